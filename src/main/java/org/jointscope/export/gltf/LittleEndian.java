package org.jointscope.export.gltf;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jointscope.diagnostics.Interruption;

/** Writes numbers to a stream, the lowest byte first. */
final class LittleEndian {

    /** The alignment of all numbers and chunks in a glTF. */
    static final int ALIGNMENT = 4;

    private static final int CAPACITY = 1 << 16;

    private final OutputStream out;
    private final ByteBuffer buffer = ByteBuffer.allocate(CAPACITY).order(ByteOrder.LITTLE_ENDIAN);
    private long flushed;

    LittleEndian(OutputStream out) {
        this.out = out;
    }

    /** The number of bytes up to the next multiple of {@value #ALIGNMENT}. */
    static int padding(long length) {
        return (int) (-length & ALIGNMENT - 1);
    }

    long written() {
        return flushed + buffer.position();
    }

    void putByte(int value) throws IOException {
        require(Byte.BYTES);
        buffer.put((byte) value);
    }

    void putShort(int value) throws IOException {
        require(Short.BYTES);
        buffer.putShort((short) value);
    }

    void putInt(int value) throws IOException {
        require(Integer.BYTES);
        buffer.putInt(value);
    }

    void putFloat(float value) throws IOException {
        require(Float.BYTES);
        buffer.putFloat(value);
    }

    void putFloats(float[] values, int from, int count) throws IOException {
        int next = from;
        while (next < from + count) {
            require(Float.BYTES);
            int some = Math.min(from + count - next, buffer.remaining() / Float.BYTES);
            buffer.asFloatBuffer().put(values, next, some);
            buffer.position(buffer.position() + some * Float.BYTES);
            next += some;
        }
    }

    void putBytes(byte[] bytes) throws IOException {
        flush();
        out.write(bytes);
        flushed += bytes.length;
    }

    /** Fills up to a multiple of {@value #ALIGNMENT}. */
    void pad(int value) throws IOException {
        for (int i = padding(written()); i > 0; i--) {
            putByte(value);
        }
    }

    void flush() throws IOException {
        Interruption.check();
        out.write(buffer.array(), 0, buffer.position());
        flushed += buffer.position();
        buffer.clear();
    }

    private void require(int bytes) throws IOException {
        if (buffer.remaining() < bytes) {
            flush();
        }
    }
}
