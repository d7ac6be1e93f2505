package org.jointscope.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Makes a .pcx as Quake II has its skins; then puts something wrong into it. */
public final class PcxBuilder {

    /** Colours of its palette that are not black, as RGB: {@link #colour(int)} of 0 to 3 … */
    private static final int[] COLOURS = {0x102030, 0xff0000, 0x00ff00, 0x4060c0};

    private final int width;
    private final int height;
    private final byte[] pixels;
    private int version = 5;
    private int encoding = 1;
    private int bits = 8;
    private int planes = 1;
    private int left;
    private int bytesPerLine;
    private int saidWidth;
    private int saidHeight;
    private boolean marker = true;
    private boolean palette = true;
    private byte[] colours = new byte[768];
    private int cut;

    private PcxBuilder(int width, int height, byte[] pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
        saidWidth = width;
        saidHeight = height;
        bytesPerLine = width;
        for (int i = 0; i < COLOURS.length; i++) {
            colour(i, COLOURS[i]);
        }
        colour(255, 0xff00ff);
    }

    /** A picture of one byte a pixel, row by row. */
    public static PcxBuilder of(int width, int height, int... pixels) {
        byte[] bytes = new byte[width * height];
        for (int i = 0; i < pixels.length; i++) {
            bytes[i] = (byte) pixels[i];
        }
        return new PcxBuilder(width, height, bytes);
    }

    /** A picture of a single colour. */
    public static PcxBuilder plain(int width, int height, int index) {
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, index);
        return of(width, height, pixels);
    }

    /** A colour that its palette has, as opaque ARGB. */
    public static int colour(int index) {
        return 0xff << 24 | COLOURS[index];
    }

    /** Sets a colour of the palette, as RGB. */
    public PcxBuilder colour(int index, int rgb) {
        colours[index * 3] = (byte) (rgb >> 16);
        colours[index * 3 + 1] = (byte) (rgb >> 8);
        colours[index * 3 + 2] = (byte) rgb;
        return this;
    }

    public PcxBuilder version(int number) {
        version = number;
        return this;
    }

    /** Stores bytes as they are. */
    public PcxBuilder plainBytes() {
        encoding = 0;
        return this;
    }

    /** Says that it has so many planes, and stores each row as often. */
    public PcxBuilder planes(int count) {
        planes = count;
        return this;
    }

    public PcxBuilder bits(int perPixel) {
        bits = perPixel;
        return this;
    }

    /** Says that it begins further to the right. */
    public PcxBuilder left(int column) {
        left = column;
        return this;
    }

    /** Pads rows with a colour that occurs nowhere else. */
    public PcxBuilder bytesPerLine(int count) {
        bytesPerLine = count;
        return this;
    }

    /** Says that it has another size than it has. */
    public PcxBuilder says(int otherWidth, int otherHeight) {
        saidWidth = otherWidth;
        saidHeight = otherHeight;
        return this;
    }

    public PcxBuilder withoutPalette() {
        palette = false;
        return this;
    }

    /** Does not announce the palette, as some tools forget to. */
    public PcxBuilder withoutMarker() {
        marker = false;
        return this;
    }

    /** Leaves out the palette and so many bytes before it. */
    public PcxBuilder cut(int bytes) {
        palette = false;
        cut = bytes;
        return this;
    }

    public byte[] build() {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        for (int y = 0; y < height; y++) {
            byte[] row = Arrays.copyOfRange(pixels, y * width, (y + 1) * width);
            byte[] padded = Arrays.copyOf(row, Math.max(width, bytesPerLine));
            Arrays.fill(padded, width, padded.length, (byte) 77);
            for (int plane = 0; plane < planes; plane++) {
                put(padded, data);
            }
        }
        byte[] kept = Arrays.copyOf(data.toByteArray(), data.size() - cut);
        int end = palette ? 769 : 0;
        ByteBuffer file = ByteBuffer.allocate(128 + kept.length + end).order(ByteOrder.LITTLE_ENDIAN);
        file.put((byte) 10).put((byte) version).put((byte) encoding).put((byte) bits);
        file.putShort((short) left).putShort((short) 0);
        file.putShort((short) (left + saidWidth - 1)).putShort((short) (saidHeight - 1));
        file.position(65).put((byte) planes).putShort((short) bytesPerLine).putShort((short) 1);
        file.position(128).put(kept);
        if (palette) {
            file.put((byte) (marker ? 12 : 0)).put(colours);
        }
        return file.array();
    }

    private void put(byte[] row, ByteArrayOutputStream data) {
        if (encoding == 0) {
            data.writeBytes(row);
            return;
        }
        for (int at = 0; at < row.length; ) {
            int run = 1;
            while (at + run < row.length && run < 63 && row[at + run] == row[at]) {
                run++;
            }
            if (run > 1 || Byte.toUnsignedInt(row[at]) >= 0xc0) {
                data.write(0xc0 | run);
            }
            data.write(row[at]);
            at += run;
        }
    }

    /** Writes the file, and its folder if need be. */
    public Path write(Path file) {
        try {
            Files.createDirectories(file.getParent());
            return Files.write(file, build());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
