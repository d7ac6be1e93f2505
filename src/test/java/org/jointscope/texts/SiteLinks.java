package org.jointscope.texts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether the links and images of a site exist, and its anchors are unique. */
final class SiteLinks {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    private static final Pattern ID = Pattern.compile("\\bid=\"([^\"]*)\"");
    private static final Pattern ELSEWHERE = Pattern.compile("(https?:|mailto:).*");

    private SiteLinks() {}

    static List<String> problems(Path site) throws IOException {
        Map<Path, String> pages = new HashMap<>();
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".html")).toList()) {
                pages.put(file, Files.readString(file));
            }
        }
        List<String> problems = new ArrayList<>();
        Map<Path, Set<String>> anchors = new HashMap<>();
        pages.forEach((page, html) -> {
            Set<String> own = new HashSet<>();
            ID.matcher(html)
                    .results()
                    .map(id -> id.group(1))
                    .filter(id -> !own.add(id))
                    .forEach(id -> problems.add(page + ": id twice: " + id));
            anchors.put(page, own);
        });
        pages.forEach((page, html) -> LINK.matcher(html)
                .results()
                .map(link -> link.group(1))
                .filter(link -> !ELSEWHERE.matcher(link).matches() && !isThere(link, page, anchors))
                .forEach(link -> problems.add(page + ": leads nowhere: " + link)));
        return problems.stream().sorted().toList();
    }

    private static boolean isThere(String link, Path page, Map<Path, Set<String>> anchors) {
        String[] parts = link.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        return parts.length == 1
                ? !link.isEmpty() && Files.isRegularFile(file)
                : anchors.getOrDefault(file, Set.of()).contains(parts[1]);
    }
}
