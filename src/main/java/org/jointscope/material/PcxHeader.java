package org.jointscope.material;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.material.PictureRemark.Kind;

/**
 * The first 128 bytes of a PCX (ZSoft, PCX version 3.0), and how Quake II reads them (ref_gl/gl_image.c, LoadPCX).
 *
 * @param encoding 1 for run-length encoded, otherwise 0
 * @param bitsPerPixel of each plane
 * @param bytesPerLine of each plane, as stored; often more than the pixels require
 */
record PcxHeader(
        int version,
        int encoding,
        int bitsPerPixel,
        int left,
        int top,
        int right,
        int bottom,
        int planes,
        int bytesPerLine) {

    static final int SIZE = 128;
    static final int MANUFACTURER = 0x0A;

    /** Offset of {@link #bytesPerLine} in a file. */
    private static final int BYTES_PER_LINE_AT = 66;

    private static final int VERSION_OF_QUAKE = 5;
    private static final int RUN_LENGTH = 1;
    private static final int WIDEST_IN_QUAKE = 640;
    private static final int TALLEST_IN_QUAKE = 480;

    /** True if a file begins like a PCX. */
    static boolean isPcx(byte[] file) {
        return file.length >= SIZE && file[0] == MANUFACTURER;
    }

    /** @param file for which {@link #isPcx} is true */
    static PcxHeader of(byte[] file) {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        return new PcxHeader(
                Byte.toUnsignedInt(file[1]),
                Byte.toUnsignedInt(file[2]),
                Byte.toUnsignedInt(file[3]),
                unsigned(bytes, 4),
                unsigned(bytes, 6),
                unsigned(bytes, 8),
                unsigned(bytes, 10),
                Byte.toUnsignedInt(file[65]),
                unsigned(bytes, BYTES_PER_LINE_AT));
    }

    private static int unsigned(ByteBuffer bytes, int at) {
        return Short.toUnsignedInt(bytes.getShort(at));
    }

    /** Not positive if the corners in the file are in the wrong order. */
    int width() {
        return right - left + 1;
    }

    int height() {
        return bottom - top + 1;
    }

    /** True if its pixels are indices of a palette of 256 colors. */
    boolean isPaletted() {
        return bitsPerPixel == Byte.SIZE && planes == 1;
    }

    private int bytesNeeded() {
        return (width() * bitsPerPixel + Byte.SIZE - 1) / Byte.SIZE;
    }

    private boolean hasRowsTooShort() {
        return bytesPerLine < bytesNeeded();
    }

    /**
     * The file in a readable form: if the declared length of rows is less than the pixels require, it is replaced by
     * the required length, which Quake II reads independent of the header.
     */
    byte[] mended(byte[] file) {
        if (!hasRowsTooShort()) {
            return file;
        }
        byte[] mended = file.clone();
        ByteBuffer.wrap(mended).order(ByteOrder.LITTLE_ENDIAN).putShort(BYTES_PER_LINE_AT, (short) bytesNeeded());
        return mended;
    }

    /** Reasons why Quake II rejects the file or shows it differently; empty if it does not. */
    List<PictureRemark> remarks() {
        List<PictureRemark> remarks = new ArrayList<>();
        if (version != VERSION_OF_QUAKE) {
            remarks.add(PictureRemark.of(Kind.PCX_VERSION, version));
        }
        if (encoding != RUN_LENGTH) {
            remarks.add(PictureRemark.of(Kind.PCX_ENCODING, encoding));
        }
        if (!isPaletted()) {
            remarks.add(PictureRemark.of(Kind.PCX_DEPTH, bitsPerPixel, planes));
        }
        if (right >= WIDEST_IN_QUAKE || bottom >= TALLEST_IN_QUAKE) {
            remarks.add(PictureRemark.of(Kind.PCX_SIZE, width(), height()));
        }
        if (left != 0 || top != 0) {
            remarks.add(PictureRemark.of(Kind.PCX_CORNER, left, top));
        }
        if (hasRowsTooShort()) {
            remarks.add(PictureRemark.of(Kind.PCX_ROWS, bytesPerLine, bytesNeeded()));
        } else if (isPaletted() && bytesPerLine > width()) {
            remarks.add(PictureRemark.of(Kind.PCX_PADDING, bytesPerLine, width()));
        }
        return List.copyOf(remarks);
    }
}
