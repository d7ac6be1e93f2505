import org.w3c.dom.Document;
import org.w3c.dom.Element;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import javax.xml.parsers.DocumentBuilderFactory;

/**
 * Writes the licenses of all bundled libraries to one file: {@code java packaging/Licenses.java
 * target/sbom.xml MODULE_PATH THIRD-PARTY.txt}.
 *
 * <p>Libraries and licenses are those of the bill of materials. The texts are the files in the
 * libraries; for the others, the texts in the bill of materials with the notices in {@code
 * packaging/copyright.properties}. The text of OpenJFX is that of the JDK.
 */
class Licenses {

    private static final Path NOTICES = Path.of("packaging/copyright.properties");
    private static final String OF_THE_JDK = "GPL-2.0-with-classpath-exception";
    private static final Pattern LICENSE_FILE =
            Pattern.compile(
                    "(.*/)?[^/]*(license|notice)[^/]*(\\.txt|\\.md)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLACEHOLDER =
            Pattern.compile("Copyright \\(c\\) <year> <[^>]*>\\.?( All rights reserved\\.)?");
    private static final String RULE = "-".repeat(80);

    private record Library(String group, String name, String version, String license) {
        @Override
        public String toString() {
            return "%s %s (%s): %s".formatted(name, version, group, license);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Map<String, String> texts = new TreeMap<>();
        Properties notices = notices();
        Set<Library> libraries = libraries(Path.of(arguments[0]), notices, texts);
        String ofTheJdk =
                Files.readString(
                        Path.of(System.getProperty("java.home"), "legal/java.base/LICENSE"));
        texts.put(OF_THE_JDK, ofTheJdk);
        Map<String, List<String>> usersOfTexts = new LinkedHashMap<>();
        // The JDK that runs this program is the one from which the build links the runtime.
        Library jdk =
                new Library(
                        "org.openjdk", "OpenJDK", System.getProperty("java.version"), OF_THE_JDK);
        usersOfTexts.put(normalized(ofTheJdk), new ArrayList<>(List.of(jdk.name())));
        for (Library library : libraries) {
            List<String> own = filesIn(jarOf(library, arguments[1]));
            String notice = notices.getProperty(library.group(), "");
            if (own.stream()
                    .noneMatch(
                            text ->
                                    text.contains("Redistribution")
                                            || text.contains("Permission is hereby"))) {
                own.addFirst(standardText(library, texts, notice));
            } else if (!notice.isEmpty()) {
                own.addFirst(notice);
            }
            own.forEach(
                    text ->
                            usersOfTexts
                                    .computeIfAbsent(normalized(text), key -> new ArrayList<>())
                                    .add(library.name()));
        }
        StringBuilder out = new StringBuilder();
        out.append("Libraries in the packages of Jointscope\n\n");
        Stream.concat(libraries.stream(), Stream.of(jdk))
                .forEach(library -> out.append("  ").append(library).append('\n'));
        out.append(
                """

                OpenJDK is the Java runtime. The texts of the libraries in it are in its folder legal.
                """);
        usersOfTexts.forEach(
                (text, users) ->
                        out.append(
                                "\n%s\n%s\n%s\n\n%s\n"
                                        .formatted(
                                                RULE,
                                                String.join(", ", new LinkedHashSet<>(users)),
                                                RULE,
                                                text)));
        Path file = Path.of(arguments[2]);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, out.toString());
    }

    private static Properties notices() throws IOException {
        Properties notices = new Properties();
        try (Reader reader = Files.newBufferedReader(NOTICES)) {
            notices.load(reader);
        }
        return notices;
    }

    /** The libraries in the bill of materials, and the texts of their licenses. */
    private static Set<Library> libraries(Path bill, Properties notices, Map<String, String> texts)
            throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(bill.toFile());
        // The first list of components is that of the tools which wrote the bill.
        Element components = elements(document.getDocumentElement(), "components").getLast();
        Set<Library> libraries = new LinkedHashSet<>();
        for (Element component : elements(components, "component")) {
            String group = text(component, "group").orElseThrow();
            String license = "";
            for (Element element : elements(component, "license")) {
                license = text(element, "id").or(() -> text(element, "name")).orElseThrow();
                String id = license;
                text(element, "text")
                        .map(encoded -> Base64.getMimeDecoder().decode(encoded))
                        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                        .ifPresent(text -> texts.put(id, text));
            }
            libraries.add(
                    new Library(
                            group,
                            text(component, "name").orElseThrow(),
                            text(component, "version").orElseThrow(),
                            notices.getProperty(group + ".license", license)));
        }
        return libraries;
    }

    /** The text of the license with the notice in place of its placeholder. */
    private static String standardText(Library library, Map<String, String> texts, String notice) {
        String text = texts.get(library.license());
        if (text == null) {
            throw new IllegalStateException("No text of the license of " + library);
        }
        boolean hasPlaceholder = PLACEHOLDER.matcher(text).find();
        if (hasPlaceholder && notice.isEmpty()) {
            throw new IllegalStateException("No copyright notice of " + library + " in " + NOTICES);
        }
        return hasPlaceholder
                ? PLACEHOLDER
                        .matcher(text)
                        .replaceFirst(java.util.regex.Matcher.quoteReplacement(notice))
                : notice.isEmpty() ? text : notice + "\n\n" + text;
    }

    private static Path jarOf(Library library, String modulePath) {
        String start = library.name() + "-" + library.version();
        return Stream.of(modulePath.split(File.pathSeparator))
                .map(Path::of)
                .filter(jar -> jar.getFileName().toString().startsWith(start))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No file of " + library));
    }

    /** License and notice files in a library. */
    private static List<String> filesIn(Path path) throws IOException {
        List<String> texts = new ArrayList<>();
        try (ZipFile jar = new ZipFile(path.toFile())) {
            for (ZipEntry entry : jar.stream().map(ZipEntry.class::cast).toList()) {
                if (LICENSE_FILE.matcher(entry.getName()).matches()) {
                    texts.add(
                            new String(
                                    jar.getInputStream(entry).readAllBytes(),
                                    StandardCharsets.UTF_8));
                }
            }
        }
        return texts;
    }

    private static String normalized(String text) {
        return String.join("\n", text.lines().map(String::stripTrailing).toList()).strip();
    }

    private static List<Element> elements(Element parent, String name) {
        var nodes = parent.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static Optional<String> text(Element parent, String name) {
        return elements(parent, name).stream().findFirst().map(Element::getTextContent);
    }
}
