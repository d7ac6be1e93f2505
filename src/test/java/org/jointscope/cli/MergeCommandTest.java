package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jointscope.files.TestArchives;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shards of a check, and the report of all of them. */
class MergeCommandTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");
    private static final int SHARDS = 4;
    private static final int FOLDERS = 11;

    /** Of the fixtures, each of which has other issues. */
    private static final int EVERY = 4;

    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    private static Path tree;
    private static Path archive;

    @BeforeAll
    static void writeTree() throws IOException {
        tree = Files.createDirectory(shared.resolve("tree"));
        List<Path> fixtures;
        try (Stream<Path> all = Files.list(FIXTURES)) {
            fixtures = all.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
        for (int i = 0; i < fixtures.size(); i += EVERY) {
            Path to = Files.createDirectories(tree.resolve("models/m" + i % FOLDERS));
            Files.copy(fixtures.get(i), to.resolve(fixtures.get(i).getFileName().toString()));
            Files.writeString(to.resolve("arm.md5mesh"), Samples.MESH);
            Files.writeString(to.resolve("arm.md5anim"), Samples.ANIM);
        }
        byte[] mesh = Samples.MESH.getBytes(StandardCharsets.UTF_8);
        archive = TestArchives.write(
                shared.resolve("a.pk4"), Map.of("z/arm.md5mesh", mesh, "b.md5mesh", mesh, "../evil.tga", new byte[1]));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    /** Checks the archive, the tree and others in shards, and returns the reports, the last one first. */
    private String[] reports(String... more) throws IOException {
        List<String> reports = new ArrayList<>();
        for (int shard = 1; shard <= SHARDS; shard++) {
            Run run = check(Stream.concat(Stream.of("--json", "--shard", shard + "/" + SHARDS), Stream.of(more))
                    .toArray(String[]::new));
            Path report = folder.resolve("shard" + shard);
            Files.writeString(report, run.out());
            reports.addFirst(report.toString());
        }
        return reports.toArray(String[]::new);
    }

    private static Run check(String... more) {
        return Run.of(Stream.concat(Stream.of("check", archive.toString(), tree.toString()), Stream.of(more))
                .toArray(String[]::new));
    }

    private static Run merge(String[] reports, String... more) {
        return Run.of(Stream.of(Stream.of("merge"), Stream.of(reports), Stream.of(more))
                .flatMap(it -> it)
                .toArray(String[]::new));
    }

    @Test
    void shardsMergedAreTheCheckOfAllFiles() throws IOException {
        String[] others = {shared.resolve("zz.md5mesh").toString(), "--jobs", "2"};
        Run whole = check(Stream.concat(Stream.of(others), Stream.of("--json", "--sarif", file("whole.sarif")))
                .toArray(String[]::new));
        String[] reports = reports(others);
        assertThat(Stream.of(reports)
                        .map(Path::of)
                        .map(MergeCommandTest::read)
                        .filter(report -> !report.path("files").isEmpty())
                        .count())
                .isGreaterThan(2);
        Run merged = merge(reports, "--json", "--sarif", file("merged.sarif"));
        assertThat(merged).isEqualTo(whole);
        assertThat(merged.exitCode()).isEqualTo(2);
        assertThat(merged.out()).contains("ARCHIVE_ENTRY_NAME", "\"mesh\"");
        assertThat(folder.resolve("merged.sarif")).hasSameTextualContentAs(folder.resolve("whole.sarif"));
        others[2] = "1";
        assertThat(merge(reports)).isEqualTo(check(others));
    }

    @Test
    void missingShardsAreNamed() throws IOException {
        String[] reports = reports();
        Run run = merge(new String[] {reports[0], reports[2]});
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).endsWith("jointscope: reports of these shards are missing: 1/4, 3/4\n");
        assertThat(merge(reports).err()).doesNotContain("missing:");
    }

    @Test
    void resultsOfSarifAreTheIssuesOfTheText() throws IOException {
        Run run = check("--engine", "doom3", "--sarif", file("log"));
        JsonNode log = read(folder.resolve("log"));
        assertThat(log.path("version").asText()).isEqualTo("2.1.0");
        assertThat(log.path("runs").get(0).path("results")).hasSize((int) run.out()
                .lines()
                .filter(line -> line.matches(".* (error|warning|info|hint) [A-Z0-9_]+ .*"))
                .count());
    }

    private static JsonNode read(Path file) {
        try {
            return new ObjectMapper().readTree(file.toFile());
        } catch (IOException e) {
            throw new AssertionError(file.toString(), e);
        }
    }

    private String report(String name, String path, String... options) throws IOException {
        Run run = Run.of(Stream.concat(Stream.of("check", path, "--json"), Stream.of(options))
                .toArray(String[]::new));
        Files.writeString(folder.resolve(name), run.out());
        return file(name);
    }

    @Test
    void fileThatIsInSeveralReportsIsCountedOnce() throws IOException {
        String mesh = Samples.mesh(folder);
        String one = report("1.json", mesh);
        Run merged = merge(new String[] {one, report("2.json", folder.toString()), one});
        assertThat(merged.err()).startsWith("1 file, ");
    }

    /** An engine that was chosen decides the exit code, also that of the merged report. */
    @ParameterizedTest
    @CsvSource({"doom3, 1", "all, 1", "quake2, 0"})
    void exitCodeIsThatOfTheCheck(String engine, int code) throws IOException {
        String damaged = Samples.MESH.replace("weight 1 0 1 (", "weight 1 7 1 (");
        String mesh = Samples.write(folder, "a.md5mesh", damaged);
        assertThat(Run.of("check", mesh, "--engine", engine).exitCode()).isEqualTo(code);
        Run merged = merge(new String[] {report("1.json", mesh, "--engine", engine)});
        assertThat(merged).isEqualTo(Run.of("check", mesh, "--engine", engine));
    }

    @Test
    void changedSeveritiesAreKept() throws IOException {
        String mesh = Samples.write(folder, "a.md5mesh", Samples.MESH.replace("Version 10", "Version 13"));
        String[] severity = {"--severity", "VERSION_UNSUPPORTED=error"};
        Run merged = merge(new String[] {report("1.json", mesh, severity)}, "--json");
        assertThat(merged.exitCode()).isEqualTo(1);
        assertThat(merged.out()).isEqualTo(Files.readString(folder.resolve("1.json")));
        Run mixed = merge(new String[] {file("1.json"), report("2.json", mesh)});
        assertThat(mixed.exitCode()).isEqualTo(2);
        assertThat(mixed.err())
                .contains("2.json: the --engine or --severity options differ from those in " + file("1.json"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}| not a check --json report from this version",
                "{ \"files\": [ {| not a check --json report from this version",
                "text| not a check --json report from this version",
                "''| not a check --json report from this version",
            })
    void otherFilesAreNotReports(String text, String reason) throws IOException {
        Run run = merge(new String[] {Samples.write(folder, "r.json", text)});
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("r.json: " + reason);
    }

    @Test
    void missingAndInterruptedReportsAreNamed() throws IOException {
        assertThat(merge(new String[] {file("none.json")}).err()).contains("none.json: file not found");
        report("1.json", Samples.mesh(folder));
        String interrupted =
                Files.readString(folder.resolve("1.json")).replaceFirst("\n}\n$", ", \"interrupted\": true}");
        Run run = merge(new String[] {Samples.write(folder, "2.json", interrupted)});
        assertThat(run.err()).contains("2.json: report of an interrupted check");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void codesOfAnotherVersionAreRejected() throws IOException {
        String mesh = Samples.write(folder, "a.md5mesh", Samples.MESH.replace("Version 10", "Version 13"));
        report("1.json", mesh);
        String other = Files.readString(folder.resolve("1.json")).replace("VERSION_UNSUPPORTED", "VERSION_UNKNOWN");
        Run run = merge(new String[] {Samples.write(folder, "2.json", other)});
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("codes or rules from another version");
        report("3.json", mesh, "--engine", "doom3");
        String engine = Files.readString(folder.resolve("3.json")).replace("[ \"doom3\" ]", "[ \"doom9\" ]");
        Run unknown = merge(new String[] {Samples.write(folder, "4.json", engine)});
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("4.json: contains codes or rules from another version");
    }

    @ParameterizedTest
    @CsvSource({"--shard, 0/4", "--shard, 5/4", "--shard, 2", "--jobs, 0", "--jobs, x"})
    void invalidPartsAreWrongUse(String option, String value) {
        Run run = check(option, value);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(option, "but was '" + value + "'");
    }
}
