package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Md2Builder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files with the highest possible cost for their size: time and memory are proportional to it. */
class BombTest {

    /** Far above the usual time: a watchdog, not a measurement. Quadratic time would be minutes. */
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private static final int HOSTILE_SIZE = 16 << 10;

    private static final String HEADER = "MD5Version 10\ncommandline \"\"\n";
    private static final String ONE_JOINT =
            HEADER + "numJoints 1\nnumMeshes 1\njoints { \"j\" -1 ( 0 0 0 ) ( 0 0 0 ) }\n";

    private static final List<Field> COUNTS =
            List.of(Field.NUM_SKINS, Field.NUM_XYZ, Field.NUM_ST, Field.NUM_TRIS, Field.NUM_GLCMDS, Field.NUM_FRAMES);

    @TempDir
    private Path folder;

    @Test
    void declaredCountsOfTwoBillionAllocateNothing() {
        String mesh = HEADER
                + "numJoints 2000000000\nnumMeshes 2000000000\njoints {\n}\nmesh {\n"
                + "shader \"\"\nnumverts 2000000000\nnumtris 2000000000\n"
                + "numweights 2000000000\n}\n";
        String anim = HEADER
                + "numFrames 2000000000\nnumJoints 2000000000\nframeRate 2000000000\n"
                + "numAnimatedComponents 2000000000\nhierarchy {\n}\nbounds {\n}\n"
                + "baseframe {\n}\nframe 0 {\n}\n";
        long allocated = AllocationMeter.allocatedBy(() -> {
            Md5MeshReader.read(mesh.getBytes(StandardCharsets.US_ASCII));
            Md5AnimReader.read(anim.getBytes(StandardCharsets.US_ASCII));
        });
        assertThat(allocated).isLessThan(1 << 20);
    }

    /** The highest cost per byte: tokens that are errors, and empty rows and blocks. */
    static Stream<String> wasteful() {
        return Stream.of(
                "a\n",
                "mesh{}",
                "mesh ",
                "mesh{ vert\n",
                "mesh{ tri\n",
                "mesh{ weight\n",
                "\"\n",
                "joints{\"\"\n",
                "joints{}",
                "joints{(\n",
                "nan ",
                "frame 0{",
                "frame{}",
                "frame ",
                "frame 9{}",
                "frame 0{nan ",
                "frame 0{1E5 ",
                "frame 0{+1 ",
                "frame 0{010 ",
                "frame 0{1,5 ",
                "frame 0{\"\" ",
                "frame 0{()",
                "frame 0{-",
                "hierarchy{a\n",
                "hierarchy{\"\"\n",
                "hierarchy{\"\" 0 0 0//x\n",
                "hierarchy{\"",
                "bounds{(\n",
                "bounds{\n",
                "baseframe{(\n",
                "baseframe{a ",
                "numFrames ",
                "Mesh{}",
                "}",
                "{",
                "\0",
                "/",
                "\u00e9",
                "mesh{ é\n",
                "MD5Version ",
                "frame 0{9e-300 ",
                "frame 0{8.3e-99 ",
                "1e5 ",
                "commandline ");
    }

    @ParameterizedTest
    @MethodSource("wasteful")
    void sixteenKilobytesOfFaultsCostNoMoreThanTheyAreWorth(String piece) {
        int block = piece.indexOf('{') + 1;
        boolean opens = block > 0 && block < piece.length() && !piece.endsWith("{}");
        String opening = opens ? piece.substring(0, block) : "";
        String repeated = piece.substring(opening.length());
        int size = repeated.getBytes(StandardCharsets.UTF_8).length;
        byte[] text = (opening + repeated.repeat(HOSTILE_SIZE / size)).getBytes(StandardCharsets.UTF_8);
        Md5MeshReader.read(text);
        Md5AnimReader.read(text);
        // A third more than compiled code allocates: before that, no allocation is optimized away.
        long limit = 96L * text.length + (1 << 20);
        assertThat(fewest(() -> Md5MeshReader.read(text))).isLessThan(limit);
        assertThat(fewest(() -> Md5AnimReader.read(text))).isLessThan(limit);
    }

    /** Of some rounds: in one of them, the compiler of the virtual machine can make objects of its own. */
    private static long fewest(Runnable reading) {
        return LongStream.generate(() -> AllocationMeter.allocatedBy(reading))
                .limit(3)
                .min()
                .orElseThrow();
    }

    @Test
    void startIndexOfTwoBillionIsNoIndex() {
        String anim = HEADER
                + "numFrames 1 numJoints 1 frameRate 24 numAnimatedComponents 2000000000\n"
                + "hierarchy { \"j\" -1 63 2000000000 }\nbounds { ( 0 0 0 ) ( 0 0 0 ) }\n"
                + "baseframe { ( 0 0 0 ) ( 0 0 0 ) }\nframe 0 { 1 }\n";
        InspectedFile file = survive("a.md5anim", anim);
        assertThat(file.content()).isNotNull();
    }

    @Test
    void everyVertexUsesAllWeights() {
        int size = 100_000;
        StringBuilder text = new StringBuilder(ONE_JOINT + "mesh { shader \"\"\n");
        for (int i = 0; i < size; i++) {
            text.append("vert ").append(i).append(" ( 0 0 ) 0 2000000000\n");
        }
        appendWeights(text, size);
        survive("a.md5mesh", text.append("}").toString());
    }

    @Test
    void everyVertexUsesAllWeightsFromItsOwnOn() {
        int size = 100_000;
        StringBuilder text = new StringBuilder(ONE_JOINT + "mesh { shader \"\"\n");
        for (int i = 0; i < size; i++) {
            text.append("vert ").append(i).append(" ( 0 0 ) ").append(i).append(" 2000000000\n");
        }
        appendWeights(text, size);
        survive("a.md5mesh", text.append("}").toString());
    }

    @Test
    void allWeightsHaveTheSameHashCode() {
        StringBuilder text = new StringBuilder(ONE_JOINT + "mesh { shader \"\"\n");
        for (int i = 0; i < 60_000; i++) {
            double y = 1 + i / 65_536.0;
            double z = Double.longBitsToDouble((-31L * Double.hashCode(y) & 0xFFFF_FFFFL) << 32);
            appendVertexAt(text, i, y, z);
        }
        survive("a.md5mesh", text.append("}").toString());
    }

    @Test
    void allLocationsHaveTheSameHashCode() {
        StringBuilder text = new StringBuilder(ONE_JOINT + "mesh { shader \"\"\n");
        for (int i = 0; i < 60_000; i++) {
            float y = 1 + i / 65_536f;
            appendVertexAt(text, i, y, Float.intBitsToFloat(-31 * Float.hashCode(y)));
        }
        survive("a.md5mesh", text.append("}").toString());
    }

    @Test
    void chainOfAHundredThousandJointsFromLastToFirst() {
        StringBuilder text = new StringBuilder(HEADER + "numJoints 100000\nhierarchy {\n");
        for (int i = 0; i < 100_000; i++) {
            text.append("\"j\" ").append(i + 1).append(" 63 0\n");
        }
        survive("a.md5anim", text.append("}\nframe 0 { 1 }\nframe 1 { 2 }").toString());
    }

    @Test
    void ringOfAHundredThousandJoints() {
        StringBuilder text = new StringBuilder(HEADER + "numJoints 100000\njoints {\n");
        for (int i = 0; i < 100_000; i++) {
            text.append("\"j\" ").append((i + 1) % 100_000).append(" ( 1 0 0 ) ( 0 0 0 )\n");
        }
        InspectedFile file = survive("a.md5mesh", text.append("}").toString());
        assertThat(file.issues())
                .filteredOn(i -> i.code() == IssueCode.JOINT_PARENT_CYCLE)
                .hasSize(1);
    }

    @Test
    void numberOfAMillionDigits() {
        String number = "1".repeat(1 << 20);
        InspectedFile file =
                survive("a.md5anim", "numFrames " + number + " frame 0 { 0." + number + ' ' + number + " }");
        assertThat(file.issues())
                .extracting(Issue::code)
                .contains(IssueCode.INTEGER_OUT_OF_RANGE, IssueCode.NUMBER_NOT_FINITE);
        assertThat(file.issues()).allMatch(issue -> issue.message().length() < 200);
    }

    @Test
    void stringOfAMillionCharacters() {
        String name = "é".repeat(1 << 20);
        InspectedFile file = survive("a.md5mesh", "joints { \"" + name + "\" x \"" + name);
        assertThat(file.issues()).allMatch(issue -> issue.message().length() < 200);
    }

    @Test
    void aMillionBraces() {
        survive("a.md5mesh", "{".repeat(1 << 20));
        survive("a.md5anim", "frame 0 " + "{".repeat(1 << 20));
        survive("a.md5mesh", "mesh {\n" + "{\n".repeat(1 << 20));
        survive("a.md5mesh", "}\n".repeat(1 << 20));
        survive("a.md5anim", "hierarchy {\n" + "(\n".repeat(1 << 20));
    }

    @Test
    void aMillionUnknownWords() {
        InspectedFile file = survive("a.md5mesh", "mesh {\n" + "word\n".repeat(1 << 20));
        assertThat(file.count(Severity.ERROR)).isGreaterThan(1 << 20);
        assertThat(file.issues()).hasSizeLessThan(100);
    }

    @Test
    void aMillionBlocks() {
        survive("a.md5mesh", "mesh{}".repeat(1 << 18));
        survive("a.md5anim", "frame 0{}".repeat(1 << 18));
    }

    @Test
    void allRowsOnOneLine() {
        String rows = "vert 0 ( 0 0 ) 0 1 tri 0 0 0 0 weight 0 0 1 ( é 0 0 ) ".repeat(100_000);
        InspectedFile file = survive("a.md5mesh", "mesh { " + rows);
        assertThat(file.issues()).hasSizeLessThan(200);
    }

    @Test
    void aMillionCommentsOnOneLine() {
        survive("a.md5mesh", "/**/".repeat(1 << 20) + "/* never closed");
        survive("a.md5mesh", "/*/".repeat(1 << 20));
        survive("a.md5mesh", "/".repeat(1 << 20));
    }

    @Test
    void nothingButZeros() {
        survive("a.md5anim", "\0".repeat(1 << 20));
    }

    @Test
    void everyCountOfAnMd2IsTwoBillion() {
        byte[] bytes = Md2Builder.tetrahedron().build();
        for (Field count : COUNTS) {
            byte[] hostile = Md2Builder.tetrahedron().with(count, 2_000_000_000).build();
            Md2Reader.read(hostile);
            assertThat(AllocationMeter.allocatedBy(() -> Md2Reader.read(hostile)))
                    .as(count.label())
                    .isLessThan(64L * bytes.length + (1 << 16));
        }
    }

    /** Each part of the file is the whole file: five times its size is read. */
    @Test
    void allPartsOfAnMd2LieInEachOther() {
        int size = 1 << 20;
        Md2Builder builder = Md2Builder.tetrahedron().rest(new byte[size]);
        for (Field offset : List.of(Field.OFS_SKINS, Field.OFS_ST, Field.OFS_TRIS)) {
            builder.with(offset, 0);
        }
        COUNTS.forEach(count -> builder.with(count, size));
        byte[] bytes = builder.with(Field.NUM_XYZ, 0).with(Field.FRAMESIZE, 0).build();
        Md2Reader.read(bytes);
        assertThat(AllocationMeter.allocatedBy(() -> Md2Reader.read(bytes))).isLessThan(64L * bytes.length);
        survive("a.md2", bytes);
    }

    @Test
    void framesOfAnMd2AreAsFarApartAsCanBe() {
        InspectedFile file = survive(
                "a.md2", Md2Builder.tetrahedron().with(Field.FRAMESIZE, 1 << 30).build());
        assertThat(((Md2) file.content()).frames()).isEmpty();
    }

    private static void appendVertexAt(StringBuilder text, int index, double y, double z) {
        text.append("vert 0 ( 0 0 ) ").append(index).append(" 1\nweight 0 0 1 ( 0 ");
        text.append(y).append(' ').append(Double.isFinite(z) ? z : index).append(" )\n");
    }

    private static void appendWeights(StringBuilder text, int count) {
        for (int i = 0; i < count; i++) {
            text.append("weight 0 0 0.5 ( ").append(i).append(" 0 0 )\n");
        }
    }

    private InspectedFile survive(String name, String text) {
        return survive(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private InspectedFile survive(String name, byte[] bytes) {
        return assertTimeoutPreemptively(LIMIT, () -> {
            Path file = Files.write(folder.resolve(name), bytes);
            InspectedFile inspected = Inspector.inspect(file);
            Posed.everywhere(inspected.content());
            return inspected;
        });
    }
}
