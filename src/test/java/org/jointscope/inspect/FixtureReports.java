package org.jointscope.inspect;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Subject;

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

    /** A line for every finding that is listed. */
    static String actual(Path fixture) throws IOException {
        return Inspector.inspect(fixture).issues().stream()
                .map(FixtureReports::lines)
                .collect(Collectors.joining());
    }

    private static String lines(Issue issue) {
        String listed =
                issue.findings().stream().map(FixtureReports::line).collect(Collectors.joining());
        return issue.unlisted() == 0
                ? listed
                : listed + "and %d more of %s\n".formatted(issue.unlisted(), issue.code());
    }

    private static String line(Finding finding) {
        return "%d:%d %s %s %s%s\n"
                .formatted(
                        finding.location().line(),
                        finding.location().column(),
                        finding.code().severity().label(),
                        finding.code(),
                        finding.message(),
                        about(finding.subject()));
    }

    /** {@code [joint 3, frame 12]}. */
    private static String about(Subject subject) {
        String parts =
                Stream.of(
                                part("mesh", subject.mesh()),
                                part("vertex", subject.vertex()),
                                part("triangle", subject.triangle()),
                                part("weight", subject.weight()),
                                part("joint", subject.joint()),
                                part("component", subject.component()),
                                part("frame", subject.frame()))
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(", "));
        return parts.isEmpty() ? "" : " [" + parts + "]";
    }

    private static String part(String name, int index) {
        return index == Subject.NONE ? "" : name + " " + index;
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
