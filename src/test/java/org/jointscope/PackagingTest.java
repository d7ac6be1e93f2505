package org.jointscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jointscope.inspect.FileKind;
import org.jointscope.messages.ProgramVersion;
import org.jointscope.ui.app.JointscopeApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The files in packaging, which exist per platform, agree with each other and with the program. */
class PackagingTest {

    private static final Path PACKAGING = Path.of("packaging");
    private static final Path ICONS = Path.of("resources/org/jointscope/ui/app/icon");
    private static final Path DESKTOP_ENTRY = PACKAGING.resolve("linux/jointscope.desktop");

    /** MIME type by extension, of Windows and macOS. */
    private static Map<String, String> associations() throws IOException {
        Map<String, String> types = new TreeMap<>();
        for (String line : Files.readAllLines(PACKAGING.resolve("associations.args"))) {
            if (line.startsWith("--file-associations ")) {
                Properties association = properties(Path.of(line.split(" ")[1]));
                types.put(association.getProperty("extension"), association.getProperty("mime-type"));
            }
        }
        return types;
    }

    private static Properties properties(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    @Test
    void associationsAreTheSameOnAllPlatforms() throws Exception {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(PACKAGING.resolve("linux/jointscope.xml").toFile());
        Map<String, String> types = new TreeMap<>();
        var elements = document.getElementsByTagName("mime-type");
        for (int i = 0; i < elements.getLength(); i++) {
            Element type = (Element) elements.item(i);
            Element glob = (Element) type.getElementsByTagName("glob").item(0);
            types.put(glob.getAttribute("pattern").replace("*.", ""), type.getAttribute("type"));
        }
        assertThat(types).isEqualTo(associations());
        assertThat(types).containsOnlyKeys("jointscope", "md2", "md5anim", "md5camera", "md5mesh");
        assertThat(types.keySet())
                .filteredOn(extension -> !extension.equals("jointscope"))
                .allSatisfy(extension ->
                        assertThat(FileKind.ofName(Path.of("a." + extension))).isPresent());
        String[] ofTheMenu = properties(DESKTOP_ENTRY).getProperty("MimeType").split(";");
        assertThat(ofTheMenu).containsExactlyInAnyOrderElementsOf(types.values());
    }

    /** Desktops find the menu entry of a window by this. JavaFX uses the name of the class. */
    @Test
    void menuEntryNamesTheWindow() throws IOException {
        assertThat(properties(DESKTOP_ENTRY)).containsEntry("StartupWMClass", JointscopeApplication.class.getName());
    }

    @Test
    void iconsAreThoseOfTheSource(@TempDir Path folder) throws Exception {
        run("packaging/Icons.java", folder.toString());
        List<Path> icons = new ArrayList<>();
        try (Stream<Path> files = Files.list(ICONS)) {
            files.forEach(icons::add);
        }
        assertThat(icons).hasSize(8);
        for (Path icon : icons) {
            BufferedImage expected =
                    ImageIO.read(folder.resolve(icon.getFileName()).toFile());
            BufferedImage image = ImageIO.read(icon.toFile());
            assertThat(image.getWidth()).isEqualTo(expected.getWidth());
            assertThat(pixels(image)).as(icon.toString()).isEqualTo(pixels(expected));
        }
        assertThat(folder.resolve("jointscope.ico")).isNotEmptyFile();
        assertThat(folder.resolve("jointscope.icns")).isNotEmptyFile();
    }

    /** The addresses in them end with files that exist: packages of the release, or files of the repository. */
    @Test
    void manifestsNameThePackages(@TempDir Path folder) throws Exception {
        Path packages = Files.createDirectory(folder.resolve("packages"));
        Map<String, String> checksums = new TreeMap<>();
        for (String name : List.of(
                "jointscope-9.8.7.msi",
                "jointscope-9.8.7-windows-portable.zip",
                "jointscope-9.8.7.dmg",
                "jointscope-9.8.7-linux-x86_64.tar.gz")) {
            Files.writeString(packages.resolve(name), name);
            byte[] checksum = MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8));
            checksums.put(name, HexFormat.of().formatHex(checksum));
        }
        Path manifests = folder.resolve("manifests");
        run("packaging/Manifests.java", "9.8.7", "somebody/repository", packages.toString(), manifests.toString());

        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(manifests)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                texts.put(manifests.relativize(file).toString(), Files.readString(file));
            }
        }
        assertThat(texts)
                .containsOnlyKeys(
                        "aur/PKGBUILD",
                        "flatpak/org.jointscope.Jointscope.metainfo.xml",
                        "flatpak/org.jointscope.Jointscope.yml",
                        "homebrew/jointscope.rb",
                        "winget/Jointscope.Jointscope.installer.yaml",
                        "winget/Jointscope.Jointscope.locale.en-US.yaml",
                        "winget/Jointscope.Jointscope.yaml");
        String all = String.join("\n", texts.values()).replace("#{version}", "9.8.7");
        checksums.forEach((name, checksum) -> assertThat(all)
                .contains("https://github.com/somebody/repository/releases/download/v9.8.7/" + name)
                .containsIgnoringCase(checksum));
        assertThat(all.lines().filter(line -> line.startsWith("  desc ")))
                .singleElement()
                .satisfies(line -> assertThat(line).hasSizeLessThanOrEqualTo("  desc ''".length() + 80));
        List<String> files = Pattern.compile("/v9\\.8\\.7/((docs/|LICENSE)[^<\\s]*)")
                .matcher(all)
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(files)
                .contains("docs/pictures/window.png", "docs/guide.md", "LICENSE")
                .hasSizeGreaterThan(6);
        assertThat(files).allSatisfy(file -> assertThat(Path.of(file)).exists());
    }

    /** The action downloads the version of its tag. */
    @Test
    void readmeNamesTheVersion() throws IOException {
        assertThat(Path.of("README.md")).content().contains("/jointscope@v" + ProgramVersion.number());
    }

    /** A Flatpak exports only files with its name. */
    @Test
    void flatpakHasOneName(@TempDir Path folder) throws Exception {
        Path packages = Files.createDirectory(folder.resolve("packages"));
        Files.createFile(packages.resolve("jointscope-9.8.7-linux-x86_64.tar.gz"));
        run("packaging/Manifests.java", "9.8.7", "somebody/repository", packages.toString(), folder.toString());
        Path metainfo = folder.resolve("flatpak/org.jointscope.Jointscope.metainfo.xml");
        Element component = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(metainfo.toFile())
                .getDocumentElement();
        String id = component.getElementsByTagName("id").item(0).getTextContent();
        assertThat(component.getElementsByTagName("launchable").item(0).getTextContent())
                .isEqualTo(id + ".desktop");
        assertThat(((Element) component.getElementsByTagName("release").item(0)).getAttribute("version"))
                .isEqualTo("9.8.7");
        assertThat(folder.resolve("flatpak/" + id + ".yml"))
                .content()
                .startsWith("id: " + id + "\n")
                .contains("rename-desktop-file: " + DESKTOP_ENTRY.getFileName(), "share/mime/packages/" + id + ".xml");
        assertThat(folder).isDirectoryNotContaining("glob:**winget").isDirectoryNotContaining("glob:**homebrew");
    }

    private static void run(String program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin/java").toString(), program));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).inheritIO().start();
        assertThat(process.waitFor()).isZero();
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
