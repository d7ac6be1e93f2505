package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Engines;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The compatibility of engines that differ on one change of a file in which nothing is wrong. */
class EngineCompatibilityTest {

    private static final String MESH = "nothing-wrong.md5mesh";
    private static final String ANIM = "nothing-wrong.md5anim";

    private static String sound(String name) throws IOException {
        return Files.readString(FixtureReports.FOLDER.resolve(name));
    }

    private static String changed(String name, String from, String to) throws IOException {
        String text = sound(name);
        String changed = text.replace(from.translateEscapes(), to.translateEscapes());
        assertThat(changed).as(from).isNotEqualTo(text);
        return changed;
    }

    private static InspectedFile inspect(String name, String text) {
        Path path = Path.of(name);
        return Inspector.inspect(path, FileKind.ofName(path).orElseThrow(), text.getBytes(StandardCharsets.UTF_8));
    }

    /** @param expected engines and outcomes with commas between them */
    private static void check(String expected, List<Compatibility> all) {
        for (String engine : expected.split(", ")) {
            String[] words = engine.split(" ");
            assertThat(all.stream()
                            .filter(each -> each.engine().id().equals(words[0]))
                            .map(each -> each.outcome().label()))
                    .as(engine)
                    .containsExactly(words[1]);
        }
    }

    private static void check(String expected, String name, String text) {
        check(expected, inspect(name, text).compatibilities(Engines.ALL));
    }

    private static void checkPair(String expected, String mesh, String anim) {
        check(
                expected,
                InspectedPair.of(inspect(MESH, mesh), inspect(ANIM, anim)).compatibilities(Engines.ALL));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        joints {        | joints\\n{             | daemon rejects, cube2 rejects, kozgit rejects, doom3 accepts, q2pro accepts
        mesh {          | mesh\\n{               | daemon rejects, cube2 rejects, kozgit accepts, doom3 accepts
        MD5Version 10   | MD5Version\\n10        | daemon rejects, cube2 accepts, doom3 accepts
        commandline     | commandline\\n         | daemon accepts, cube2 accepts
        numJoints 2     | numJoints\\n2          | daemon rejects, cube2 rejects, kozgit accepts
        numJoints 2     | numjoints\\n2          | daemon rejects
        numMeshes 1     | numMeshes\\n1          | daemon rejects, cube2 accepts
        shader          | shader\\n              | daemon rejects, cube2 warns
        numverts 3      | numverts\\n3           | daemon rejects, cube2 warns, vkquake accepts
        numtris 1       | numtris\\n1            | daemon rejects, cube2 warns
        numweights 4    | numweights\\n4         | daemon rejects, cube2 rejects
        "arm"           | "arm"\\n               | daemon rejects, cube2 rejects, kozgit rejects, doom3 accepts
        ( 1 0 ) 1 1     | ( 1 0 )\\n1 1          | daemon rejects, cube2 rejects, kozgit rejects, doom3 accepts
        tri 0           | tri\\n0                | daemon rejects, cube2 rejects, kozgit rejects
        weight 3 1      | weight 3\\n1           | daemon rejects, cube2 rejects, kozgit rejects
        joints {        | joints /* a\\nb */ {   | daemon accepts
        joints {        | joints // a\\n{        | daemon rejects
        joints {\\n     | joints { // a\\n\\n\\n | daemon accepts
        tri 0           | \\n\\n\\ttri 0         | daemon accepts, cube2 accepts, kozgit accepts
        """)
    void someEnginesReadARowOfAMeshUpToTheEndOfItsLine(String from, String to, String expected) throws IOException {
        check(expected, MESH, changed(MESH, from, to));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        hierarchy {     | hierarchy\\n{     | daemon rejects, cube2 rejects, kozgit accepts, doom3 accepts
        bounds {        | bounds\\n{        | daemon rejects, cube2 accepts, kozgit accepts
        baseframe {     | baseframe\\n{     | daemon rejects, cube2 rejects, kozgit rejects
        frame 1 {       | frame 1\\n{       | daemon rejects, cube2 accepts, kozgit accepts
        frame 1 {       | frame\\n1 {       | daemon rejects, cube2 warns
        numFrames 2     | numFrames\\n2     | daemon rejects, cube2 rejects
        numJoints 2     | numJoints\\n2     | daemon rejects, cube2 accepts
        frameRate 24    | frameRate\\n24    | daemon rejects, cube2 accepts
        Components 4    | Components\\n4    | daemon rejects, cube2 warns
        "arm"\\t0       | "arm"\\n0         | daemon rejects, cube2 rejects, kozgit rejects
        ( 0 0 0 ) ( 15  | ( 0 0 0 )\\n( 15  | daemon rejects, cube2 accepts, kozgit accepts
        ( 10 0 0 ) (    | ( 10 0 0 )\\n(    | daemon rejects, cube2 rejects, kozgit rejects
        ` 1 0 0\\n`     | ` 1\\n0\\n0\\n`   | daemon accepts, cube2 accepts
        """)
    void someEnginesReadARowOfAnAnimationUpToTheEndOfItsLine(String from, String to, String expected)
            throws IOException {
        check(expected, ANIM, changed(ANIM, from, to));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        frame 0 { | frame 00 {  | daemon rejects, doom3 accepts, q2pro accepts
        frame 1 { | frame 01 {  | daemon rejects, doom3 accepts, fteqw accepts
        frame 1 { | frame 1.0 { | daemon rejects
        """)
    void daemonComparesFrameNumbersAsText(String from, String to, String expected) throws IOException {
        check(expected, ANIM, changed(ANIM, from, to));
    }

    /** 010 is 8 in Doom 3, and 10 in FTEQW. */
    @Test
    void frameNumberWithALeading0CanBeOctal() throws IOException {
        StringBuilder anim = new StringBuilder(sound(ANIM));
        anim.setLength(anim.indexOf("frame 0"));
        String bounds = "\t( 1 0 0 ) ( 16 4 2 )\n";
        for (int frame = 0; frame < 11; frame++) {
            anim.append("frame %d {\n\t 0 0 0\n\t 0.6\n}\n\n".formatted(frame));
        }
        String text = anim.toString().replace("numFrames 2", "numFrames 11").replace(bounds, bounds.repeat(10));
        check("doom3 accepts, fteqw accepts, daemon accepts", ANIM, text);
        String padded = text.replace("frame 10", "frame 010");
        check("doom3 rejects, fteqw accepts, daemon rejects", ANIM, padded);
        check("doom3 accepts", ANIM, text.replace("frame 7", "frame 07"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        md5mesh | ( 5 0 0 )   | ( 5.0f 0 0 )  | daemon rejects, q2pro rejects, cube2 rejects, kozgit rejects, doom3 accepts, vkquake accepts, fteqw accepts
        md5mesh | ( 5 0 0 )   | ( 0x1f 0 0 )  | q2pro warns
        md5mesh | numverts 3  | numverts 3l   | daemon rejects, q2pro rejects, cube2 accepts, kozgit accepts
        md5mesh | ( 5 0 0 )   | ( 5.0 0 0 )   | daemon accepts, q2pro accepts, cube2 accepts, kozgit accepts
        md5anim | ( 10 0 0 )  | ( 10f 0 0 )   | daemon rejects, q2pro rejects, cube2 rejects, kozgit rejects, doom3 accepts
        md5anim | 0.5         | 0.5f          | daemon rejects, q2pro rejects, cube2 warns, kozgit rejects, doom3 accepts
        md5anim | "arm"\\t0   | "arm"\\t0f    | daemon rejects, q2pro rejects, cube2 rejects, kozgit rejects
        """)
    void someEnginesRejectTheSuffixOfANumber(String extension, String from, String to, String expected)
            throws IOException {
        String name = "nothing-wrong." + extension;
        check(expected, name, changed(name, from, to));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        commandline "a \\"b\\" c"    | daemon accepts, darkradiant accepts, cube2 accepts, doom3 rejects, q2pro rejects
        commandline "a \\" c"        | daemon accepts, darkradiant accepts, doom3 rejects
        commandline "c:\\a\\"        | daemon rejects, darkradiant rejects, doom3 accepts
        commandline "c:\\\\a\\\\"    | daemon rejects, darkradiant accepts, doom3 accepts
        commandline "\\a" wrong      | daemon rejects, darkradiant rejects
        commandline bare             | fteqw rejects, daemon accepts, vkquake accepts, q2pro accepts
        """)
    void quotationMarkAfterABackslashEndsAStringInSomeEngines(String line, String expected) throws IOException {
        check(expected, MESH, changed(MESH, "commandline \"\"", line.replace("\\", "\\\\")));
    }

    /** An animation in FTEQW is read otherwise. */
    @Test
    void commandlineOfAnAnimationNeedsNoQuotationMarks() throws IOException {
        check("fteqw accepts", ANIM, changed(ANIM, "commandline \"\"", "commandline bare"));
    }

    @ParameterizedTest
    @CsvSource({
        "1023, accepts, accepts",
        "1024, rejects, accepts",
        "4095, rejects, accepts",
        "4096, rejects, rejects",
    })
    void commandlineHasALimit(int length, String ironwail, String vkquake) throws IOException {
        String line = "commandline \"" + "a".repeat(length) + "\"";
        check("ironwail " + ironwail + ", vkquake " + vkquake, MESH, changed(MESH, "commandline \"\"", line));
    }

    @ParameterizedTest
    @CsvSource({
        "31, accepts, accepts",
        "32, rejects, accepts",
        "40, rejects, accepts",
        "63, rejects, accepts",
        "64, rejects, rejects",
    })
    void nameHasALimit(int length, String ironwail, String fteqw) throws IOException {
        String name = '"' + "b".repeat(length) + '"';
        String mesh = changed(MESH, "\"arm\"", name);
        // Ironwail does not read the baseframe.
        String anim = changed(ANIM, "\"arm\"", name).replace("( 10 0 0 )", "( 0 0 0 )");
        checkPair("ironwail " + ironwail + ", fteqw " + fteqw, mesh, anim.replace(" 0.6 )", " 0 )"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        -1 | doom3 accepts, rbdoom accepts, ironwail accepts, fteqw accepts, daemon accepts
        -2 | doom3 rejects, bfg rejects, rbdoom accepts, ironwail rejects, fteqw rejects, daemon accepts
        """)
    void parentOfTheRootIsCompared(String parent, String expected) throws IOException {
        String anim = sound(ANIM)
                .replace("\"root\"\t-1", "\"root\"\t" + parent)
                .replace("( 10 0 0 )", "( 0 0 0 )")
                .replaceAll("\\( (-?\\d+) 0 0 \\) \\( \\d+ 4 2 \\)", "( -50 -50 -50 ) ( 50 50 50 )")
                .replace(" 1 0 0\n\t 0.5", " 0 0 0\n\t 0.6");
        checkPair(expected, sound(MESH), anim);
    }

    @Test
    void rbdoomComparesTheParentsOfOtherJoints() throws IOException {
        String mesh = sound(MESH).replace("\"arm\"\t0", "\"arm\"\t-1");
        checkPair("rbdoom rejects, doom3 rejects", mesh, sound(ANIM));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        -2 | ironwail rejects, vkquake rejects, fteqw rejects, doom3 accepts
        9  | ironwail rejects, vkquake rejects
        -1 | ironwail accepts, vkquake accepts, fteqw accepts
        """)
    void parentOfAMeshJointIsChecked(String parent, String expected) throws IOException {
        check(expected, MESH, sound(MESH).replace("\"root\"\t-1", "\"root\"\t" + parent));
    }

    private static String withFrame(int number) throws IOException {
        return sound(ANIM) + "\nframe " + number + " {\n\t 0 0 0\n\t 0.6\n}\n";
    }

    /** Some engines read all frames, others as many as numFrames declares. */
    @Test
    void additionalFrameIsReadInSomeEngines() throws IOException {
        check(
                "vkquake rejects, ironwail rejects, yquake2remaster rejects, cube2 rejects,"
                        + " q2pro accepts, fteqw accepts, daemon warns, doom3 warns",
                ANIM,
                withFrame(2));
        check(
                "vkquake warns, yquake2remaster warns, cube2 warns, q2pro accepts, fteqw accepts,"
                        + " daemon warns, doom3 warns",
                ANIM,
                withFrame(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1.5  | -0.5 | daemon warns, ironwail warns, vkquake warns, cube2 warns, bfg warns, q2pro accepts, fteqw accepts
        0.5  | 1.5  | daemon warns, ironwail warns, vkquake warns, cube2 warns
        0.5  | 0.3  | daemon warns, vkquake warns, doom3 accepts, q2pro accepts
        0.25 | 0.75 | daemon accepts, ironwail accepts, vkquake accepts, cube2 accepts
        """)
    void biasesHaveARange(String first, String second, String expected) throws IOException {
        String mesh = sound(MESH)
                .replace("weight 2 0 0.5", "weight 2 0 " + first)
                .replace("weight 3 1 0.5", "weight 3 1 " + second);
        check(expected, MESH, mesh);
    }

    @Test
    void biasAbove1IsStoredAsAnotherOne() throws IOException {
        String mesh = changed(MESH, "weight 0 0 1 ", "weight 0 0 1.001 ");
        for (String bias : List.of("1.001", "1.003")) {
            assertThat(inspect(MESH, mesh.replace("1.001", bias))
                            .compatibilities(List.of(Engines.of("daemon").orElseThrow()))
                            .getFirst()
                            .reasons())
                    .extracting(reason -> reason.rule().id())
                    .filteredOn("bias-range"::equals)
                    .hasSize(bias.equals("1.003") ? 1 : 0);
        }
    }

    @Test
    void daemonComputesAJointBeforeItsParentFromItsLocalPose() throws IOException {
        String anim = sound(ANIM).replace("\"root\"\t-1", "\"root\"\t1").replace("\"arm\"\t0", "\"arm\"\t-1");
        check("daemon warns, fteqw accepts", ANIM, anim);
        check("daemon accepts", ANIM, sound(ANIM));
    }

    @Test
    void limitsDependOnTheEngine() throws IOException {
        check("fteqw warns, q2pro rejects, daemon rejects", MESH, chain(257, 3, 1));
        check("fteqw accepts, daemon accepts, q2pro accepts", MESH, chain(256, 3, 1));
        check("daemon accepts, q2pro rejects", MESH, chain(2, 10_500, 1));
        check("daemon accepts, q2pro rejects", MESH, chain(2, 30, 20_500));
    }

    /** The C library reads 65538 as 2. */
    @Test
    void cube2Uses16BitsOfAnIndex() throws IOException {
        check("cube2 warns", MESH, changed(MESH, "tri 0 0 1 2", "tri 0 0 1 65538"));
        check("cube2 rejects", MESH, changed(MESH, "tri 0 0 1 2", "tri 0 0 1 65539"));
        check("cube2 rejects", MESH, changed(MESH, "tri 0 0 1 2", "tri 0 0 1 3"));
    }

    /** Joints that each have the joint before as parent, and triangles of vertices. */
    private static String chain(int joints, int vertices, int triangles) throws IOException {
        StringBuilder text = new StringBuilder("MD5Version 10\ncommandline \"\"\n\n");
        text.append("numJoints %d\nnumMeshes 1\n\njoints {\n".formatted(joints));
        for (int joint = 0; joint < joints; joint++) {
            text.append("\t\"j%d\"\t%d ( 0 0 0 ) ( 0 0 0 )\n".formatted(joint, joint - 1));
        }
        text.append("}\n\nmesh {\n\tshader \"a\"\n\n\tnumverts %d\n".formatted(vertices));
        for (int row = 0; row < vertices; row++) {
            text.append("\tvert %1$d ( 0 0 ) %1$d 1\n".formatted(row));
        }
        text.append("\n\tnumtris %d\n".formatted(triangles));
        for (int row = 0; row < triangles; row++) {
            int first = row % (vertices - 2);
            text.append("\ttri %d %d %d %d\n".formatted(row, first, first + 1, first + 2));
        }
        text.append("\n\tnumweights %d\n".formatted(vertices));
        for (int row = 0; row < vertices; row++) {
            text.append("\tweight %1$d %2$d 1 ( %1$d 0 %3$d )\n".formatted(row, row % joints, row % 2));
        }
        return text.append("}\n").toString();
    }
}
