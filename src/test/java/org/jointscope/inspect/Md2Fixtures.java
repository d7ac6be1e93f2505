package org.jointscope.inspect;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.testing.Md2Builder;

/**
 * The fixtures that cannot be written with a text editor, by file name. {@link #main} writes them; then
 * {@link FixtureReports} writes their reports.
 */
final class Md2Fixtures {

    private static final String LONG_NAME = "abcdefghijklmnop";

    private Md2Fixtures() {}

    public static void main(String[] arguments) throws IOException {
        for (Map.Entry<String, byte[]> fixture : all().entrySet()) {
            Files.write(FixtureReports.FOLDER.resolve(fixture.getKey()), fixture.getValue());
        }
    }

    static Map<String, byte[]> all() {
        Map<String, Supplier<byte[]>> makers = new TreeMap<>();
        addHeaders(makers);
        addSections(makers);
        addEnds(makers);
        addContents(makers);
        addGlCommands(makers);
        Map<String, byte[]> files = new TreeMap<>();
        makers.forEach((name, maker) -> files.put("md2-" + name + ".md2", maker.get()));
        return files;
    }

    private static Md2Builder sound() {
        return Md2Builder.tetrahedron();
    }

    private static void addHeaders(Map<String, Supplier<byte[]>> makers) {
        makers.put("with-nothing-wrong", sound()::build);
        makers.put("empty", () -> new byte[0]);
        makers.put("of-quake", () -> ascii("IDPO\006\0\0\0and so on"));
        makers.put("that-is-a-web-page", () -> ascii("<!DOCTYPE html><title>404</title>"));
        makers.put("that-is-an-md5mesh", () -> ascii("MD5Version 10\nnumJoints 1\nnumMeshes 1\n"));
        makers.put("cut-off-in-its-header", () -> Arrays.copyOf(sound().build(), 41));
        makers.put("ident-reversed", Md2Fixtures::reversedIdent);
        makers.put("version-15", sound().with(Field.VERSION, 15)::build);
        makers.put("skin-without-width", sound().with(Field.SKINWIDTH, 0)::build);
        makers.put("skin-too-tall", sound().with(Field.SKINHEIGHT, 512)::build);
        makers.put("without-vertices", () -> Md2Builder.shape().frame("stand01").build());
        makers.put("skins-negative", sound().with(Field.NUM_SKINS, -1)::build);
        makers.put("more-frames-than-quake-takes", Md2Fixtures::manyFrames);
        makers.put("frame-size-too-small", sound().with(Field.FRAMESIZE, 40)::build);
        makers.put("frame-size-larger-than-a-frame", sound().padding(8)::build);
        makers.put("frames-at-an-odd-byte", sound().with(Field.OFS_FRAMES, 198)::build);
    }

    private static byte[] reversedIdent() {
        byte[] bytes = sound().build();
        System.arraycopy(ascii("2PDI"), 0, bytes, 0, 4);
        return bytes;
    }

    private static byte[] manyFrames() {
        Md2Builder builder = Md2Builder.surface();
        for (int i = 0; i < 513; i++) {
            builder.frame("f" + i, Md2Builder.TETRAHEDRON);
        }
        return builder.build();
    }

    private static void addSections(Map<String, Supplier<byte[]>> makers) {
        makers.put("triangles-outside-the-file", sound().with(Field.OFS_TRIS, 100_000)::build);
        makers.put("frames-at-a-negative-offset", sound().with(Field.OFS_FRAMES, -4)::build);
        makers.put("two-billion-frames", sound().with(Field.NUM_FRAMES, 2_000_000_000)::build);
        makers.put("skins-in-the-header", sound().with(Field.OFS_SKINS, 4)::build);
        makers.put("triangles-in-the-texture-coordinates", sound().with(Field.OFS_TRIS, 136)::build);
    }

    private static void addEnds(Map<String, Supplier<byte[]>> makers) {
        makers.put("cut-off", () -> Arrays.copyOf(sound().build(), 400));
        makers.put("with-bytes-after-its-end", sound().rest(ascii("thrown in"))::build);
        makers.put("line-ends-to-windows", () -> toWindows(withLineFeeds()));
        makers.put("line-ends-in-the-header", Md2Fixtures::headerToWindows);
        makers.put("saved-as-utf-8", Md2Fixtures::savedAsUtf8);
        makers.put("line-ends-to-unix", () -> toUnix(withLineFeeds()));
    }

    /** Its num_frames is 0A. */
    private static byte[] withLineFeedInTheHeader() {
        Md2Builder builder = Md2Builder.surface();
        for (int i = 0; i < 10; i++) {
            builder.frame("f" + i, Md2Builder.TETRAHEDRON);
        }
        return builder.build();
    }

    private static byte[] headerToWindows() {
        return new String(withLineFeedInTheHeader(), StandardCharsets.ISO_8859_1)
                .replace("\n", "\r\n")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] savedAsUtf8() {
        return new String(withLineFeedInTheHeader(), StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.UTF_8);
    }

    /** The pairs 0D 0A and the lone 0A are vertex indices, as in real files. */
    private static byte[] withLineFeeds() {
        byte[] vertices = Md2Builder.TETRAHEDRON.clone();
        vertices[4] = '\r';
        vertices[5] = '\n';
        vertices[8] = '\n';
        return Md2Builder.surface().frame("stand01", vertices).build();
    }

    private static byte[] toWindows(byte[] bytes) {
        byte[] plain = bytes.clone();
        plain[indexOfPair(plain)] = 1;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte b : plain) {
            if (b == '\n') {
                out.write('\r');
            }
            out.write(b);
        }
        return out.toByteArray();
    }

    private static byte[] toUnix(byte[] bytes) {
        int pair = indexOfPair(bytes);
        byte[] shorter = Arrays.copyOf(bytes, bytes.length - 1);
        System.arraycopy(bytes, pair + 1, shorter, pair, shorter.length - pair);
        return shorter;
    }

    private static int indexOfPair(byte[] bytes) {
        int at = 0;
        while (bytes[at] != '\r' || bytes[at + 1] != '\n') {
            at++;
        }
        return at;
    }

    private static void addContents(Map<String, Supplier<byte[]>> makers) {
        byte[] mirrored = {(byte) 200, 0, 0, 5, 0, 0, 0, 52, (byte) 200, (byte) 200, 0, 32, (byte) 200, 0, (byte) 200, 5
        };
        makers.put("inside-out", Md2Builder.surface().frame("stand01", mirrored).frame("stand02", mirrored)::build);
        byte[] shape = Md2Builder.TETRAHEDRON;
        float[] tenth = {0.1f, 0.1f, 0.1f};
        float[] zero = new float[3];
        makers.put("skin-name-without-end", sound().skin(LONG_NAME.repeat(4))::build);
        makers.put("frame-name-without-end", Md2Builder.surface().frame(LONG_NAME, shape)::build);
        makers.put("skin-path-absolute", sound().skin("/home/models/skin.pcx")::build);
        makers.put("skin-path-with-a-drive-letter", sound().skin("C:/models/skin.pcx")::build);
        makers.put("skin-path-with-backslashes", sound().skin("models\\tetra\\a.pcx")::build);
        makers.put("skin-path-not-ascii", sound().skin("models/h\u00e4nde.pcx")::build);
        makers.put("skin-path-with-a-control-character", sound().skin("models/a\u001b.pcx")::build);
        makers.put("frame-name-empty", sound().frame("", shape)::build);
        makers.put("frame-name-twice", sound().frame("stand01", shape)::build);
        makers.put("rests-behind-names", sound().skin("a.pcx\0b.pcx").frame("run1\0" + "01\0xyz", shape)::build);
        makers.put("scale-infinite", sound().frame("b", new float[] {0.1f, 1 / 0f, 0.1f}, zero, shape)::build);
        makers.put("translation-not-a-number", sound().frame("b", tenth, new float[] {0, 0, Float.NaN}, shape)::build);
        makers.put("frame-without-size", sound().frame("b", zero, zero, shape)::build);
        makers.put("frame-without-height", () -> flat(shape));
        makers.put("normal-162", () -> withNormal(162));
        makers.put("triangle-of-vertex-4", () -> shapeAnd(0, 1, 4, 0, 1, 2));
        makers.put("triangle-of-vertex-65535", () -> shapeAnd(0, 0xFFFF, 2, 0, 1, 2));
        makers.put("triangle-of-texture-coordinate-4", () -> shapeAnd(0, 1, 2, 0, 1, 4));
        makers.put("triangle-of-two-vertices", () -> shapeAnd(0, 1, 1, 0, 1, 2));
        makers.put("triangle-twice", () -> twice(1, 2, 0, 1, 2, 0));
        makers.put("triangle-twice-with-other-texture-coordinates", () -> twice(1, 2, 0, 1, 2, 3));
        makers.put("vertex-without-triangle", () -> unused(shape));
        makers.put("texture-coordinate-left-of-the-skin", sound().texCoord(-1, 5)::build);
    }

    /** A sign on a wall is flat, which is not an error. */
    private static byte[] flat(byte[] shape) {
        return sound().frame("b", new float[] {0.1f, 0.1f, 0}, new float[3], shape)
                .build();
    }

    private static byte[] withNormal(int normal) {
        byte[] vertices = Md2Builder.TETRAHEDRON.clone();
        vertices[7] = (byte) normal;
        return sound().frame("stand03", vertices).build();
    }

    private static byte[] shapeAnd(int... triangle) {
        Md2Builder builder =
                Md2Builder.shape().triangle(triangle).fan(0, 1, 2, 3, 1).strip(1, 3, 2);
        if (triangle[5] == 4) {
            builder.strip(0, 1, 2);
        }
        return builder.endGl().frame("stand01", Md2Builder.TETRAHEDRON).build();
    }

    /** The first triangle again, in the list and in the GL commands. */
    private static byte[] twice(int... triangle) {
        return Md2Builder.shape()
                .triangle(triangle)
                .fan(0, 1, 2, 3, 1)
                .strip(1, 3, 2)
                .strip(0, 1, 2)
                .endGl()
                .frame("stand01", Md2Builder.TETRAHEDRON)
                .build();
    }

    private static byte[] unused(byte[] shape) {
        return Md2Builder.surface()
                .frame("stand01", Arrays.copyOf(shape, shape.length + 4))
                .build();
    }

    private static void addGlCommands(Map<String, Supplier<byte[]>> makers) {
        makers.put("without-gl-commands", () -> closed(Md2Builder.shape()));
        makers.put("gl-commands-that-are-none", () -> closed(Md2Builder.shape().endGl()));
        makers.put(
                "gl-commands-without-end",
                () -> closed(Md2Builder.shape().fan(0, 1, 2, 3, 1).strip(1, 3, 2)));
        makers.put(
                "gl-command-longer-than-the-rest",
                () -> closed(Md2Builder.shape().fan(0, 1, 2, 3, 1).gl(2_000_000_000, 1, 3, 2)));
        makers.put(
                "gl-command-of-the-least-count", () -> closed(Md2Builder.shape().gl(Integer.MIN_VALUE, 0, 1, 2)));
        makers.put(
                "gl-command-with-vertex-4",
                () -> closed(
                        Md2Builder.shape().fan(0, 1, 2, 3, 1).strip(1, 3, 4).endGl()));
        makers.put(
                "gl-commands-without-a-triangle",
                () -> closed(Md2Builder.shape().fan(0, 1, 2, 3, 1).endGl()));
        makers.put(
                "gl-commands-with-a-triangle-turned-round",
                () -> closed(
                        Md2Builder.shape().fan(0, 1, 2, 3, 1).strip(1, 2, 3).endGl()));
    }

    private static byte[] closed(Md2Builder builder) {
        return builder.frame("stand01", Md2Builder.TETRAHEDRON).build();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
