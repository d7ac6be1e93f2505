package org.jointscope.inspect;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.files.TestArchives;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Md2Builder;

/** Files with the highest possible memory use for their size: as many parts as possible. */
enum HostileShape {
    HIERARCHY_OF_WORDS("md5anim", "hierarchy {\n", i -> "a\n"),
    HIERARCHY_OF_NAMES("md5anim", "hierarchy {\n", i -> '"' + base36(i) + "\" -1 0 0\n"),
    HIERARCHY_WITH_COMMENTS("md5anim", "hierarchy {\n", i -> "\"\" 0 0 0//" + i + '\n'),
    SELF_PARENTS("md5anim", "hierarchy {\n", i -> "\"j\" " + i + " 63 " + i * 6 + '\n'),
    CHAIN("md5anim", "hierarchy {\n", i -> "\"j\" " + (i - 1) + " 63 " + i * 6 + '\n'),
    CHAIN_FROM_LAST_TO_FIRST("md5anim", "hierarchy {\n", i -> "\"j\" " + (i + 1) + " 63 0\n"),
    FRAME_OF_ROWS("md5anim", "hierarchy{\"j\" -1 1 0}\nframe 0 {\n", i -> "1\n"),
    FRAMES("md5anim", "hierarchy{\"j\" -1 1 0}\n", i -> "frame 0{}"),
    FRAME_KEYWORDS("md5anim", "", i -> "frame "),
    BOUNDS("md5anim", "bounds {\n", i -> "(\n"),
    BASEFRAME("md5anim", "baseframe {\n", i -> "(\n"),
    REPEATED_SECTIONS(
            "md5anim", "", i -> "hierarchy{\"\" -1 0 0}\nbounds{(0 0 0)(0 0 0)}\nbaseframe{(0 0 0)(0 0 0)}\n"),
    UNKNOWN_WORDS("md5mesh", "", i -> "a\n"),
    OPEN_STRINGS("md5mesh", "", i -> "\"\n"),
    LINE_ENDS("md5mesh", "", i -> "\n"),
    JOINTS("md5mesh", "joints {\n", i -> "\"j" + i + "\" -1 ( 0 0 0 ) ( 0 0 0 )\n"),
    JOINTS_OF_WORDS("md5mesh", "joints {\n", i -> "a\n"),
    JOINTS_IN_A_CHAIN("md5mesh", "joints {\n", i -> "\"j\" " + (i - 1) + " (0 0 0)(0 0 0)\n"),
    PARENTS_OUT_OF_RANGE("md5mesh", "joints {\n", i -> "\"j\" 2147483647 (0 0 0)(0 0 0)\n"),
    MESHES("md5mesh", "joints{\"j\" -1(0 0 0)(0 0 0)}\n", i -> "mesh{}"),
    MESH_LINES("md5mesh", "joints{\"j\" -1(0 0 0)(0 0 0)}\n", i -> "mesh {\n}\n"),
    MESH_KEYWORDS("md5mesh", "", i -> "mesh "),
    VERTICES("md5mesh", "joints{\"j\" -1(0 0 0)(0 0 0)}\nmesh {\n", i -> "vert\n"),
    TRIANGLES("md5mesh", "joints{\"j\" -1(0 0 0)(0 0 0)}\nmesh {\n", i -> "tri\n"),
    WEIGHTS("md5mesh", "joints{\"j\" -1(0 0 0)(0 0 0)}\nmesh {\n", i -> "weight\n"),
    WHOLE_VERTICES(
            "md5mesh",
            "joints{\"j\" -1(0 0 0)(0 0 0)}\nmesh {\n",
            i -> "vert 0(0 0)" + i + " 1 weight 0 0 1(" + i + " 0 0)\n"),
    SHARED_WEIGHTS(
            "md5mesh",
            "joints{\"j\" -1(0 0 0)(0 0 0)}\nmesh {\n" + "weight 0 0 1(0 0 0)\n".repeat(1000),
            i -> "vert 0(0 0)0 256\n"),
    REPEATED_MESHES("md5mesh", "", i -> "joints{\"\" -1(0 0 0)(0 0 0)}\nmesh{numverts 1 numtris 1}\n"),
    CUTS("md5camera", "cuts {\n", i -> "1\n"),
    CAMERA_ROWS("md5camera", "camera {\n", i -> "(\n"),
    CAMERA_FRAMES("md5camera", "camera {\n", i -> "(0 0 0)(0 0 0)9\n"),
    SCALES("md5scale", "{\"j\":{\"0\":1", i -> ",\"" + i + "\":1", "}}"),
    SCALES_OF_WORDS("md5scale", "{\"j\":{\"\":1", i -> ",\"\":1", "}}"),
    SCALED_JOINTS("md5scale", "{\"j\":{}", i -> ",\"" + base36(i) + "\":{}", "}"),
    SCALED_JOINTS_OF_ONE_NAME("md5scale", "{\"\":{}", i -> ",\"\":{}", "}"),
    SCALES_IN_SCALES("md5scale", "{\"j\":{", i -> "\"\":{", ""),
    SCALES_IN_LISTS("md5scale", "", i -> "[", ""),
    MODELS("def", "", i -> "model m" + i + "{}"),
    MODELS_IN_A_CHAIN("def", "", i -> "model m" + i + "{inherit m" + (i + 1) + "}"),
    MODELS_OF_ONE(
            "def",
            "model m{" + "mesh a.md5mesh anim " + "aa b anim ".repeat(10_000) + "}",
            i -> "model m" + i + "{inherit m remove aa}"),
    ANIMATIONS("def", "model m{mesh a.md5mesh ", i -> "anim aa" + i + "a p" + i + " "),
    FRAME_COMMANDS("def", "model m{mesh a.md5mesh anim aa b{", i -> "frame 1 jump\n"),
    FAULTS_OF_COMMANDS("def", "model m{mesh a.md5mesh anim aa b{", i -> "frame x\n"),
    JOINT_LISTS("def", "model m{mesh a.md5mesh ", i -> "channel legs(*a)"),
    JOINTS_OF_A_LIST("def", "model m{mesh a.md5mesh channel legs(", i -> "-*a "),
    MARKS_OF_A_JOINT("def", "model m{mesh a.md5mesh channel legs(", i -> "-*"),
    UNKNOWN_STATEMENTS("def", "model m{", i -> "a "),
    ENTITIES_OF_ONE(
            "def",
            "entityDef e{" + "\"model a\" \"b\" ".repeat(10_000) + "}",
            i -> "entityDef e" + i + "{\"inherit\" \"e\"}"),
    STRINGS_OF_A_VALUE("def", "entityDef e{\"model\" \"a\"", i -> "\\\"a\""),
    NAMES_WITHOUT_BLOCKS("def", "", i -> "a "),
    BRACES("def", "", i -> "{"),
    SKIN_ROWS("skin", "skin s{", i -> "a" + i + " b "),
    SKINS("skin", "", i -> "s" + i + "{}"),
    MATERIALS("mtr", "", i -> "m" + i + "{}"),
    MATERIALS_OF_A_NAME("mtr", "", i -> "m.a{}"),
    STAGES("mtr", "m{", i -> "{map a}"),
    IMAGES_IN_IMAGES("mtr", "m{{map ", i -> "add("),
    IMAGE_FAULTS("mtr", "m{", i -> "bumpmap add "),
    ARCHIVE_OF_IMAGES("pak", "", i -> "") {
        @Override
        byte[] bytes(int size) {
            return TestArchives.pak(IntStream.range(0, size / 64)
                    .mapToObj(i -> new TestArchives.PakEntry(base36(i) + ".tga", new byte[0]))
                    .toList());
        }
    },
    ARCHIVE_OF_FOLDERS("pk4", "", i -> "") {
        @Override
        byte[] bytes(int size) throws IOException {
            String folders = "/" + "abcdef/".repeat(28);
            return TestArchives.zip(IntStream.range(0, size / 540)
                    .mapToObj(i -> base36(i) + folders + "a.md5mesh")
                    .collect(Collectors.toMap(name -> name, name -> new byte[0])));
        }
    },
    MD2_FRAMES("md2", "", i -> "") {
        @Override
        byte[] bytes(int size) {
            Md2Builder builder = Md2Builder.tetrahedron().rest(new byte[size]);
            for (Field count : new Field[] {Field.NUM_SKINS, Field.NUM_ST, Field.NUM_TRIS, Field.NUM_GLCMDS}) {
                builder.with(count, size / Integer.BYTES);
            }
            return builder.with(Field.NUM_FRAMES, size / 40)
                    .with(Field.NUM_XYZ, 0)
                    .with(Field.FRAMESIZE, 40)
                    .build();
        }
    };

    private final String kind;
    private final String opening;
    private final IntFunction<String> part;
    private final String closing;

    HostileShape(String kind, String opening, IntFunction<String> part) {
        this(kind, "MD5Version 10\ncommandline \"\"\n" + opening, part, "}\n");
    }

    HostileShape(String kind, String opening, IntFunction<String> part, String closing) {
        this.kind = kind;
        this.opening = opening;
        this.part = part;
        this.closing = closing;
    }

    String kind() {
        return kind;
    }

    /** A file of about this number of bytes. */
    byte[] bytes(int size) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(size + 64);
        append(bytes, opening);
        for (int i = 0; bytes.size() < size; i++) {
            append(bytes, part.apply(i));
        }
        append(bytes, closing);
        return bytes.toByteArray();
    }

    private static void append(ByteArrayOutputStream bytes, String text) {
        bytes.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String base36(int number) {
        return Integer.toString(number, Character.MAX_RADIX);
    }

    static String[] names() {
        return Arrays.stream(values()).map(HostileShape::name).toArray(String[]::new);
    }
}
