package org.jointscope.material;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jointscope.material.BlockImage.Blocks;
import org.jointscope.material.BlockImage.Texel;

/**
 * The largest image of a .dds (Microsoft, DDS_HEADER): compressed in blocks of 4 × 4 pixels (S3TC), or with masks for
 * the bits of the channels. The other mipmaps come after it.
 */
final class Dds {

    private static final int SIGNATURE = 0x20534444;
    private static final int HEADER = 128;
    private static final int HEIGHT_AT = 12;
    private static final int WIDTH_AT = 16;
    private static final int FLAGS_AT = 80;
    private static final int CODE_AT = 84;
    private static final int BITS_AT = 88;
    private static final int RED_AT = 92;
    private static final int GREEN_AT = 96;
    private static final int BLUE_AT = 100;
    private static final int ALPHA_AT = 104;

    private static final int HAS_ALPHA = 0x1;
    private static final int HAS_CODE = 0x4;
    private static final int HAS_RGB = 0x40;
    private static final int HAS_LUMINANCE = 0x20000;

    private static final int SIDE = 4;
    private static final int COLOR_BYTES = 8;
    private static final int OPAQUE = 0xff << 24;
    private static final int RGB = 0xffffff;

    private Dds() {}

    static boolean isDds(ByteBuffer file) {
        return file.limit() >= HEADER && file.getInt(0) == SIGNATURE;
    }

    /** @param file for which {@link #isDds} is true */
    static BlockImage image(ByteBuffer file) {
        return new BlockImage("DDS", file.getInt(WIDTH_AT), file.getInt(HEIGHT_AT), HEADER, blocks(file));
    }

    private static Optional<Blocks> blocks(ByteBuffer header) {
        int flags = header.getInt(FLAGS_AT);
        if ((flags & HAS_CODE) == 0) {
            return masked(header, flags);
        }
        // Doom 3 uses alpha of DXT1 only with the flag (renderer/Image_load.cpp, UploadPrecompressedImage).
        int dxt1 = (flags & HAS_ALPHA) == 0 ? OPAQUE : 0;
        return switch (new String(header.array(), CODE_AT, Integer.BYTES, StandardCharsets.ISO_8859_1)) {
            case "DXT1" ->
                Optional.of(new Blocks(
                        SIDE, COLOR_BYTES, (file, at, pixel) -> color(file, at, pixel, hasFour(file, at)) | dxt1));
            case "DXT3" -> withAlpha((file, at, pixel) -> (int) (file.getLong(at) >>> 4 * pixel & 0xf) * 17, 24);
            case "DXT5" -> withAlpha(Dds::alpha, 24);
            case "RXGB" -> withAlpha(Dds::alpha, 16);
            default -> Optional.empty();
        };
    }

    /**
     * Blocks of 16 bytes: a channel of its own, then the colors.
     *
     * @param shift of the channel: of alpha, or of red in Doom 3's normal maps, which have no alpha
     */
    private static Optional<Blocks> withAlpha(Texel channel, int shift) {
        int opaque = shift == 24 ? 0 : OPAQUE;
        int others = RGB & ~(0xff << shift);
        return Optional.of(new Blocks(
                SIDE,
                2 * COLOR_BYTES,
                (file, at, pixel) -> opaque
                        | channel.color(file, at, pixel) << shift
                        | color(file, at + COLOR_BYTES, pixel, true) & others));
    }

    /** Whether a block of DXT1 has 4 colors: if the first one is not the larger number, it has 3 and transparency. */
    private static boolean hasFour(ByteBuffer file, int at) {
        return Short.toUnsignedInt(file.getShort(at)) > Short.toUnsignedInt(file.getShort(at + Short.BYTES));
    }

    /** The color of a pixel: one of two with 16 bits, or between them; 0 for the transparent one. */
    private static int color(ByteBuffer file, int at, int pixel, boolean four) {
        int first = file.getShort(at);
        int second = file.getShort(at + Short.BYTES);
        int code = file.getInt(at + Integer.BYTES) >>> 2 * pixel & 3;
        int steps = four ? 3 : 2;
        return code > steps
                ? 0
                : OPAQUE
                        | mix(channel(first, 0xf800), channel(second, 0xf800), code, steps) << 16
                        | mix(channel(first, 0x07e0), channel(second, 0x07e0), code, steps) << 8
                        | mix(channel(first, 0x001f), channel(second, 0x001f), code, steps);
    }

    /** Alpha of DXT5: one of two bytes, or between them; in the order of 6 values, the last two are 0 and 255. */
    private static int alpha(ByteBuffer file, int at, int pixel) {
        long bits = file.getLong(at);
        int first = (int) bits & 0xff;
        int second = (int) bits >>> 8 & 0xff;
        int code = (int) (bits >>> 16 + 3 * pixel) & 7;
        int steps = first > second ? 7 : 5;
        if (code > steps) {
            return code == 7 ? 0xff : 0;
        }
        return mix(first, second, code, steps);
    }

    /** @param code 0 and 1 for the values themselves, then from the first to the second */
    private static int mix(int first, int second, int code, int steps) {
        return switch (code) {
            case 0 -> first;
            case 1 -> second;
            default -> ((steps + 1 - code) * first + (code - 1) * second + steps / 2) / steps;
        };
    }

    /** Uncompressed pixels of 8 to 32 bits. */
    private static Optional<Blocks> masked(ByteBuffer header, int flags) {
        int bits = header.getInt(BITS_AT);
        int red = header.getInt(RED_AT);
        boolean gray = (flags & HAS_LUMINANCE) != 0;
        int green = gray ? red : header.getInt(GREEN_AT);
        int blue = gray ? red : header.getInt(BLUE_AT);
        int alpha = (flags & HAS_ALPHA) == 0 ? 0 : header.getInt(ALPHA_AT);
        boolean known = (flags & (HAS_RGB | HAS_LUMINANCE)) != 0 && (red | green | blue) != 0;
        if (!known || bits < Byte.SIZE || bits > Integer.SIZE || bits % Byte.SIZE != 0) {
            return Optional.empty();
        }
        int bytes = bits / Byte.SIZE;
        return Optional.of(new Blocks(1, bytes, (file, at, pixel) -> {
            int value = 0;
            for (int i = 0; i < bytes; i++) {
                value |= Byte.toUnsignedInt(file.get(at + i)) << i * Byte.SIZE;
            }
            return (alpha == 0 ? OPAQUE : channel(value, alpha) << 24)
                    | channel(value, red) << 16
                    | channel(value, green) << 8
                    | channel(value, blue);
        }));
    }

    /** The bits of a mask as a number from 0 to 255. */
    private static int channel(int value, int mask) {
        int shift = Integer.numberOfTrailingZeros(mask);
        long most = Integer.toUnsignedLong(mask) >>> shift;
        return mask == 0 ? 0 : (int) ((((value & mask) >>> shift) * 0xffL + most / 2) / most);
    }
}
