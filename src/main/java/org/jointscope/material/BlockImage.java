package org.jointscope.material;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import org.jointscope.material.PictureRemark.Kind;

/**
 * An image with the same number of bytes for every block of pixels: a .dds, or an .lmp of Quake (wad.h, qpic_t), which
 * has an index of the palette per pixel.
 *
 * @param format its name, {@code DDS} or {@code LMP}
 * @param start offset of the block in the upper left corner
 * @param blocks empty if their format is not supported
 */
record BlockImage(String format, int width, int height, int start, Optional<Blocks> blocks) {

    /** A block has 2 pixels per byte at most, and half of the file can be missing. */
    private static final long MOST_PIXELS_PER_BYTE = 4;

    private static final String LMP = "LMP";
    private static final int LMP_HEADER = 8;

    /** @param side of a block in pixels */
    record Blocks(int side, int bytes, Texel texel) {}

    /** The color of a pixel as ARGB, or its index. */
    @FunctionalInterface
    interface Texel {
        /**
         * @param at offset of the block
         * @param pixel its number in the block, row by row
         */
        int color(ByteBuffer file, int at, int pixel);
    }

    /**
     * @param start the start of a file or all of it
     * @param size of the whole file in bytes
     * @return empty if the file has another format
     */
    static Optional<BlockImage> of(byte[] start, long size, String extension) {
        ByteBuffer bytes = bytes(start);
        if (Dds.isDds(bytes)) {
            return Optional.of(Dds.image(bytes));
        }
        if (start.length < LMP_HEADER) {
            return Optional.empty();
        }
        int width = bytes.getInt(0);
        int height = bytes.getInt(Integer.BYTES);
        // The format has no signature, but no other format starts with two small numbers of 32 bits.
        boolean isLmp = extension.equalsIgnoreCase(LMP) || size - LMP_HEADER == (long) width * height;
        return isLmp && Decoding.isSide(width) && Decoding.isSide(height)
                ? Optional.of(new BlockImage(
                        LMP,
                        width,
                        height,
                        LMP_HEADER,
                        Optional.of(new Blocks(1, 1, (file, at, pixel) -> Byte.toUnsignedInt(file.get(at))))))
                : Optional.empty();
    }

    private static ByteBuffer bytes(byte[] file) {
        return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Whether its pixels are indices of a palette. */
    boolean isPaletted() {
        return format.equals(LMP);
    }

    /** The reason why a file of this size cannot be decoded; empty if it can. */
    Optional<PictureRemark> fault(int byteCount) {
        return blocks.isEmpty()
                ? Optional.of(PictureRemark.of(Kind.UNKNOWN_COLORS))
                : Decoding.fault(width, height, byteCount, MOST_PIXELS_PER_BYTE)
                        .or(() -> Optional.of(PictureRemark.of(Kind.BYTES_TOO_FEW, width, height, byteCount))
                                .filter(none -> rows(byteCount) == 0));
    }

    private int blocksPerRow() {
        return Math.ceilDiv(width, blocks.orElseThrow().side());
    }

    /** Number of rows in a file of this size. */
    int rows(int byteCount) {
        Blocks known = blocks.orElseThrow();
        int complete = (byteCount - start) / (blocksPerRow() * known.bytes());
        return Math.min(height, complete * known.side());
    }

    /** The pixels of the complete rows; the others are 0. Stops if the thread is interrupted. */
    int[] decode(byte[] file) {
        Blocks known = blocks.orElseThrow();
        ByteBuffer bytes = bytes(file);
        int[] pixels = new int[width * height];
        int side = known.side();
        int rows = rows(file.length);
        for (int y = 0; y < rows && !Thread.currentThread().isInterrupted(); y++) {
            int row = start + y / side * blocksPerRow() * known.bytes();
            for (int x = 0; x < width; x++) {
                pixels[y * width + x] =
                        known.texel().color(bytes, row + x / side * known.bytes(), y % side * side + x % side);
            }
        }
        return pixels;
    }
}
