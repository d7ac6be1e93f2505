package org.jointscope.inspect;

import org.jointscope.diagnostics.Issue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Small files with one thing wrong each, and beside each the report that it deserves. Whoever
 * changes a message runs {@link #main} and reads the difference before committing it.
 */
final class FixtureReports {

    static final Path FOLDER = Path.of("src/test/resources/org/jointscope/fixtures");

    private static final String ENDING = ".report.txt";

    private FixtureReports() {}

    /** Writes the reports anew. */
    public static void main(String[] arguments) throws IOException {
        for (Path fixture : fixtures()) {
            Files.writeString(golden(fixture), actual(fixture));
        }
    }

    static List<Path> fixtures() {
        return list(name -> !name.endsWith(ENDING));
    }

    static List<Path> goldenReports() {
        return list(name -> name.endsWith(ENDING));
    }

    static Path golden(Path fixture) {
        return FOLDER.resolve(fixture.getFileName() + ENDING);
    }

    /** A line for every issue. */
    static String actual(Path fixture) throws IOException {
        return Inspector.inspect(fixture).issues().stream()
                .map(FixtureReports::line)
                .collect(Collectors.joining());
    }

    private static String line(Issue issue) {
        return "%d:%d %s %s %s\n"
                .formatted(
                        issue.location().line(),
                        issue.location().column(),
                        issue.severity().label(),
                        issue.code(),
                        issue.message());
    }

    private interface NameTest {
        boolean accepts(String name);
    }

    private static List<Path> list(NameTest test) {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> test.accepts(file.getFileName().toString()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
