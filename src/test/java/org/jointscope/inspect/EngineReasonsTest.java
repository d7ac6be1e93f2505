package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.edit.Cure;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;

/** The reasons of single rules for a file, and files to which they do not apply. */
class EngineReasonsTest {

    private static Optional<CompatibilityReason> reason(String engine, String rule, String name, byte[] bytes) {
        Engine asked = Engines.of(engine).orElseThrow();
        Path path = Path.of(name);
        return Inspector.inspect(path, FileKind.ofName(path).orElseThrow(), bytes)
                .compatibilities(List.of(asked))
                .getFirst()
                .reasons()
                .stream()
                .filter(each -> each.rule().id().equals(rule))
                .findFirst();
    }

    private static Optional<CompatibilityReason> reason(String engine, String rule, String mesh) {
        return reason(engine, rule, "a.md5mesh", mesh.getBytes(StandardCharsets.UTF_8));
    }

    private static String sound() throws IOException {
        return Files.readString(FixtureReports.FOLDER.resolve("nothing-wrong.md5mesh"));
    }

    private static List<String> details(Optional<CompatibilityReason> reason) {
        return reason.stream()
                .flatMap(each -> each.spots().stream())
                .map(hit -> hit.detail().toString())
                .toList();
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
        for (String comment : List.of("/* (x) */", "/* (x)\n(y) **/", "// (x)\n", "/*(*/( 0 )", "\"(x)\"{ ")) {
            assertThat(details(reason("q2pro", "whitespace-missing", comment + "\n" + mesh)))
                    .as(comment)
                    .isEmpty();
        }
        CompatibilityReason touched = reason("q2pro", "whitespace-missing", "/* (x)\n */ (y )\n" + mesh)
                .orElseThrow();
        assertThat(touched.spots()).hasSize(1);
        assertThat(touched.spot().location()).hasToString("2:5");
    }

    /** Daemon reads the values of a row up to the end of its line. */
    @Test
    void groupOfNumbersIsOnOneLine() throws IOException {
        for (String whole : List.of("( 1 0 ) 1 1 // (\n", "/* (\n1 0 ) */ ( 1 0 ) 1 1")) {
            String mesh = sound().replace("( 1 0 ) 1 1", whole);
            assertThat(reason("daemon", "row-on-one-line", mesh)).as(whole).isEmpty();
        }
        CompatibilityReason split = reason("daemon", "row-on-one-line", sound().replace("( 1 0 ) 1 1", "( 1\n 0 ) 1 1"))
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
                    .containsExactly("The brace is not where Cube 2 requires it.");
        }
        assertThat(details(reason("cube2", "braces", mesh.replace("\n}", "\n\t}"))))
                .hasSize(2);
    }

    /** The bytes 0 to 510 of a line are read at once. */
    @Test
    void cube2SplitsANumberAtByte511() throws IOException {
        for (int blanks : new int[] {508, 511, 1019}) {
            String anim = soundAnim().replace("\t 0.6", " ".repeat(blanks) + "0.6");
            assertThat(ofAnim("cube2", "line-length", anim))
                    .as(blanks + " blanks")
                    .isEmpty();
        }
        for (int blanks : new int[] {509, 510, 1020, 1021}) {
            String anim = soundAnim().replace("\t 0.6", " ".repeat(blanks) + "0.6");
            assertThat(ofAnim("cube2", "line-length", anim))
                    .as(blanks + " blanks")
                    .isNotEmpty();
        }
    }

    @Test
    void blenderReadsOneLineOfAFramePerJoint() throws IOException {
        String anim = soundAnim();
        assertThat(ofAnim("kozgit", "frame-lines", anim)).isEmpty();
        String more = anim.replace(" 0 0 0\n\t 0.6", " 0 0 0 7\n\t 0.6 7\n\t 7");
        assertThat(ofAnim("kozgit", "frame-lines", more)).isEmpty();
        String packed = anim.replace(" 0 0 0\n\t 0.6", " 0 0 0 0.6");
        assertThat(ofAnim("kozgit", "frame-lines", packed))
                .containsExactly("Joint 1 'arm' requires a line with 1 value; the line has 0.");
        String split = anim.replace(" 1 0 0\n", " 1 0\n\t 0\n");
        assertThat(ofAnim("kozgit", "frame-lines", split))
                .containsExactly("Joint 0 'root' requires a line with 3 values; the line has 2.");
    }

    /** The others become vertex groups, and Blender ignores those without a joint. */
    @Test
    void blenderRequiresOnlyTheFirstWeightOfAVertex() throws IOException {
        String mesh = sound();
        assertThat(reason("kozgit", "first-weight", mesh)).isEmpty();
        assertThat(reason("kozgit", "first-weight", mesh.replace("weight 3 1", "weight 3 9")))
                .isEmpty();
        assertThat(details(reason("kozgit", "first-weight", mesh.replace("weight 2 0", "weight 2 9"))))
                .containsExactly(
                        "Vertex 2 has first weight 2, which does not exist or references a missing" + " joint.");
        assertThat(reason("kozgit", "first-weight", mesh.replace(") 1 1", ") 4 1")))
                .isPresent();
    }

    @Test
    void daemonComparesNamesOfJointsWithoutTheirCase() throws IOException {
        assertThat(rulesOfPair("daemon", "joint-name-in-other-capitals")).doesNotContain("joint-names");
        assertThat(rulesOfPair("daemon", "joint-renamed")).contains("joint-names");
        assertThat(rulesOfPair("doom3", "joint-name-in-other-capitals")).contains("joint-names");
    }

    private static List<String> rulesOfPair(String engine, String name) throws IOException {
        InspectedFile mesh = Inspector.inspect(FixtureReports.PAIRS.resolve(name + ".md5mesh"));
        InspectedFile anim = Inspector.inspect(FixtureReports.PAIRS.resolve(name + ".md5anim"));
        return InspectedPair.of(mesh, anim)
                .compatibilities(List.of(Engines.of(engine).orElseThrow()))
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
        assertThat(ofAnim("daemon", "not-finite", nan)).isNotEmpty();
        assertThat(ofAnim("daemon", "number-in-pieces", nan)).isEmpty();
        String negative = soundAnim().replace("\t 0.6", "\t -nan");
        assertThat(ofAnim("daemon", "number-in-pieces", negative)).isNotEmpty();
    }

    @Test
    void darkRadiantRequiresANormalInVersion12() throws IOException {
        assertThat(reason("darkradiant", "version-12", sound())).isEmpty();
        String mesh = sound().replace("MD5Version 10", "MD5Version 12");
        CompatibilityReason without = reason("darkradiant", "version-12", mesh).orElseThrow();
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
        assertThat(ofAnim("darkradiant", "anim-version", other)).isNotEmpty();
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

    private static String soundAnim() throws IOException {
        return Files.readString(FixtureReports.FOLDER.resolve("nothing-wrong.md5anim"));
    }

    private static List<String> ofAnim(String engine, String rule, String anim) {
        return details(reason(engine, rule, "a.md5anim", anim.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> ofPair(String engine, String rule, String mesh, String anim) {
        Engine asked = Engines.of(engine).orElseThrow();
        return InspectedPair.of(
                        inspect("a.md5mesh", FileKind.MD5MESH, mesh), inspect("a.md5anim", FileKind.MD5ANIM, anim))
                .compatibilities(List.of(asked))
                .getFirst()
                .reasons()
                .stream()
                .filter(each -> each.rule().id().equals(rule))
                .flatMap(each -> each.spots().stream())
                .map(hit -> hit.detail().toString())
                .toList();
    }

    private static InspectedFile inspect(String name, FileKind kind, String text) {
        return Inspector.inspect(Path.of(name), kind, text.getBytes(StandardCharsets.UTF_8));
    }

    /** In the baseframe, only Tx of the arm has no flag bit and is not 0. */
    @Test
    void ironwailWarnsOfEveryComponentThatItTakesForZero() throws IOException {
        String anim = soundAnim();
        assertThat(ofAnim("ironwail", "baseframe-ignored", anim))
                .containsExactly("Joint 1 'arm' has flags 32; the baseframe has 10 for Tx.");
        String filled = anim.replace("\"arm\"\t0 32 3", "\"arm\"\t0 33 3")
                .replace("numAnimatedComponents 4", "numAnimatedComponents 5")
                .replace("\t 0.6", "\t 10 0.6")
                .replace("\t 0.5", "\t 10 0.5");
        assertThat(ofAnim("ironwail", "baseframe-ignored", filled)).isEmpty();
        assertThat(ofAnim("vkquake", "baseframe-ignored", anim)).isEmpty();
    }

    @Test
    void ironwailReservesSixComponentsAfterTheFrame() throws IOException {
        String anim = soundAnim();
        assertThat(ofAnim("ironwail", "start-index", anim.replace("0 32 3", "0 32 10")))
                .isEmpty();
        assertThat(ofAnim("ironwail", "start-index", anim.replace("0 32 3", "0 32 11")))
                .containsExactly("Joint 1 'arm' has startIndex 11 and 1 component, outside the frame.");
        assertThat(ofAnim("ironwail", "start-index", anim.replace("0 32 3", "0 32 -1")))
                .hasSize(1);
    }

    @Test
    void namesAreComparedByTheirFirst31Bytes() throws IOException {
        String mesh = sound();
        String anim = soundAnim();
        for (int length : List.of(31, 32)) {
            String name = "\"" + "a".repeat(length) + "\"";
            String longMesh = mesh.replace("\"arm\"", name);
            String longAnim = anim.replace("\"arm\"", name);
            int hits = length - 31;
            assertThat(details(reason("vkquake", "name-length", longMesh))).hasSize(hits);
            assertThat(ofAnim("vkquake", "name-length", longAnim)).hasSize(hits);
            assertThat(ofPair("ironwail", "name-length", longMesh, longAnim)).hasSize(hits);
        }
        String stem = "b".repeat(31);
        String twoMesh = mesh.replace("\"arm\"", "\"" + stem + "1\"").replace("\"root\"", "\"" + stem + "2\"");
        String twoAnim = anim.replace("\"arm\"", "\"" + stem + "1\"").replace("\"root\"", "\"" + stem + "2\"");
        assertThat(ofPair("vkquake", "joint-twice", twoMesh, twoAnim)).hasSize(1);
        assertThat(ofPair("vkquake", "joint-twice", mesh, anim)).isEmpty();
    }

    @Test
    void jointBeforeItsParentIsAMatterOfThePair() throws IOException {
        String turned = sound().replace("\"arm\"\t0", "\"second\"\t-1")
                .replace("\"root\"\t-1", "\"arm\"\t1")
                .replace("\"second\"", "\"root\"");
        assertThat(ofPair("vkquake", "joint-order", turned, soundAnim()))
                .containsExactly("Mesh joint 0 'arm' is listed before mesh joint 1, its parent.");
        assertThat(ofPair("vkquake", "joint-order", sound(), soundAnim())).isEmpty();
        assertThat(details(reason("fteqw", "joint-parent", turned))).hasSize(1);
        assertThat(details(reason("fteqw", "joint-parent", sound()))).isEmpty();
    }

    @Test
    void commandlineOf4095BytesFits() throws IOException {
        for (int length : List.of(4095, 4096)) {
            String line = "commandline \"" + "a".repeat(length) + "\"";
            String mesh = sound().replaceFirst("commandline \".*\"", line);
            assertThat(details(reason("vkquake", "commandline", mesh))).hasSize(length - 4095);
        }
    }

    @Test
    void onlyIntegersAreOctalInVkQuake() throws IOException {
        String mesh = sound();
        assertThat(mesh).contains("numverts 3", "( 10 0 0 )");
        assertThat(reason("vkquake", "octal", mesh.replace("numverts 3", "numverts 010")))
                .isPresent();
        assertThat(reason("vkquake", "octal", mesh.replace("( 10 0 0 )", "( 010.5 0 0 )")))
                .isEmpty();
    }

    /** A code with several conditions applies where one of them is met. */
    @Test
    void vertexWithoutWeightsMustBeginAtOne() throws IOException {
        String mesh = sound();
        assertThat(mesh).contains("vert 0 ( 0 0 ) 0 1", "numweights 4");
        for (String row : List.of("0 -1", "5 0", "-1 0")) {
            assertThat(reason("vkquake", "vertex-weights", mesh.replace("vert 0 ( 0 0 ) 0 1", "vert 0 ( 0 0 ) " + row)))
                    .as(row)
                    .isPresent();
        }
        assertThat(reason("vkquake", "vertex-weights", mesh.replace("vert 0 ( 0 0 ) 0 1", "vert 0 ( 0 0 ) 4 0")))
                .isEmpty();
    }

    @Test
    void fteqwSupportsOneRoot() throws IOException {
        String mesh = sound();
        assertThat(details(reason("fteqw", "one-root", mesh))).isEmpty();
        assertThat(details(reason("fteqw", "one-root", mesh.replace("\"arm\"\t0", "\"arm\"\t-1"))))
                .containsExactly("Joint 1 'arm' has parent -1.");
        assertThat(details(reason("fteqw", "one-root", mesh.replace("\"root\"\t-1", "\"root\"\t-2"))))
                .containsExactly("Joint 0 'root' has parent -2.");
    }

    @Test
    void fteqwNeedsNoShader() throws IOException {
        String without = sound().replaceFirst("\tshader .*\n", "");
        assertThat(reason("fteqw", "keyword", without)).isEmpty();
        assertThat(reason("vkquake", "keyword", without)).isPresent();
        assertThat(reason("fteqw", "keyword", sound().replace("numtris", "numtri")))
                .isPresent();
    }

    private static String outcome(String engine, String mesh) {
        return Inspector.inspect(Path.of("a.md5mesh"), FileKind.MD5MESH, mesh.getBytes(StandardCharsets.UTF_8))
                .compatibilities(List.of(Engines.of(engine).orElseThrow()))
                .getFirst()
                .outcome()
                .label();
    }

    /** The overlap is reported; the orientation of the joint has no issue of its own. */
    @Test
    void orientationOfSharedComponentsIsAssessed() throws IOException {
        byte[] bytes = overlapping().getBytes(StandardCharsets.UTF_8);
        for (String rule : List.of(
                "vkquake frame-orientation",
                "ironwail frame-orientation",
                "doom3 orientation",
                "q2pro orientation",
                "fteqw orientation")) {
            String[] names = rule.split(" ");
            assertThat(details(reason(names[0], names[1], "walk.md5anim", bytes)))
                    .as(rule)
                    .singleElement(STRING)
                    .matches("In frame 0, joint 4 'chest' has a non-unit orientation:"
                            + " x²\\+y²\\+z² = \\d+\\.\\d+, greater than 1\\.");
        }
        byte[] sound = Files.readString(Sample.files().getLast()).getBytes(StandardCharsets.UTF_8);
        assertThat(reason("vkquake", "frame-orientation", "walk.md5anim", sound))
                .isEmpty();
    }

    private static String overlapping() throws IOException {
        String text = Files.readString(Sample.files().getLast());
        assertThat(text).contains("\t2 56 13\t");
        return text.replace("\t2 56 13\t", "\t2 56 12\t");
    }

    @Test
    void repairOfTheLayoutPrecedesOneThatWritesThePoses() throws IOException {
        byte[] bytes = overlapping().getBytes(StandardCharsets.UTF_8);
        Md5Anim anim = (Md5Anim) Inspector.inspect(Path.of("walk.md5anim"), FileKind.MD5ANIM, bytes)
                .content();
        List<Cure> cures = reason("ironwail", "baseframe-ignored", "walk.md5anim", bytes)
                .orElseThrow()
                .rule()
                .cures();
        assertThat(Cure.suitable(cures, anim)).containsExactly(Cure.SUGGEST);
        Md5Anim sound = (Md5Anim) Inspector.inspect(Sample.files().getLast()).content();
        assertThat(Cure.suitable(cures, sound)).containsExactly(Cure.ALL_COMPONENTS);
    }
}
