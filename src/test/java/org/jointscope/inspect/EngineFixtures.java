package org.jointscope.inspect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Md2Builder;

/**
 * Files without errors, or with those of other fixtures, that some engine does not load correctly: by name, created on
 * request because some are large.
 */
final class EngineFixtures {

    private EngineFixtures() {}

    static Map<String, byte[]> all() throws IOException {
        Map<String, byte[]> all = new LinkedHashMap<>();
        addMeshes(all);
        addNumbers(all);
        addLargeMeshes(all);
        addAnimsForEtqw(all);
        addAnims(all);
        addAnimsForAssimp(all);
        addMeshesForAssimp(all);
        addForQuake(all);
        addForReadersOfLines(all);
        addForReadersOfWords(all);
        addMd2s(all);
        return all;
    }

    /** Meshes, each with an animation. */
    static Map<String, List<byte[]>> pairs() throws IOException {
        String mesh = sound("nothing-wrong.md5mesh");
        String anim = sound("nothing-wrong.md5anim");
        Map<String, List<byte[]>> pairs = new LinkedHashMap<>();
        for (int length : List.of(32, 64)) {
            String name = quoted(length);
            pairs.put(
                    "names of %d bytes".formatted(length),
                    texts(mesh.replace("\"arm\"", name), anim.replace("\"arm\"", name)));
        }
        pairs.put(
                "mesh joint before its parent",
                texts(
                        mesh.replace("\"arm\"\t0", "\"second\"\t-1")
                                .replace("\"root\"\t-1", "\"arm\"\t1")
                                .replace("\"second\"", "\"root\""),
                        anim));
        String third = mesh.replace("numJoints 2", "numJoints 3")
                .replace("}\n\nmesh", "\t\"third\" 0 ( 0 0 0 ) ( 0 0 0 )\n}\n\nmesh");
        pairs.put("third joint, unused", texts(third, anim));
        pairs.put("third joint, used", texts(third.replace("weight 3 1", "weight 3 2"), anim));
        return pairs;
    }

    private static List<byte[]> texts(String mesh, String anim) {
        return List.of(mesh.getBytes(StandardCharsets.UTF_8), anim.getBytes(StandardCharsets.UTF_8));
    }

    private static void addForQuake(Map<String, byte[]> all) throws IOException {
        String mesh = sound("nothing-wrong.md5mesh");
        String anim = sound("nothing-wrong.md5anim");
        put(all, "name-of-32-bytes.md5mesh", mesh.replace("\"arm\"", quoted(32)));
        put(all, "name-of-32-bytes.md5anim", anim.replace("\"arm\"", quoted(32)));
        put(all, "commandline-of-4096-bytes.md5mesh", withCommandline(mesh, quoted(4096)));
        put(all, "commandline-of-4096-bytes.md5anim", withCommandline(anim, quoted(4096)));
        put(all, "commandline-without-quotes.md5mesh", withCommandline(mesh, "bare"));
        put(all, "no-commandline.md5anim", anim.replaceFirst("commandline .*\n", ""));
        put(
                all,
                "frames-without-components.md5anim",
                anim.replace("numAnimatedComponents 4", "numAnimatedComponents 0")
                        .replaceAll("\t([-\\d]+) (7|32) ", "\t$1 0 ")
                        .replaceAll("(?s)(frame \\d) \\{.*?\\}", "$1 {\n}"));
    }

    private static void addForReadersOfLines(Map<String, byte[]> all) throws IOException {
        String mesh = sound("nothing-wrong.md5mesh");
        String anim = sound("nothing-wrong.md5anim");
        put(all, "joints-share-a-line.md5mesh", mesh.replace("\t\t//\n", ""));
        put(all, "joint-beside-its-keyword.md5mesh", mesh.replace("joints {\n", "joints {"));
        put(all, "vertices-share-a-line.md5mesh", mesh.replace("\n\tvert 1", "\tvert 1"));
        put(all, "weights-share-a-line.md5mesh", mesh.replace("\n\tweight 1", "\tweight 1"));
        put(all, "triangle-beside-its-count.md5mesh", mesh.replace("\n\ttri 0", "\ttri 0"));
        put(all, "shader-beside-its-mesh.md5mesh", mesh.replace("mesh {\n", "mesh {"));
        put(all, "weight-on-two-lines.md5mesh", mesh.replace("weight 1 1 1", "weight 1 1\n1"));
        put(all, "brace-on-the-next-line.md5mesh", mesh.replace("joints {", "joints\n{"));
        put(all, "brace-of-mesh-on-the-next-line.md5mesh", mesh.replace("mesh {", "mesh\n{"));
        put(all, "brace-after-the-last-weight.md5mesh", mesh.replace("2 )\n}", "2 ) }"));
        put(all, "brace-after-the-last-joint.md5mesh", mesh.replace("\t\t// root\n}", " }"));
        put(all, "weight-touches-its-parenthesis.md5mesh", mesh.replace("5 0 0 )", "5 0 0)"));
        put(all, "vertex-touches-its-parenthesis.md5mesh", mesh.replace("( 1 0 )", "( 1 0)"));
        put(all, "weight-of-joint-minus-1.md5mesh", mesh.replace("weight 1 1", "weight 1 -1"));
        put(all, "carriage-returns.md5mesh", mesh.replace("\n", "\r"));
        put(all, "hierarchy-rows-share-a-line.md5anim", anim.replaceFirst("//.* \\)\n", ""));
        put(all, "bounds-share-a-line.md5anim", anim.replace("2 )\n\t( 1 0 0 )", "2 ) ( 1 0 0 )"));
        put(all, "baseframe-rows-share-a-line.md5anim", anim.replace(")\n\t( 10", ") ( 10"));
        put(all, "brace-of-baseframe-on-the-next-line.md5anim", anim.replace("e {\n\t(", "e\n{\n\t("));
        put(all, "values-beside-their-frame.md5anim", anim.replace("frame 0 {\n", "frame 0 {"));
        put(all, "brace-after-the-values.md5anim", anim.replace("0.6\n}\n\nframe", "0.6 }\n\nframe"));
        put(all, "line-begins-with-a-plus-sign.md5anim", anim.replace("\t 0.5", "+0.5"));
        put(all, "decimal-comma.md5anim", anim.replace("\t 0.5", "\t 0,5"));
        put(all, "name-of-64-bytes.md5mesh", mesh.replace("\"root\"", quoted(64)));
        put(all, "name-of-64-bytes-without-children.md5mesh", mesh.replace("\"arm\"", quoted(64)));
    }

    private static void addForReadersOfWords(Map<String, byte[]> all) throws IOException {
        String mesh = sound("nothing-wrong.md5mesh");
        String anim = sound("nothing-wrong.md5anim");
        put(all, "name-touches-its-parent.md5mesh", mesh.replace("\"arm\"\t0", "\"arm\"0"));
        put(all, "comment-touches-a-parenthesis.md5mesh", mesh.replace(")\t\t//", ")//"));
        put(all, "first-weight-minus-1.md5mesh", mesh.replace(") 1 1\n", ") -1 1\n"));
        put(all, "unused-weight-of-joint-9.md5mesh", withFifthWeight(mesh, 9));
        put(all, "start-index-minus-1.md5anim", anim.replace("\t0 32 3", "\t0 32 -1"));
    }

    private static String withFifthWeight(String mesh, int joint) {
        return mesh.replace("numweights 4", "numweights 5")
                .replace("2 )\n}", "2 )\n\tweight 4 %d 1 ( 0 0 0 )\n}".formatted(joint));
    }

    private static String withCommandline(String text, String quoted) {
        return text.replaceFirst("commandline \".*\"", "commandline " + quoted);
    }

    private static String quoted(int length) {
        return "\"" + "a".repeat(length) + "\"";
    }

    private static void addMd2s(Map<String, byte[]> all) {
        all.put(
                "no-texture-coordinates.md2",
                Md2Builder.tetrahedron().with(Field.NUM_ST, 0).build());
        all.put(
                "skins-33.md2",
                Md2Builder.tetrahedron().with(Field.NUM_SKINS, 33).build());
        all.put(
                "no-triangles.md2",
                Md2Builder.tetrahedron().with(Field.NUM_TRIS, 0).build());
        all.put(
                "no-frames.md2",
                Md2Builder.tetrahedron().with(Field.NUM_FRAMES, 0).build());
        all.put(
                "more-vertices-than-quake-takes.md2",
                Md2Builder.tetrahedron().with(Field.NUM_XYZ, 2049).build());
        all.put(
                "no-vertices-but-a-triangle.md2",
                Md2Builder.tetrahedron().with(Field.NUM_XYZ, 0).build());
        all.put(
                "no-vertices-and-no-triangles.md2",
                Md2Builder.tetrahedron()
                        .with(Field.NUM_XYZ, 0)
                        .with(Field.NUM_TRIS, 0)
                        .build());
        all.put(
                "one-frame-without-vertices.md2",
                Md2Builder.shape().frame("stand01").build());
        all.put(
                "no-vertices-and-no-frames.md2",
                Md2Builder.tetrahedron()
                        .with(Field.NUM_XYZ, 0)
                        .with(Field.NUM_FRAMES, 0)
                        .build());
        all.put("scale-that-is-no-number.md2", scaled(Float.NaN));
        all.put("triangles-at-one-point.md2", scaled(0));
        all.put("triangles-apart.md2", scaled(1));
        all.put(
                "model-of-more-than-2-mib.md2",
                Md2Builder.tetrahedron().with(Field.OFS_END, (2 << 20) + 1).build());
        all.put(
                "commands-at-an-odd-byte.md2",
                Md2Builder.tetrahedron().with(Field.OFS_GLCMDS, 309).build());
        all.put(
                "no-skins-after-the-end.md2",
                Md2Builder.tetrahedron()
                        .with(Field.NUM_SKINS, 0)
                        .with(Field.OFS_SKINS, 417)
                        .build());
        all.put(
                "no-skins-at-the-end.md2",
                Md2Builder.tetrahedron()
                        .with(Field.NUM_SKINS, 0)
                        .with(Field.OFS_SKINS, 416)
                        .build());
        all.put(
                "no-frames-of-no-size.md2",
                Md2Builder.tetrahedron()
                        .with(Field.NUM_FRAMES, 0)
                        .with(Field.FRAMESIZE, 0)
                        .build());
        all.put(
                "model-of-2-mib.md2",
                Md2Builder.tetrahedron().with(Field.OFS_END, 2 << 20).build());
        all.put(
                "normal-162-in-the-first-frame.md2",
                Md2Builder.surface()
                        .frame("stand01", withNormal(Md2Builder.TETRAHEDRON, 162))
                        .build());
        all.put(
                "frame-size-of-more-than-2048-vertices.md2",
                Md2Builder.tetrahedron().with(Field.FRAMESIZE, 8236).build());
        all.put(
                "skin-of-8193-pixels.md2",
                Md2Builder.tetrahedron().with(Field.SKINWIDTH, 8193).build());
        all.put(
                "triangles-of-no-vertex.md2",
                new Md2Builder()
                        .texCoord(0, 0)
                        .texCoord(64, 0)
                        .texCoord(0, 32)
                        .triangle(0, 1, 65535)
                        .frame("stand01", Md2Builder.TETRAHEDRON)
                        .build());
        all.put("corners-6147.md2", corners(2049));
        all.put("corners-6144.md2", corners(2048));
    }

    /** The vertices with another normal of the first. */
    private static byte[] withNormal(byte[] vertices, int normal) {
        byte[] changed = vertices.clone();
        changed[3] = (byte) normal;
        return changed;
    }

    /** Triangles of one vertex, but with a texture coordinate of its own for every corner. */
    private static byte[] corners(int triangles) {
        Md2Builder md2 = new Md2Builder().frame("stand01", Md2Builder.TETRAHEDRON);
        for (int coord = 0; coord < 3 * triangles; coord++) {
            md2.texCoord(coord, 0);
        }
        for (int triangle = 0; triangle < triangles; triangle++) {
            int first = 3 * triangle;
            md2.triangle(0, 1, 2, first, first + 1, first + 2);
        }
        return md2.build();
    }

    private static byte[] scaled(float scale) {
        float[] scales = {scale, scale, scale};
        return Md2Builder.surface()
                .frame("stand01", scales, new float[3], Md2Builder.TETRAHEDRON)
                .build();
    }

    private static void addAnimsForAssimp(Map<String, byte[]> all) throws IOException {
        String anim = sound("nothing-wrong.md5anim");
        put(all, "child-named-as-its-parent.md5anim", anim.replace("\"arm\"", "\"root\""));
        put(all, "joints-drawn-twice.md5anim", withThirdJoint(anim, "\"arm\"\t0"));
        put(all, "name-twice-below-another-root.md5anim", withThirdJoint(anim, "\"arm\"\t-1"));
        put(all, "form-feed-between-sections.md5anim", anim.replace("bounds {", "\f\nbounds {"));
        put(all, "name-of-2000-bytes.md5anim", anim.replace("\"arm\"", longName()));
        put(all, "quote-missing-before-the-next-row.md5anim", anim.replace("root\"", "root"));
        put(all, "integer-of-26-digits.md5anim", anim.replace("\t 0.5", "\t " + "9".repeat(26)));
        put(all, "bone-of-a-hundred-thousandth.md5anim", anim.replace("( 10 0 0 )", "( 1e-5 0 0 )"));
        put(all, "bone-too-long-to-measure.md5anim", anim.replace("( 10 0 0 )", "( 1e30 0 0 )"));
    }

    private static String withThirdJoint(String anim, String nameAndParent) {
        return anim.replace("numJoints 2", "numJoints 3")
                .replace("// root ( Qz )\n", "// root ( Qz )\n\t" + nameAndParent + " 0 0\n")
                .replace("( 0 0 0.6 )\n}", "( 0 0 0.6 )\n\t( 3 0 0 ) ( 0 0 0 )\n}");
    }

    private static String longName() {
        return quoted(2000);
    }

    private static void addMeshesForAssimp(Map<String, byte[]> all) throws IOException {
        String mesh = sound("nothing-wrong.md5mesh");
        put(all, "name-of-2000-bytes.md5mesh", mesh.replace("\"arm\"", longName()));
        put(all, "quote-missing-before-the-next-row.md5mesh", mesh.replace("root\"", "root"));
        put(all, "weights-that-cancel-out.md5mesh", mesh.replace("3 1 0.5", "3 1 -0.5"));
        put(
                all,
                "triangles-without-weights.md5mesh",
                mesh(1, 4, "\ttri 0 0 1 2\n\ttri 1 0 2 3\n", 2).replaceAll("(vert .*) 1\n", "$1 0\n"));
    }

    private static void addMeshes(Map<String, byte[]> all) throws IOException {
        String mesh = sound("nothing-wrong.md5mesh");
        put(all, "named-mesh.md5mesh", mesh.replace("\tshader", "\tname \"a\"\n\tshader"));
        String flags = "\tflags {\n\t\tvertexColor\n\t}\n";
        put(all, "flags-in-version-10.md5mesh", mesh.replace("\tnumverts", flags + "\tnumverts"));
        put(all, "flags-after-vertices.md5mesh", mesh.replace("\tnumtris", flags + "\tnumtris"));
        put(all, "group-on-two-lines.md5mesh", mesh.replace("( 1 0 ) 1 1", "( 1\n\t0 ) 1 1"));
        put(all, "brace-after-a-tab.md5mesh", mesh.replace("joints {", "joints\t{"));
        put(all, "version-12.md5mesh", mesh.replace("MD5Version 10", "MD5Version 12"));
        put(all, "version-13.md5mesh", mesh.replace("MD5Version 10", "MD5Version 13"));
        put(all, "mesh-not-declared.md5mesh", mesh + mesh.substring(mesh.indexOf("mesh {")));
        put(all, "name-with-a-minus-without-quotes.md5mesh", mesh.replace("\"arm\"", "left-arm"));
        put(all, "triangles-share-vertices-but-not-all.md5mesh", mesh(1, 5, "\ttri 0 0 1 2\n\ttri 1 0 2 3\n", 2));
        put(all, "triangles-share-vertices-but-few.md5mesh", mesh(1, 9, "\ttri 0 0 1 2\n\ttri 1 0 2 3\n", 2));
    }

    private static void addNumbers(Map<String, byte[]> all) throws IOException {
        String mesh = sound("nothing-wrong.md5mesh");
        String anim = sound("nothing-wrong.md5anim");
        put(all, "hexadecimal-number.md5mesh", mesh.replace("2 0 0.5", "2 0x0 0.5"));
        put(all, "hexadecimal-float.md5mesh", mesh.replace("( 5 0 0 )", "( 0x1.8p1 0 0 )"));
        put(all, "zero-with-an-exponent.md5mesh", mesh.replace("( 5 0 0 )", "( 5 0e0 0 )"));
        put(all, "octal-number.md5mesh", mesh.replace("( 5 0 0 )", "( 010 0 0 )"));
        put(all, "number-with-a-suffix.md5mesh", mesh.replace("( 5 0 0 )", "( 5.0f 0 0 )"));
        put(all, "exponent.md5mesh", mesh.replace("( 5 0 0 )", "( 1.5e-05 0 0 )"));
        put(all, "exponent.md5anim", anim.replace("\t 0.5", "\t 1e-05"));
        put(all, "exponent.md5camera", sound("nothing-wrong.md5camera").replace("( 0 ", "( 0.0e1 "));
        put(all, "negative-parent-with-a-point.md5mesh", withPoint(mesh));
        put(all, "negative-parent-with-a-point.md5anim", withPoint(anim));
        put(all, "root-of-parent-minus-2.md5anim", anim.replace("\"root\"\t-1", "\"root\"\t-2"));
        put(all, "name-in-apostrophes.md5mesh", mesh.replace("\"arm\"", "'arm'"));
    }

    private static String withPoint(String text) {
        return text.replace("\"root\"\t-1", "\"root\"\t-1.0");
    }

    private static void addAnimsForEtqw(Map<String, byte[]> all) throws IOException {
        String anim = sound("nothing-wrong.md5anim");
        put(
                all,
                "flags-of-more-components-than-declared.md5anim",
                anim.replace("numAnimatedComponents 4", "numAnimatedComponents 3")
                        .replace("\"arm\"\t0 32 3", "\"arm\"\t0 32 2"));
        for (int rate = 1; rate < 4; rate++) {
            put(all, "five-frames-at-%d-fps.md5anim".formatted(rate), frames(anim, 5, rate));
        }
        put(all, "components-1537.md5anim", anim.replace("Components 4", "Components 1537"));
    }

    /** The animation with its first frame several times. */
    private static String frames(String anim, int frames, int rate) {
        String second = "\t( 1 0 0 ) ( 16 4 2 )\n";
        return anim.substring(0, anim.indexOf("frame 0"))
                        .replace("numFrames 2", "numFrames " + frames)
                        .replace("frameRate 24", "frameRate " + rate)
                        .replace(second, second.repeat(frames - 1))
                + rows(frames, "frame %d {\n\t 0 0 0\n\t 0.6\n}\n\n"::formatted);
    }

    private static void addLargeMeshes(Map<String, byte[]> all) {
        put(all, "joints-137.md5mesh", mesh(137, 3, "\ttri 0 0 1 2\n", 1));
        put(all, "joints-161.md5mesh", mesh(161, 3, "\ttri 0 0 1 2\n", 1));
        put(all, "vertices-17476.md5mesh", mesh(1, 17476, "\ttri 0 0 1 2\n", 1));
        put(all, "vertices-17477.md5mesh", mesh(1, 17477, "\ttri 0 0 1 2\n", 1));
        put(all, "vertices-65537.md5mesh", mesh(1, 65537, "\ttri 0 0 1 65536\n", 1));
        put(all, "triangle-of-vertex-65538.md5mesh", mesh(1, 3, "\ttri 0 0 1 65538\n", 1));
        put(
                all,
                "weights-257.md5mesh",
                mesh(1, 257, "\ttri 0 0 1 2\n", 1).replace("vert 0 ( 0 0 ) 0 1\n", "vert 0 ( 0 0 ) 0 257\n"));
        put(
                all,
                "vertex-without-weights-past-the-end.md5mesh",
                mesh(1, 3, "\ttri 0 0 1 2\n", 1).replace("vert 0 ( 0 0 ) 0 1\n", "vert 0 ( 0 0 ) 4 0\n"));
        put(all, "joints-257.md5mesh", mesh(257, 3, "\ttri 0 0 1 2\n", 1));
        put(
                all,
                "vertices-8193.md5mesh",
                mesh(1, 8193, rows(8193, row -> "\ttri %d 0 1 %d\n".formatted(row, row)), 8193));
        put(
                all,
                "triangles-20001.md5mesh",
                mesh(1, 20001, rows(20001, row -> "\ttri %d 0 1 %d\n".formatted(row, row)), 20001));
    }

    private static String mesh(int joints, int vertices, String triangles, int triangleCount) {
        return """
            MD5Version 10
            commandline ""

            numJoints %d
            numMeshes 1

            joints {
            %s}

            mesh {
            	shader "a"

            	numverts %d
            %s
            	numtris %d
            %s
            	numweights %d
            %s}
            """.formatted(
                        joints,
                        rows(joints, "\t\"j%1$d\" -1 ( 0 0 0 ) ( 0 0 0 )\n"::formatted),
                        vertices,
                        rows(vertices, "\tvert %1$d ( 0 0 ) %1$d 1\n"::formatted),
                        triangleCount,
                        triangles,
                        vertices,
                        rows(vertices, "\tweight %1$d 0 1 ( %1$d 0 1 )\n"::formatted));
    }

    private static String rows(int count, IntFunction<String> row) {
        return IntStream.range(0, count).mapToObj(row).collect(Collectors.joining());
    }

    private static void addAnims(Map<String, byte[]> all) throws IOException {
        String anim = sound("nothing-wrong.md5anim");
        put(all, "version-13.md5anim", anim.replace("MD5Version 10", "MD5Version 13"));
        put(
                all,
                "frame-not-declared.md5anim",
                anim.replace("numFrames 2", "numFrames 1").replaceFirst("\\n\\t\\( 1 0 0 \\) \\( 16 4 2 \\)", ""));
        put(all, "name-with-a-blank.md5anim", anim.replace("\"arm\"", "\"left arm\""));
        put(all, "parent-below-none.md5anim", anim.replace("\"root\"\t-1", "\"root\"\t-2"));
        put(all, "frame-on-one-line.md5anim", anim.replace(" 0 0 0\n\t 0.6", " 0 0 0 0.6"));
        put(all, "number-at-byte-511.md5anim", anim.replace("\t 0.6", " ".repeat(509) + "0.6"));
        put(all, "offset-of-256.md5anim", anim.replace("( 10 0 0 )", "( 256 0 0 )"));
        put(all, "parent-that-does-not-exist.md5anim", anim.replace("\"arm\"\t0", "\"arm\"\t9"));
    }

    private static String sound(String name) throws IOException {
        Path file = FixtureReports.FOLDER.resolve(name);
        return Files.readString(file);
    }

    private static void put(Map<String, byte[]> all, String name, String text) {
        all.put(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
