package org.jointscope.texts;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.texts.SitePage.Part;

/**
 * Writes README.md, CHANGELOG.md and docs as a website with a search, which needs no server: {@code ./mvnw test-compile
 * exec:exec@site}. Fails if a link leads nowhere.
 */
final class DocumentSite {

    private static final Path DOCS = Path.of("docs");
    private static final Path IMAGES = DOCS.resolve("pictures");
    private static final Path ICON = Path.of("resources/org/jointscope/ui/app/icon/jointscope-64.png");
    /** Pages that are found by their titles only. */
    private static final String TITLE_ONLY = "CHANGELOG.*|decisions/.*";

    private final Path site;
    private final String repository;
    private final Map<Path, Path> pages = new TreeMap<>();
    private final List<List<String>> index = new ArrayList<>();

    private DocumentSite(Path site, String repository) {
        this.site = site;
        this.repository = repository;
    }

    /** Writes the site into a folder; the system property {@code repository} is the address of the repository. */
    public static void main(String[] arguments) throws IOException {
        List<String> problems = write(Path.of(arguments[0]), System.getProperty("repository", ""));
        problems.forEach(System.err::println);
        System.exit(problems.isEmpty() ? 0 : 1);
    }

    /** Writes the site, and returns the links that lead nowhere. */
    static List<String> write(Path site, String repository) throws IOException {
        new DocumentSite(site, repository).write();
        return SiteLinks.problems(site);
    }

    private void write() throws IOException {
        pages.put(Path.of("README.md"), Path.of("index.html"));
        pages.put(Path.of("CHANGELOG.md"), Path.of("CHANGELOG.html"));
        for (Path file : files(DOCS)) {
            if (file.toString().endsWith(".md")) {
                pages.put(file, Path.of(DOCS.relativize(file).toString().replace(".md", ".html")));
            } else {
                copy(file, DOCS.relativize(file));
            }
        }
        copy(ICON, Path.of("icon.png"));
        for (Map.Entry<Path, Path> page : pages.entrySet()) {
            write(page.getKey(), page.getValue());
        }
        Files.writeString(site.resolve("site.css"), resource("site.css"));
        Files.writeString(site.resolve("site.js"), resource("site.js"));
        String entries = new ObjectMapper().writeValueAsString(index);
        Files.writeString(site.resolve("search-index.js"), "window.SEARCH_INDEX = " + entries + ";\n");
    }

    private void write(Path source, Path target) throws IOException {
        String root = target.getNameCount() == 1 ? "" : "../";
        String address = slashes(target);
        SitePage page = new SitePage(Files.readString(source), link -> destination(link, source, target), root);
        for (Part part : address.matches(TITLE_ONLY) ? page.parts().subList(0, 1) : page.parts()) {
            String note = part.note().isEmpty() && part.level() > 1 ? page.title() : part.note();
            index.add(List.of(part.title(), note, address + (part.level() > 1 ? "#" + part.anchor() : "")));
        }
        String here = "href=\"" + root + address + "\"";
        Files.createDirectories(site.resolve(target).toAbsolutePath().getParent());
        Files.writeString(
                site.resolve(target),
                resource("site-page.html")
                        .replace("{{title}}", escaped(page.title()))
                        .replace("{{root}}", root)
                        .replace(here, here + " aria-current=\"page\"")
                        .replace("{{contents}}", contents(page))
                        .replace("{{body}}", page.html()));
    }

    /** The destination on the site of a link in a document; empty if it has none. */
    private String destination(String link, Path source, Path target) {
        if (link.matches("(https?:|mailto:|#).*")) {
            return link;
        }
        String[] parts = link.split("(?=#)", 2);
        String anchor = parts.length == 2 ? parts[1] : "";
        Path file = source.resolveSibling(parts[0]).normalize();
        if (pages.containsKey(file) || file.startsWith(IMAGES)) {
            Path there = pages.containsKey(file) ? pages.get(file) : DOCS.relativize(file);
            return slashes(target.resolveSibling("").relativize(there)) + anchor;
        }
        // Hosts have the files of a repository at blob/main/, so ../../releases is a page of the host.
        boolean ofHost = file.startsWith("..");
        if (!ofHost && !Files.exists(file)) {
            return link;
        }
        String folder = ofHost ? "/" : Files.isDirectory(file) ? "/tree/main/" : "/blob/main/";
        return repository.isEmpty() ? "" : repository + folder + slashes(file).replace("../", "") + anchor;
    }

    private static String contents(SitePage page) {
        String items = page.parts().stream()
                .filter(part -> part.level() == 2)
                .map(part -> "<li><a href=\"#%s\">%s</a></li>\n".formatted(part.anchor(), escaped(part.title())))
                .collect(Collectors.joining());
        return items.isEmpty()
                ? ""
                : "<nav class=\"contents\" aria-label=\"On this page\"><strong>On this page</strong><ul>\n%s</ul></nav>"
                        .formatted(items);
    }

    private void copy(Path file, Path target) throws IOException {
        Files.createDirectories(site.resolve(target).toAbsolutePath().getParent());
        Files.copy(file, site.resolve(target), StandardCopyOption.REPLACE_EXISTING);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = DocumentSite.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
