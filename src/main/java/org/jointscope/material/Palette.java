package org.jointscope.material;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jointscope.files.StoredFiles;

/**
 * The 256 colors of a game. Quake uses those of {@code gfx/palette.lmp}, with the last one transparent in images
 * (gl_draw.c, Draw_TransPic). Quake II uses those of {@code pics/colormap.pcx} for every image of 8 bits, ignores the
 * palette of the image (ref_gl/gl_image.c, Draw_GetPalette), and makes the last color transparent.
 */
public final class Palette {

    /** The index of the color that Quake II makes transparent. */
    public static final int TRANSPARENT = 255;

    static final int COLOURS = 256;
    static final int BYTES = COLOURS * 3;

    /** The limit; a colormap has 256 × 320 pixels, of which only the palette is used. */
    private static final long MOST_BYTES = 1 << 24;

    private final int[] argb;

    private Palette(int[] argb) {
        this.argb = argb;
    }

    /**
     * Reads a palette of either game: a PCX, or Quake's .lmp.
     *
     * @return empty if the file is none
     * @throws IOException if the file cannot be read
     */
    static Optional<Palette> of(Path file) throws IOException {
        Optional<Palette> ofQuake = ofLmp(file);
        return ofQuake.isPresent() ? ofQuake : ofPcx(file);
    }

    /**
     * Reads the palette in the last 768 bytes of a PCX.
     *
     * @return empty if the file is not a PCX or has no palette
     * @throws IOException if the file cannot be read
     */
    public static Optional<Palette> ofPcx(Path file) throws IOException {
        if (StoredFiles.size(file) > MOST_BYTES) {
            return Optional.empty();
        }
        byte[] bytes = StoredFiles.read(file);
        return PcxHeader.isPcx(bytes) && bytes.length >= PcxHeader.SIZE + BYTES
                ? Optional.of(ofGame(bytes))
                : Optional.empty();
    }

    /**
     * Reads Quake's {@code gfx/palette.lmp}.
     *
     * @return empty if the file does not have 768 bytes
     * @throws IOException if the file cannot be read
     */
    public static Optional<Palette> ofLmp(Path file) throws IOException {
        byte[] bytes = StoredFiles.read(file, BYTES + 1);
        return bytes.length == BYTES ? Optional.of(ofGame(bytes)) : Optional.empty();
    }

    /** The colors in the last 768 bytes; Quake II does not check for the 0x0C before them. */
    private static Palette ofGame(byte[] bytes) {
        int[] argb = new int[COLOURS];
        int at = bytes.length - BYTES;
        for (int i = 0; i < COLOURS; i++, at += 3) {
            argb[i] = 0xff << 24
                    | Byte.toUnsignedInt(bytes[at]) << 16
                    | Byte.toUnsignedInt(bytes[at + 1]) << 8
                    | Byte.toUnsignedInt(bytes[at + 2]);
        }
        argb[TRANSPARENT] &= 0xffffff;
        return new Palette(argb);
    }

    /**
     * A color as ARGB, not premultiplied.
     *
     * @param index 0 to 255
     */
    public int argb(int index) {
        return argb[index];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Palette palette && Arrays.equals(argb, palette.argb);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(argb);
    }
}
