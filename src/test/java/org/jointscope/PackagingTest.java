package org.jointscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jointscope.inspect.FileKind;
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
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "packaging/Icons.java",
                        folder.toString())
                .inheritIO()
                .start();
        assertThat(process.waitFor()).isZero();
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

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
