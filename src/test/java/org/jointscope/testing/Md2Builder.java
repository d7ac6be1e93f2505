package org.jointscope.testing;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.md2.Md2Skin;

/** Makes an .md2 from its parts, laid out as most files are; then puts wrong numbers into it. */
public final class Md2Builder {

    /** Vertices of {@link #tetrahedron()}. */
    public static final byte[] TETRAHEDRON = {
        0, 0, 0, 5, (byte) 200, 0, 0, 52, 0, (byte) 200, 0, 32, 0, 0, (byte) 200, 5
    };

    private final List<byte[]> skins = new ArrayList<>();
    private final List<short[]> texCoords = new ArrayList<>();
    private final List<short[]> triangles = new ArrayList<>();
    private final List<byte[]> frames = new ArrayList<>();
    private final List<Integer> glCommands = new ArrayList<>();
    private final Map<Field, Integer> wrong = new EnumMap<>(Field.class);
    private int frameSize;
    private int padding;
    private byte[] rest = {};

    /** A solid of four triangles, in two frames, with nothing wrong. */
    public static Md2Builder tetrahedron() {
        return surface().frame("stand01", TETRAHEDRON).frame("stand02", TETRAHEDRON);
    }

    /** The surface of the tetrahedron, without frames. */
    public static Md2Builder surface() {
        return shape().fan(0, 1, 2, 3, 1).strip(1, 3, 2).endGl();
    }

    /** The triangles of the tetrahedron, without GL commands and frames. */
    public static Md2Builder shape() {
        return new Md2Builder()
                .skin("models/tetra/skin.pcx")
                .texCoord(0, 0)
                .texCoord(64, 0)
                .texCoord(0, 32)
                .texCoord(64, 32)
                .triangle(0, 1, 2)
                .triangle(0, 3, 1)
                .triangle(0, 2, 3)
                .triangle(1, 3, 2);
    }

    public Md2Builder skin(String name) {
        skins.add(name(name, Md2Skin.SIZE));
        return this;
    }

    private static byte[] name(String name, int size) {
        return Arrays.copyOf(name.getBytes(StandardCharsets.ISO_8859_1), size);
    }

    public Md2Builder texCoord(int s, int t) {
        texCoords.add(new short[] {(short) s, (short) t});
        return this;
    }

    /** With texture coordinates of the same numbers. */
    public Md2Builder triangle(int a, int b, int c) {
        return triangle(a, b, c, a, b, c);
    }

    public Md2Builder triangle(int... indices) {
        short[] row = new short[indices.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = (short) indices[i];
        }
        triangles.add(row);
        return this;
    }

    /** With a step of 0.1 along each axis, from −10 on. */
    public Md2Builder frame(String name, byte... vertices) {
        return frame(name, new float[] {0.1f, 0.1f, 0.1f}, new float[] {-10, -10, -10}, vertices);
    }

    public Md2Builder frame(String name, float[] scale, float[] translate, byte... vertices) {
        ByteBuffer frame = little(Md2Frame.HEADER_SIZE + vertices.length);
        for (float value : scale) {
            frame.putFloat(value);
        }
        for (float value : translate) {
            frame.putFloat(value);
        }
        frame.put(name(name, Md2Frame.NAME_SIZE)).put(vertices);
        frames.add(frame.array());
        frameSize = frame.capacity();
        return this;
    }

    /** Leaves bytes free behind every frame. */
    public Md2Builder padding(int bytes) {
        padding = bytes;
        return this;
    }

    public Md2Builder strip(int... vertices) {
        return gl(vertices.length, vertices);
    }

    public Md2Builder fan(int... vertices) {
        return gl(-vertices.length, vertices);
    }

    /** A command that says it has another number of vertices than it has. */
    public Md2Builder gl(int count, int... vertices) {
        glCommands.add(count);
        for (int vertex : vertices) {
            glCommands.add(Float.floatToIntBits(0.25f));
            glCommands.add(Float.floatToIntBits(0.75f));
            glCommands.add(vertex);
        }
        return this;
    }

    public Md2Builder endGl() {
        glCommands.add(0);
        return this;
    }

    /** Writes another number into the header than is true. */
    public Md2Builder with(Field field, int value) {
        wrong.put(field, value);
        return this;
    }

    /** Appends bytes behind the end. */
    public Md2Builder rest(byte... bytes) {
        rest = bytes;
        return this;
    }

    public byte[] build() {
        int[] header = new int[Field.values().length];
        int at = Md2Header.SIZE;
        set(header, Field.VERSION, Md2.VERSION);
        set(header, Field.IDENT, little(Md2.MAGIC).getInt(0));
        set(header, Field.SKINWIDTH, 64);
        set(header, Field.SKINHEIGHT, 32);
        set(header, Field.FRAMESIZE, frameSize + padding);
        set(header, Field.NUM_XYZ, Math.max(0, frameSize - Md2Frame.HEADER_SIZE) / 4);
        at = place(header, Field.NUM_SKINS, Field.OFS_SKINS, skins.size(), Md2Skin.SIZE, at);
        at = place(header, Field.NUM_ST, Field.OFS_ST, texCoords.size(), 4, at);
        at = place(header, Field.NUM_TRIS, Field.OFS_TRIS, triangles.size(), 12, at);
        at = place(header, Field.NUM_FRAMES, Field.OFS_FRAMES, frames.size(), frameSize + padding, at);
        at = place(header, Field.NUM_GLCMDS, Field.OFS_GLCMDS, glCommands.size(), 4, at);
        set(header, Field.OFS_END, at);
        wrong.forEach((field, value) -> set(header, field, value));
        return write(header, at);
    }

    private byte[] write(int[] header, int end) {
        ByteBuffer file = little(end + rest.length);
        for (int value : header) {
            file.putInt(value);
        }
        skins.forEach(file::put);
        texCoords.forEach(row -> putAll(row, file));
        triangles.forEach(row -> putAll(row, file));
        frames.forEach(frame -> file.put(frame).put(new byte[padding]));
        glCommands.forEach(file::putInt);
        return file.put(rest).array();
    }

    private static void putAll(short[] row, ByteBuffer file) {
        for (short value : row) {
            file.putShort(value);
        }
    }

    private static int place(int[] header, Field count, Field offset, int size, int each, int at) {
        set(header, count, size);
        set(header, offset, at);
        return at + size * each;
    }

    private static void set(int[] header, Field field, int value) {
        header[field.ordinal()] = value;
    }

    private static ByteBuffer little(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static ByteBuffer little(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)).order(ByteOrder.LITTLE_ENDIAN);
    }
}
