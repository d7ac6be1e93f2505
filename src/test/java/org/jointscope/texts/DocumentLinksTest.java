package org.jointscope.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DocumentLinksTest {

    /** Without those to the pages that a host adds to a repository, such as {@code ../../releases}. */
    private static final Pattern LINK = Pattern.compile("]\\((?!https?:|#|\\.\\./\\.\\./)([^)#\\s]+)");

    @Test
    void everyLinkToAFileLeadsToOne() throws IOException {
        try (Stream<Path> top = Files.list(Path.of(""));
                Stream<Path> docs = Files.walk(Path.of("docs"))) {
            List<String> links = Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .flatMap(DocumentLinksTest::links)
                    .toList();
            assertThat(links).hasSizeGreaterThan(20);
            assertThat(links).filteredOn(link -> !Files.exists(Path.of(link))).isEmpty();
        }
    }

    @Test
    void everyDecisionIsListed() throws IOException {
        try (Stream<Path> decisions = Files.list(Path.of("docs/decisions"))) {
            List<String> links = links(Path.of("docs/architecture.md")).toList();
            assertThat(decisions.map(Path::toString)).isNotEmpty().isSubsetOf(links);
        }
    }

    /** Targets of a document, from the root of the project. */
    private static Stream<String> links(Path document) {
        try {
            return LINK
                    .matcher(Files.readString(document))
                    .results()
                    .map(link ->
                            document.resolveSibling(link.group(1)).normalize().toString())
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
