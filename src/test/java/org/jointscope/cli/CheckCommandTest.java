package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckCommandTest {

    /** An error in line 19, a warning in line 1. */
    private static final String DAMAGED =
            Samples.MESH.replace("MD5Version 10", "MD5Version 13").replace("weight 1 0 1 (", "weight 1 7 1 (");

    /** Of another mesh than the sample: its joints are in the opposite order. */
    private static final String TURNED_ANIM =
            Samples.ANIM.replace("\"root\"\t-1 1 0", "\"arm\"\t-1 1 0").replace("\"arm\"\t0 0 0", "\"root\"\t0 0 0");

    @TempDir
    private Path folder;

    @Test
    void aLineAFindingAndASummaryBeside() throws IOException {
        Run run = Run.of("check", Samples.write(folder, "a.md5mesh", DAMAGED));
        assertThat(lines(run))
                .containsExactly(
                        "PATH/a.md5mesh:1:12: warning VERSION_UNSUPPORTED MD5Version is 13;"
                                + " the known versions are 10, 11 and 12.",
                        "PATH/a.md5mesh:19:2: error WEIGHT_JOINT_OUT_OF_RANGE Weight 1"
                                + " references joint 7, but the last joint is 1.");
        assertThat(run.err().lines())
                .hasSize(2)
                .startsWith("1 file, 0 pairs of mesh and animation: 1 error, 1 warning, 0" + " info, 0 hints.")
                .last()
                .asString()
                .startsWith("Engines that reject a file: Doom 3 (doom3), ")
                .endsWith(", Blender MD5 add-on (kozgit).");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void filesOfADefAreFoundInTheFolderOfAGame() throws IOException {
        Path models = Files.createDirectories(folder.resolve("base/models"));
        Files.writeString(models.resolve("arm.md5mesh"), Samples.MESH);
        Path work = Files.createDirectory(folder.resolve("work"));
        String def = Samples.write(work, "arm.def", "model arm { mesh models/arm.md5mesh }");
        assertThat(Run.of("check", def).out()).contains("DEF_MESH_NOT_FOUND");
        String game = folder.resolve("base").toString();
        assertThat(Run.of("check", "--game", game, def).out()).doesNotContain("DEF_MESH_NOT_FOUND");
        assertThat(Run.of("pose", "--game", game, def).out()).contains("arm");
    }

    @Test
    void enginesThatRejectNothingAreNotListed() {
        Run run = Run.of("check", "resources/org/jointscope/sample/walk.md5anim");
        assertThat(run.err().lines()).hasSize(1);
    }

    /** The issue says what the file is, so rules about its missing keywords would repeat it. */
    @Test
    void contentOfAnotherFormatHasNoRulesOfEngines() throws IOException {
        String file = Samples.write(folder, "a.md5anim", "HIERARCHY\nROOT Hips\n{\n}\n");
        Run run = Run.of("check", file, "--engine", "doom3");
        assertThat(all(run)).singleElement().asString().contains("error FILE_FOREIGN");
        assertThat(run.err()).contains("Doom 3: 0 accepted, 0 with warnings, 1 rejected.");
    }

    /** Other programs use it for the standard output. */
    @Test
    void hyphenIsNotAFile() throws IOException {
        Run run = Run.of("check", Samples.mesh(folder), "--sarif", "-");
        assertThat(run.err()).contains("'-' is not a file");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void whatIsNotListedIsCounted() throws IOException {
        String mesh = Samples.MESH
                .replace("numweights 4", "numweights 27")
                .replace("numverts 3", "\tweight 0 7 1 ( 0 0 0 )\n".repeat(23) + "numverts 3");
        Run run = Run.of("check", Samples.write(folder, "a.md5mesh", mesh));
        assertThat(lines(run)).contains("PATH/a.md5mesh: 3 more WEIGHT_JOINT_OUT_OF_RANGE issues not listed");
        assertThat(lines(run))
                .filteredOn(line -> line.contains("error WEIGHT_JOINT_OUT_OF_RANGE"))
                .hasSize(20);
        assertThat(run.err()).contains(" 23 errors");
    }

    @Test
    void filesWithoutFaultsAreFine() throws IOException {
        Run run = Run.of("check", Samples.mesh(folder));
        assertThat(lines(run)).isEmpty();
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void pairIsReportedAtTheAnimationAndNamesTheMesh() throws IOException {
        Samples.mesh(folder);
        Samples.write(folder, "turned.md5anim", TURNED_ANIM);
        Run run = Run.of("check", folder.toString());
        assertThat(lines(run))
                .filteredOn(line -> line.contains(" PAIR_"))
                .isNotEmpty()
                .allMatch(line -> line.startsWith("PATH/turned.md5anim:"))
                .allMatch(line -> line.endsWith(" (with a.md5mesh)"));
        assertThat(run.err()).startsWith("2 files, 1 pair of mesh and animation: ");
    }

    @Test
    void jsonHasExactlyTheseMembers() throws IOException {
        String file = Samples.write(folder, "a.md5mesh", DAMAGED);
        Run run = Run.of("check", "--json", file, "--engine", "doom3");
        String path = folder.toString().replace("\\", "\\\\");
        String expected = """
            {"files": [{"path": "PATH/a.md5mesh", "kind": "md5mesh", "issues": [
                {"code": "VERSION_UNSUPPORTED", "severity": "warning",
                 "line": 1, "column": 12, "message": "V", "count": 1,
                 "places": [{"line": 1, "column": 12, "message": "V"}]},
                {"code": "WEIGHT_JOINT_OUT_OF_RANGE", "severity": "error",
                 "line": 19, "column": 2, "mesh": 0, "weight": 1, "message": "W", "count": 1,
                 "places": [
                   {"line": 19, "column": 2, "mesh": 0, "weight": 1, "message": "W"}]}],
                "verdicts": {"doom3": "rejects"},
                "reasons": [
                {"engine": "doom3", "rule": "version", "effect": "rejects", "of": "md5mesh",
                 "message": "MD5Version must be 10.",
                 "words": "Invalid version %d. Should be version %d",
                 "line": 1, "column": 12, "detail": "MD5Version is 13."},
                {"engine": "doom3", "rule": "weight-joint", "effect": "rejects",
                 "of": "md5mesh",
                 "message": "Weights must reference existing joints.",
                 "words": "Joint Index out of range(%d): %d",
                 "line": 19, "column": 2, "mesh": 0, "weight": 1, "detail": "W"}],
                "differences": []}],
             "pairs": [], "errors": 1, "warnings": 1,
             "engines": ["doom3"], "severities": {}, "unreadable": []}
            """.replace("PATH", path)
                .replace("\"V\"", "\"MD5Version is 13; the known versions are 10, 11 and 12.\"")
                .replace("\"W\"", "\"Weight 1 references joint 7, but the last joint is 1.\"");
        assertThat(json(run)).isEqualTo(new ObjectMapper().readTree(expected));
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void pairInJsonNamesBothFiles() throws IOException {
        Samples.mesh(folder);
        Samples.write(folder, "turned.md5anim", TURNED_ANIM);
        JsonNode pair =
                json(Run.of("check", "--json", folder.toString())).get("pairs").get(0);
        assertThat(pair.get("mesh").asText())
                .isEqualTo(folder.resolve("a.md5mesh").toString());
        assertThat(pair.get("anim").asText())
                .isEqualTo(folder.resolve("turned.md5anim").toString());
        assertThat(pair.get("issues"))
                .isNotEmpty()
                .allMatch(issue -> issue.get("code").asText().startsWith("PAIR_"));
    }

    @Test
    void scalesAreCheckedWithTheirAnimation() throws IOException {
        String anim = Samples.anim(folder);
        String scale = anim.replace(".md5anim", ".md5scale");
        Files.writeString(Path.of(scale), "{\n\"leg\": {\"0\": 1}, \"arm\": {\"4\": 1}}");
        Run run = Run.of("check", anim);
        assertThat(run.out())
                .contains(scale + ":2:1: warning SCALE_JOINT_UNKNOWN")
                .contains(scale + ":2:26: warning SCALE_FRAME_OUT_OF_RANGE");
        assertThat(run.err()).contains("2 files");
        assertThat(run.exitCode()).isZero();
        assertThat(Run.of("check", scale).out()).contains("SCALE_JOINT_UNKNOWN");
        assertThat(Run.of("check", anim, scale).out()).isEqualTo(run.out());
        assertThat(Run.of("check", folder.toString()).out()).contains("SCALE_JOINT_UNKNOWN");
    }

    @Test
    void codesCanBeIgnored() throws IOException {
        String file = Samples.write(folder, "a.md5mesh", DAMAGED);
        Run one = Run.of("check", file, "--ignore", "WEIGHT_JOINT_OUT_OF_RANGE");
        assertThat(lines(one)).hasSize(1).first().asString().contains("VERSION_UNSUPPORTED");
        assertThat(one.exitCode()).isZero();
        for (String[] both : List.of(
                new String[] {"--ignore", "weight_joint_out_of_range,VERSION_UNSUPPORTED"},
                new String[] {"--ignore=WEIGHT_JOINT_OUT_OF_RANGE", "--ignore=VERSION_UNSUPPORTED"})) {
            Run none = Run.of("check", file, both[0], both[1]);
            assertThat(lines(none)).isEmpty();
            assertThat(none.err()).contains("0 errors, 0 warnings");
        }
    }

    @Test
    void severitiesCanBeChanged() throws IOException {
        String file = Samples.write(folder, "a.md5mesh", DAMAGED);
        Run lenient = Run.of("check", file, "--severity", "WEIGHT_JOINT_OUT_OF_RANGE=info");
        assertThat(lenient.out()).contains(": info WEIGHT_JOINT_OUT_OF_RANGE ");
        assertThat(lenient.err()).contains("0 errors, 1 warning, 1 info,");
        assertThat(lenient.exitCode()).isZero();
        Run strict = Run.of(
                "check", "--json", file, "--severity", "VERSION_UNSUPPORTED=ERROR,WEIGHT_JOINT_OUT_OF_RANGE=hint");
        assertThat(json(strict).get("files").get(0).get("issues"))
                .extracting(issue -> issue.get("severity").asText())
                .containsExactly("error", "hint");
        assertThat(json(strict).get("errors").asInt()).isEqualTo(1);
        assertThat(json(strict).get("warnings").asInt()).isZero();
        assertThat(strict.exitCode()).isEqualTo(1);
    }

    @Test
    void whatIsIgnoredStaysIgnoredWhateverItsSeverity() throws IOException {
        Run run = Run.of(
                "check",
                Samples.write(folder, "a.md5mesh", DAMAGED),
                "--severity=WEIGHT_JOINT_OUT_OF_RANGE=error",
                "--ignore=WEIGHT_JOINT_OUT_OF_RANGE");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("0 errors, 1 warning");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--ignore VERT_BIAS_SUMM | unknown code 'VERT_BIAS_SUMM'; did you mean" + " VERT_BIAS_SUM?",
                "--ignore PARENT_LATER | did you mean JOINT_PARENT_LATER?",
                "--ignore xyz | unknown code 'xyz'; jointscope explain lists all codes",
                "--severity VERT_BIAS_SUM=fatal | unknown severity 'fatal'; expected one of"
                        + " error, warning, info, hint",
                "--severity VERT_BIAS_SUM=ignore | to ignore a code, use --ignore",
                "--severity VERT_BIAS=error | did you mean VERT_BIAS_SUM?",
                "--severity VERT_BIAS_SUM | VERT_BIAS_SUM",
                "--engine unreal | unknown engine 'unreal'; expected one of doom3, bfg, rbdoom," + " etqw"
            })
    void whatCannotBeMeantIsWrongUse(String arguments, String message) throws IOException {
        String[] option = arguments.split(" ");
        Run run = Run.of("check", Samples.mesh(folder), option[0], option[1]);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void withoutPathItIsWrongUse() {
        assertThat(Run.of("check").exitCode()).isEqualTo(2);
    }

    @Test
    void whatCannotBeReadIsNamedAndTheOthersAreStillDone() throws IOException {
        String missing = folder.resolve("missing.md5mesh").toString();
        Run run = Run.of("check", missing, Samples.write(folder, "a.md5mesh", DAMAGED));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("jointscope: " + missing + ": file not found");
        assertThat(run.out()).contains("WEIGHT_JOINT_OUT_OF_RANGE");
    }

    @Test
    void namedFileIsCheckedIfItsContentIsKnown() throws IOException {
        String mesh = Samples.write(folder, "model.bak", Samples.MESH);
        String anim = Samples.write(folder, "motion", Samples.ANIM);
        JsonNode checked = json(Run.of("check", "--json", mesh, anim));
        assertThat(checked.get("files"))
                .extracting(file -> file.get("kind").asText())
                .containsExactly("md5mesh", "md5anim");
        assertThat(checked.get("pairs")).hasSize(1);
        String text = Samples.write(folder, "notes.txt", "nothing of ours");
        assertThat(Run.of("check", text).exitCode()).isEqualTo(2);
    }

    @Test
    void folderOfNothingIsFine() {
        Run run = Run.of("check", folder.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).startsWith("0 files, ");
    }

    @Test
    void controlCharactersNeverReachTheTerminal() throws IOException {
        String hostile = DAMAGED.replace("\"arm\"\t0", "\"\u001b[2Jarm\u009b\"\t9");
        Samples.write(folder, "a\u001b[2J.md5mesh", hostile);
        Files.createSymbolicLink(folder.resolve("b\u0007.md5anim"), folder.resolve("nowhere"));
        Run run = Run.of("check", folder.toString());
        assertThat(run.out()).contains("JOINT_PARENT_INVALID");
        assertThat(run.err()).contains("b\uFFFD.md5anim: file not found");
        assertThat((run.out() + run.err()).replace(System.lineSeparator(), "").chars())
                .noneMatch(Character::isISOControl);
    }

    @Test
    void sarifIsWrittenBesideTheText() throws IOException {
        Path log = folder.resolve("log.sarif");
        Run run = Run.of("check", Samples.write(folder, "a.md5mesh", DAMAGED), "--sarif", log.toString());
        assertThat(lines(run)).hasSize(2);
        JsonNode sarif = new ObjectMapper().readTree(log.toFile());
        assertThat(sarif.at("/runs/0/results")).hasSize(2);
        assertThat(run.exitCode()).isEqualTo(1);
    }

    /** Also without the name of the log: {@code check --sarif body.md5mesh walk.md5anim}. */
    @Test
    void sarifNeverReplacesAnotherFile() throws IOException {
        String mesh = Samples.mesh(folder);
        Run run = Run.of("check", "--sarif", mesh, Samples.anim(folder));
        assertThat(Files.readString(Path.of(mesh))).isEqualTo(Samples.MESH);
        assertThat(run.err()).contains(mesh + ": file exists and is not a Jointscope log; use --force");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void sarifOfAnotherProgramIsKeptUnlessForced() throws IOException {
        String text = "{ \"$schema\": \"https://example.org/sarif-schema-2.1.0.json\" }";
        Path log = Files.writeString(folder.resolve("log.sarif"), text);
        String mesh = Samples.mesh(folder);
        assertThat(Run.of("check", mesh, "--sarif", log.toString()).exitCode()).isEqualTo(2);
        assertThat(log).hasContent(text);
        assertThat(Run.of("check", mesh, "--sarif", log.toString(), "--force").exitCode())
                .isZero();
        assertThat(log).content().contains("Jointscope");
        assertThat(folder.resolve("log.sarif.bak")).hasContent(text);
    }

    @Test
    void sarifReplacesAnEarlierLogAndAnEmptyFile() throws IOException {
        Path log = Files.createFile(folder.resolve("log.sarif"));
        for (int i = 0; i < 2; i++) {
            Run run = Run.of("check", Samples.mesh(folder), "--sarif", log.toString());
            assertThat(run.exitCode()).isZero();
            assertThat(log).content().contains("2.1.0");
        }
        assertThat(folder).isDirectoryNotContaining("glob:**.{bak,tmp}");
    }

    @Test
    void sarifThatIsAlsoToBeCheckedIsKept() throws IOException {
        Path log = folder.resolve("log.sarif");
        Run.of("check", Samples.mesh(folder), "--sarif", log.toString());
        byte[] before = Files.readAllBytes(log);
        Run run = Run.of("check", "--sarif", log.toString(), log.toString());
        assertThat(run.err()).contains(log + ": file is one of the files to check; use --force to overwrite");
        assertThat(log).hasBinaryContent(before);
    }

    @Test
    void sarifThatCannotBeWrittenIsSaidAndTheFindingsAreStillPrinted() throws IOException {
        Path log = folder.resolve("missing").resolve("log.sarif");
        Run run = Run.of("check", Samples.write(folder, "a.md5mesh", DAMAGED), "--sarif", log.toString());
        assertThat(run.err()).contains("jointscope: " + log + ": folder not found; create it first");
        assertThat(run.out()).contains("WEIGHT_JOINT_OUT_OF_RANGE");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** The issues, without the rules of engines. */
    private List<String> lines(Run run) {
        return all(run).filter(line -> !line.matches(".*: [a-z]+ [a-z0-9/-]+ [A-Z].*"))
                .toList();
    }

    private Stream<String> all(Run run) {
        return run.out().replace(folder.toString(), "PATH").replace('\\', '/').lines();
    }

    private static JsonNode json(Run run) throws IOException {
        return new ObjectMapper().readTree(run.out());
    }
}
