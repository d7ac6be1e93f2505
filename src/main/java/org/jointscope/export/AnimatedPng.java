package org.jointscope.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.jointscope.export.ImageFile.Frames;
import org.jointscope.material.Picture;

/**
 * A .png with several images, as in the third edition of PNG (11.3.6), that repeats. Programs without animation show
 * its first image.
 */
public final class AnimatedPng {

    private static final int SIGNATURE = 8;

    /** The length of a chunk's content and its type, before the content. */
    private static final int CHUNK_HEADER = 8;

    /** The header, and the check value after the content. */
    private static final int CHUNK_OVERHEAD = CHUNK_HEADER + 4;

    private static final int MOST_SHORT = 0xffff;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** The number of the next chunk that belongs to an image of the animation. */
    private int sequence;

    private AnimatedPng() {}

    /**
     * The bytes of the file.
     *
     * @param frameRate per second; the file has hundredths of it
     */
    public static byte[] of(int count, double frameRate, Frames frames) throws IOException {
        AnimatedPng file = new AnimatedPng();
        short rate = (short) Math.clamp(Math.round(100 * frameRate), 1, MOST_SHORT);
        for (int i = 0; i < count; i++) {
            Picture picture = frames.frame(i);
            byte[] png = ImageFile.png(picture);
            if (i == 0) {
                file.out.write(png, 0, SIGNATURE + length(png, SIGNATURE) + CHUNK_OVERHEAD);
                // Zero is: without end.
                file.chunk("acTL", ByteBuffer.allocate(8).putInt(count).putInt(0));
            }
            // The whole image, for 100 / rate seconds, instead of the one before.
            ByteBuffer control = ByteBuffer.allocate(26).putInt(file.sequence++);
            control.putInt(picture.width()).putInt(picture.height()).putLong(0);
            file.chunk("fcTL", control.putShort((short) 100).putShort(rate).putShort((short) 0));
            file.pixels(png, i == 0);
        }
        file.chunk("IEND", ByteBuffer.allocate(0));
        return file.out.toByteArray();
    }

    /** Copies the chunks with pixels. */
    private void pixels(byte[] png, boolean first) {
        for (int at = SIGNATURE; at < png.length; at += length(png, at) + CHUNK_OVERHEAD) {
            if (new String(png, at + 4, 4, StandardCharsets.US_ASCII).equals("IDAT")) {
                ByteBuffer content = ByteBuffer.wrap(png, at + CHUNK_HEADER, length(png, at));
                if (first) {
                    chunk("IDAT", content.slice());
                } else {
                    chunk(
                            "fdAT",
                            ByteBuffer.allocate(4 + content.remaining())
                                    .putInt(sequence++)
                                    .put(content));
                }
            }
        }
    }

    private static int length(byte[] png, int at) {
        return ByteBuffer.wrap(png).getInt(at);
    }

    /** @param content all bytes of it, also those before its position */
    private void chunk(String type, ByteBuffer content) {
        int length = content.capacity();
        byte[] checked = Arrays.copyOf(type.getBytes(StandardCharsets.US_ASCII), 4 + length);
        content.get(0, checked, 4, length);
        CRC32 check = new CRC32();
        check.update(checked);
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK_OVERHEAD + length);
        out.writeBytes(
                chunk.putInt(length).put(checked).putInt((int) check.getValue()).array());
    }
}
