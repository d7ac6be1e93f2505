package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The reasons of single rules for a file, and files to which they do not apply. */
class EngineReasonsTest {

    private static Optional<VerdictReason> reason(
            String engine, String rule, String name, byte[] bytes) {
        Engine asked = Engines.of(engine).orElseThrow();
        Path path = Path.of(name);
        return Inspector.inspect(path, FileKind.ofName(path).orElseThrow(), bytes)
                .verdicts(List.of(asked))
                .getFirst()
                .reasons()
                .stream()
                .filter(each -> each.rule().id().equals(rule))
                .findFirst();
    }

    private static Optional<VerdictReason> reason(String engine, String rule, String mesh) {
        return reason(engine, rule, "a.md5mesh", mesh.getBytes(StandardCharsets.UTF_8));
    }

    private static String sound() throws IOException {
        return Files.readString(FixtureReports.FOLDER.resolve("nothing-wrong.md5mesh"));
    }

    private static List<String> details(Optional<VerdictReason> reason) {
        return reason.stream().flatMap(each -> each.spots().stream()).map(RuleHit::detail).toList();
    }

    private static List<String> limits(int triangles) {
        byte[] md2 = Md2Builder.tetrahedron().with(Field.NUM_TRIS, triangles).build();
        return details(reason("q2pro", "limits", "a.md2", md2));
    }

    @Test
    void q2proTakesAsManyTrianglesAsTheHeaderPaneSays() {
        assertThat(limits(6144)).isEmpty();
        assertThat(limits(6145)).containsExactly("num_tris is 6145.");
    }

    @Test
    void parentThatDoesNotExistIsNotTheLastJoint() throws IOException {
        String mesh = sound();
        assertThat(mesh).contains("\t\"arm\"\t0 ");
        String last = mesh.replace("\t\"arm\"\t0 ", "\t\"arm\"\t1 ");
        assertThat(details(reason("doom3", "joint-parent", last)))
                .containsExactly("Joint 1 'arm' has parent 1, the last joint.");
        String none = mesh.replace("\t\"arm\"\t0 ", "\t\"arm\"\t99 ");
        assertThat(details(reason("doom3", "joint-parent", none)))
                .containsExactly("Joint 1 'arm' has parent 99, which does not exist.");
    }

    /** A message truncates a quotation; a rule reads the full text. */
    @Test
    void longNameWithoutQuotesIsOneWordAsAShortOneIs() throws IOException {
        for (String name : List.of("arm", "arm".repeat(20))) {
            assertThat(reason("doom3", "name-in-pieces", sound().replace("\"arm\"", name)))
                    .as(name)
                    .isEmpty();
            assertThat(reason("doom3", "name-in-pieces", sound().replace("\"arm\"", name + "-l")))
                    .as(name)
                    .isPresent();
        }
    }

    @Test
    void bracketsInAndBesideCommentsTouchNothing() throws IOException {
        String mesh = sound();
        for (String comment :
                List.of("/* (x) */", "/* (x)\n(y) **/", "// (x)\n", "/*(*/( 0 )", "\"(x)\"{ ")) {
            assertThat(details(reason("q2pro", "no-blank", comment + "\n" + mesh)))
                    .as(comment)
                    .isEmpty();
        }
        VerdictReason touched =
                reason("q2pro", "no-blank", "/* (x)\n */ (y )\n" + mesh).orElseThrow();
        assertThat(touched.spots()).hasSize(1);
        assertThat(touched.spot().location()).hasToString("2:5");
    }

    private static Optional<VerdictReason> ofAnim(String engine, String rule, String anim) {
        return reason(engine, rule, "a.md5anim", anim.getBytes(StandardCharsets.UTF_8));
    }

    private static String soundAnim() throws IOException {
        return Files.readString(FixtureReports.FOLDER.resolve("nothing-wrong.md5anim"));
    }

    /** Daemon reads the values of a row up to the end of its line. */
    @Test
    void groupOfNumbersIsOnOneLine() throws IOException {
        for (String whole : List.of("( 1 0 ) // (\n 1 1", "/* (\n1 0 ) */ ( 1 0 ) 1 1")) {
            String mesh = sound().replace("( 1 0 ) 1 1", whole);
            assertThat(reason("daemon", "row-on-one-line", mesh)).as(whole).isEmpty();
        }
        VerdictReason split =
                reason("daemon", "row-on-one-line", sound().replace("( 1 0 ) 1 1", "( 1\n 0 ) 1 1"))
                        .orElseThrow();
        assertThat(split.spots()).hasSize(1);
        assertThat(split.spot().location()).hasToString("18:2");
    }

    @Test
    void cube2FindsABraceAfterOneSpaceAndAtTheStartOfALine() throws IOException {
        String mesh = sound();
        assertThat(reason("cube2", "braces", mesh)).isEmpty();
        for (String lost : List.of("joints\t{", "joints  {", "joints{", "joints\n{")) {
            assertThat(details(reason("cube2", "braces", mesh.replace("joints {", lost))))
                    .as(lost)
                    .containsExactly("The brace is not where Cube 2 looks for it.");
        }
        assertThat(details(reason("cube2", "braces", mesh.replace("\n}", "\n\t}")))).hasSize(2);
    }

    /** The bytes 0 to 510 of a line are read at once. */
    @Test
    void cube2SplitsANumberAtByte511() throws IOException {
        for (int blanks : new int[] {508, 511, 1019}) {
            String anim = soundAnim().replace("\t 0.6", " ".repeat(blanks) + "0.6");
            assertThat(ofAnim("cube2", "line-length", anim)).as(blanks + " blanks").isEmpty();
        }
        for (int blanks : new int[] {509, 510, 1020, 1021}) {
            String anim = soundAnim().replace("\t 0.6", " ".repeat(blanks) + "0.6");
            assertThat(ofAnim("cube2", "line-length", anim)).as(blanks + " blanks").isPresent();
        }
    }

    @Test
    void blenderReadsOneLineOfAFramePerJoint() throws IOException {
        String anim = soundAnim();
        assertThat(ofAnim("kozgit", "frame-lines", anim)).isEmpty();
        String more = anim.replace(" 0 0 0\n\t 0.6", " 0 0 0 7\n\t 0.6 7\n\t 7");
        assertThat(ofAnim("kozgit", "frame-lines", more)).isEmpty();
        String packed = anim.replace(" 0 0 0\n\t 0.6", " 0 0 0 0.6");
        assertThat(details(ofAnim("kozgit", "frame-lines", packed)))
                .containsExactly("Joint 1 'arm' requires a line with 1 value; the line has 0.");
        String split = anim.replace(" 1 0 0\n", " 1 0\n\t 0\n");
        assertThat(details(ofAnim("kozgit", "frame-lines", split)))
                .containsExactly("Joint 0 'root' requires a line with 3 values; the line has 2.");
    }

    /** The others become vertex groups, and Blender ignores those without a joint. */
    @Test
    void blenderRequiresOnlyTheFirstWeightOfAVertex() throws IOException {
        String mesh = sound();
        assertThat(reason("kozgit", "first-weight", mesh)).isEmpty();
        assertThat(reason("kozgit", "first-weight", mesh.replace("weight 3 1", "weight 3 9")))
                .isEmpty();
        assertThat(
                        details(
                                reason(
                                        "kozgit",
                                        "first-weight",
                                        mesh.replace("weight 2 0", "weight 2 9"))))
                .containsExactly(
                        "Vertex 2 starts at weight 2, which does not exist or references a missing"
                                + " joint.");
        assertThat(reason("kozgit", "first-weight", mesh.replace(") 1 1", ") 4 1"))).isPresent();
    }

    @Test
    void daemonComparesNamesOfJointsWithoutTheirCase() throws IOException {
        assertThat(rulesOfPair("daemon", "joint-name-in-other-capitals"))
                .doesNotContain("joint-names");
        assertThat(rulesOfPair("daemon", "joint-renamed")).contains("joint-names");
        assertThat(rulesOfPair("doom3", "joint-name-in-other-capitals")).contains("joint-names");
    }

    private static List<String> rulesOfPair(String engine, String name) throws IOException {
        InspectedFile mesh = Inspector.inspect(FixtureReports.PAIRS.resolve(name + ".md5mesh"));
        InspectedFile anim = Inspector.inspect(FixtureReports.PAIRS.resolve(name + ".md5anim"));
        return InspectedPair.of(mesh, anim)
                .verdicts(List.of(Engines.of(engine).orElseThrow()))
                .getFirst()
                .reasons()
                .stream()
                .map(reason -> reason.rule().id())
                .toList();
    }

    /** Daemon reads a sign without a digit after it as a token of its own. */
    @Test
    void daemonReadsNanButNotItsNegation() throws IOException {
        String nan = soundAnim().replace("\t 0.6", "\t nan");
        assertThat(ofAnim("daemon", "not-finite", nan)).isPresent();
        assertThat(ofAnim("daemon", "number-in-pieces", nan)).isEmpty();
        String negative = soundAnim().replace("\t 0.6", "\t -nan");
        assertThat(ofAnim("daemon", "number-in-pieces", negative)).isPresent();
    }

    @Test
    void darkRadiantRequiresANormalInVersion12() throws IOException {
        assertThat(reason("darkradiant", "version-12", sound())).isEmpty();
        String mesh = sound().replace("MD5Version 10", "MD5Version 12");
        VerdictReason without = reason("darkradiant", "version-12", mesh).orElseThrow();
        assertThat(without.spots()).hasSize(3);
        assertThat(without.spot().location()).hasToString("16:2");
        String whole = mesh.replaceAll("(vert .*)", "$1 ( 0 0 1 ) ( 1 0 0 1 )");
        assertThat(reason("darkradiant", "version-12", whole)).isEmpty();
    }

    /** DarkRadiant reads a model of version 11 without a warning, and so an animation. */
    @Test
    void darkRadiantReadsAnimationsOfThreeVersions() throws IOException {
        for (int version = 10; version <= 12; version++) {
            String anim = soundAnim().replace("MD5Version 10", "MD5Version " + version);
            assertThat(ofAnim("darkradiant", "anim-version", anim)).isEmpty();
        }
        String other = soundAnim().replace("MD5Version 10", "MD5Version 9");
        assertThat(ofAnim("darkradiant", "anim-version", other)).isPresent();
    }

    /** Doom 3 compares signed characters, unlike Raven's engine. */
    @Test
    void byteOrderMarkIsBlankOnlyToSome() throws IOException {
        String marked = "\uFEFF" + sound();
        assertThat(reason("doom3", "byte-order-mark", marked)).isPresent();
        assertThat(outcome("doom3", marked)).isEqualTo("warns");
        assertThat(outcome("quake4", marked)).isEqualTo("rejects");
        assertThat(outcome("darkradiant", marked)).isEqualTo("rejects");
    }

    private static String outcome(String engine, String mesh) {
        return Inspector.inspect(
                        Path.of("a.md5mesh"),
                        FileKind.MD5MESH,
                        mesh.getBytes(StandardCharsets.UTF_8))
                .verdicts(List.of(Engines.of(engine).orElseThrow()))
                .getFirst()
                .outcome()
                .label();
    }
}
