package org.jointscope.material;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jointscope.files.StoredFiles;
import org.jointscope.material.PictureReading.Colours;
import org.jointscope.material.PictureRemark.Kind;

/**
 * Reads the images of skins and textures: .pcx, .tga, .png, .jpg, .bmp, .dds, .lmp. The values in a file are checked
 * against its size before use, and every problem becomes a remark.
 */
public final class PictureReader {

    /** The extensions of the formats, in lower case. */
    public static final List<String> EXTENSIONS = List.of("pcx", "png", "jpg", "jpeg", "tga", "bmp", "dds", "lmp");

    /** The limit for files: a .tga of the largest supported size requires this. */
    private static final long MOST_BYTES = 1 << 28;

    /** Bytes of a file that contain its header: the metadata of a .jpg precede its size. */
    private static final int MOST_BEFORE_SIZE = 1 << 20;

    private static final String PCX = "pcx";

    /**
     * What the header of an image declares.
     *
     * @param format its name, {@code PCX}
     * @param width in pixels, at least 1, as the height
     */
    public record PictureHeader(String format, int width, int height) {

        static Optional<PictureHeader> of(String format, int width, int height) {
            return Math.min(width, height) < 1
                    ? Optional.empty()
                    : Optional.of(new PictureHeader(format, width, height));
        }
    }

    private PictureReader() {}

    /**
     * Reads an image. Slow; stops if the thread is interrupted.
     *
     * @param game the palette that replaces that of an 8-bit .pcx, as in Quake II, and that an .lmp requires; empty for
     *     the palette of the image
     */
    public static PictureReading read(Path file, Optional<Palette> game) {
        String extension = extension(file);
        try {
            long size = StoredFiles.size(file);
            if (size > MOST_BYTES) {
                return PictureReading.failed(PictureRemark.of(Kind.FILE_TOO_BIG, size, MOST_BYTES));
            }
            byte[] bytes = StoredFiles.read(file);
            if (extension.equals(PCX) && PcxHeader.isPcx(bytes)) {
                return pcx(bytes, extension, game);
            }
            Optional<BlockImage> blocks = BlockImage.of(bytes, bytes.length, extension);
            return blocks.isPresent() ? blocks(blocks.get(), bytes, extension, game) : other(bytes, extension, game);
        } catch (IOException notReadable) {
            return PictureReading.failed(PictureRemark.of(Kind.NO_ACCESS, notReadable.getMessage()));
        } catch (OutOfMemoryError tooMuch) {
            return PictureReading.failed(PictureRemark.of(Kind.NO_MEMORY));
        }
    }

    /** The header of an image; empty if it is unreadable. No pixel is decoded. */
    public static Optional<PictureHeader> header(Path file) {
        String extension = extension(file);
        try {
            byte[] bytes = StoredFiles.read(file, MOST_BEFORE_SIZE);
            if (extension.equals(PCX) && PcxHeader.isPcx(bytes)) {
                PcxHeader header = PcxHeader.of(bytes);
                return PictureHeader.of(PCX.toUpperCase(Locale.ROOT), header.width(), header.height());
            }
            Optional<BlockImage> blocks = BlockImage.of(bytes, StoredFiles.size(file), extension);
            if (blocks.isPresent()) {
                return blocks.flatMap(it -> PictureHeader.of(it.format(), it.width(), it.height()));
            }
            Optional<Decoding> found = Decoding.of(bytes, extension);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            try (Decoding decoding = found.get()) {
                return decoding.header();
            }
        } catch (IOException notReadable) {
            return Optional.empty();
        }
    }

    /** Whether a file has the extension of one of the formats. */
    public static boolean isNamed(Path file) {
        return EXTENSIONS.contains(extension(file));
    }

    /** The extension in lower case, without the dot. */
    static String extension(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static PictureReading pcx(byte[] bytes, String extension, Optional<Palette> game) throws IOException {
        PcxHeader header = PcxHeader.of(bytes);
        try (Decoding decoding = Decoding.of(header.mended(bytes), PCX).orElseThrow()) {
            List<PictureRemark> remarks = new ArrayList<>();
            if (!decoding.isNamed(extension)) {
                remarks.add(PictureRemark.of(Kind.OTHER_FORMAT, decoding.format()));
            }
            Optional<BufferedImage> image = decoding.decode();
            if (image.isPresent()) {
                remarks.addAll(header.remarks());
            }
            remarks.addAll(decoding.remarks());
            if (image.isEmpty() || !header.isPaletted()) {
                return new PictureReading(image.map(Pixels::picture), decoding.format(), Colours.OWN, remarks);
            }
            int known = image.get().getWidth() * decoding.rows();
            boolean hasPalette = image.get().getColorModel() instanceof IndexColorModel;
            int[] argb = game.isEmpty() ? Pixels.argb(image.get()) : Pixels.samples(image.get());
            if (game.isPresent()) {
                color(argb, known, game.get(), remarks);
            } else if (!hasPalette) {
                remarks.add(PictureRemark.of(Kind.PCX_NO_PALETTE));
            }
            Arrays.fill(argb, known, argb.length, 0);
            Colours ofFile = hasPalette ? Colours.OWN_PALETTE : Colours.GREYS;
            return new PictureReading(
                    Optional.of(Pixels.picture(image.get(), argb)),
                    decoding.format(),
                    game.isPresent() ? Colours.GAME_PALETTE : ofFile,
                    remarks);
        }
    }

    /** Replaces indices by colors. */
    private static void color(int[] pixels, int known, Palette palette, List<PictureRemark> remarks) {
        long holes = Arrays.stream(pixels, 0, known)
                .filter(index -> index == Palette.TRANSPARENT)
                .count();
        if (holes > 0) {
            remarks.add(PictureRemark.of(Kind.TRANSPARENT_INDEX, holes));
        }
        Arrays.setAll(pixels, at -> at < known ? palette.argb(pixels[at]) : 0);
    }

    private static PictureReading blocks(BlockImage image, byte[] bytes, String extension, Optional<Palette> game) {
        List<PictureRemark> remarks = new ArrayList<>();
        if (!extension.equalsIgnoreCase(image.format())) {
            remarks.add(PictureRemark.of(Kind.OTHER_FORMAT, image.format()));
        }
        Optional<PictureRemark> fault = image.fault(bytes.length);
        if (fault.isPresent()) {
            remarks.add(fault.get());
            return new PictureReading(Optional.empty(), image.format(), Colours.OWN, remarks);
        }
        int rows = image.rows(bytes.length);
        if (rows < image.height()) {
            remarks.add(PictureRemark.of(Kind.CUT_OFF, rows, image.height()));
        }
        int[] pixels = image.decode(bytes);
        int known = image.width() * rows;
        if (image.isPaletted() && game.isPresent()) {
            color(pixels, known, game.get(), remarks);
        } else if (image.isPaletted()) {
            remarks.add(PictureRemark.of(Kind.LMP_NO_PALETTE));
            Arrays.setAll(pixels, at -> at < known ? Pixels.grey(pixels[at]) : 0);
        }
        Colours indexed = game.isPresent() ? Colours.GAME_PALETTE : Colours.GREYS;
        return new PictureReading(
                Optional.of(new Picture(image.width(), image.height(), pixels)),
                image.format(),
                image.isPaletted() ? indexed : Colours.OWN,
                remarks);
    }

    private static PictureReading other(byte[] bytes, String extension, Optional<Palette> game) throws IOException {
        Optional<Decoding> found = Decoding.of(bytes, extension);
        if (found.isEmpty()) {
            return PictureReading.failed(PictureRemark.of(Kind.NOT_A_PICTURE));
        }
        try (Decoding decoding = found.get()) {
            if (decoding.isNamed(PCX) && PcxHeader.isPcx(bytes)) {
                return pcx(bytes, extension, game);
            }
            Optional<Picture> picture = decoding.decode().map(Pixels::picture);
            List<PictureRemark> remarks = new ArrayList<>();
            if (!decoding.isNamed(extension)) {
                remarks.add(PictureRemark.of(Kind.OTHER_FORMAT, decoding.format()));
            }
            remarks.addAll(decoding.remarks());
            return new PictureReading(picture, decoding.format(), Colours.OWN, remarks);
        }
    }
}
