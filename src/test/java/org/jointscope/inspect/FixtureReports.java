package org.jointscope.inspect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.check.PairCheck;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * Small files with one error each, with the expected report in the same folder; in {@code pairs}, small meshes with a
 * mismatched animation of the same name; in {@code scales}, small .md5scale files, each with the same animation. After
 * a change of a message, run {@link #main} and read the difference before the commit.
 */
final class FixtureReports {

    static final Path FOLDER = Path.of("src/test/resources/org/jointscope/fixtures");
    static final Path PAIRS = FOLDER.resolve("pairs");
    static final Path SCALES = FOLDER.resolve("scales");

    private static final String ENDING = ".report.txt";

    private FixtureReports() {}

    /** Writes the reports again. */
    public static void main(String[] arguments) throws IOException {
        for (Path fixture : fixtures()) {
            Files.writeString(golden(fixture), actual(fixture));
        }
        for (Path pair : pairs()) {
            Files.writeString(golden(pair), actualPair(pair));
        }
    }

    static List<Path> fixtures() {
        return Stream.concat(
                        list(FOLDER, name -> !name.endsWith(ENDING)).stream(),
                        list(SCALES, name -> name.endsWith(".md5scale")).stream())
                .toList();
    }

    /** The pairs, each without the extension of its two files. */
    static List<Path> pairs() {
        return pairFiles().stream()
                .map(FixtureReports::withoutEnding)
                .distinct()
                .toList();
    }

    static List<Path> pairFiles() {
        return list(PAIRS, name -> !name.endsWith(ENDING));
    }

    static List<Path> goldenReports() {
        return Stream.of(FOLDER, PAIRS, SCALES)
                .flatMap(folder -> list(folder, name -> name.endsWith(ENDING)).stream())
                .toList();
    }

    static Path golden(Path fixture) {
        return fixture.resolveSibling(fixture.getFileName() + ENDING);
    }

    static String actual(Path fixture) throws IOException {
        return ReportText.of(Inspector.inspect(fixture).issues());
    }

    /** Only the issues of the two as a pair. */
    static String actualPair(Path pair) throws IOException {
        Md5Mesh mesh = (Md5Mesh) Inspector.inspect(file(pair, ".md5mesh")).content();
        Md5Anim anim = (Md5Anim) Inspector.inspect(file(pair, ".md5anim")).content();
        IssueLog issues = new IssueLog();
        PairCheck.check(mesh, anim, issues);
        return ReportText.of(issues.issues());
    }

    private static Path file(Path pair, String ending) {
        return pair.resolveSibling(pair.getFileName() + ending);
    }

    private static Path withoutEnding(Path file) {
        return file.resolveSibling(file.getFileName().toString().replaceFirst("\\.\\w+$", ""));
    }

    private interface NameTest {
        boolean accepts(String name);
    }

    private static List<Path> list(Path folder, NameTest test) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> test.accepts(file.getFileName().toString()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
