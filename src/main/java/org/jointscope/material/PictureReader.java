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
 * Reads the images of skins and textures: .pcx, .tga, .png, .jpg, .bmp. The values in a file are checked against its
 * size before use, and every problem becomes a remark.
 */
public final class PictureReader {

    /** The limit for files: a .tga of the largest supported size requires this. */
    private static final long MOST_BYTES = 1 << 28;

    /** Bytes of a file that contain its header: the metadata of a .jpg precede its size. */
    private static final int MOST_BEFORE_SIZE = 1 << 20;

    private static final String PCX = "pcx";

    /** Width and height in pixels, at least 1. */
    public record PictureSize(int width, int height) {

        static Optional<PictureSize> of(int width, int height) {
            return Math.min(width, height) < 1 ? Optional.empty() : Optional.of(new PictureSize(width, height));
        }
    }

    private PictureReader() {}

    /**
     * Reads an image. Slow; stops if the thread is interrupted.
     *
     * @param game the palette that replaces that of an 8-bit .pcx, as in Quake II; empty for the palette of the image
     */
    public static PictureReading read(Path file, Optional<Palette> game) {
        String extension = extension(file);
        try {
            long size = StoredFiles.size(file);
            if (size > MOST_BYTES) {
                return PictureReading.failed(PictureRemark.of(Kind.FILE_TOO_BIG, size, MOST_BYTES));
            }
            byte[] bytes = StoredFiles.read(file);
            return extension.equals(PCX) && PcxHeader.isPcx(bytes) ? pcx(bytes, game) : other(bytes, extension);
        } catch (IOException notReadable) {
            return PictureReading.failed(PictureRemark.of(Kind.NO_ACCESS, notReadable.getMessage()));
        } catch (OutOfMemoryError tooMuch) {
            return PictureReading.failed(PictureRemark.of(Kind.NO_MEMORY));
        }
    }

    /** The size of an image as its header declares it; empty if it is unreadable. No pixel is decoded. */
    public static Optional<PictureSize> size(Path file) {
        String extension = extension(file);
        try {
            byte[] bytes = StoredFiles.read(file, MOST_BEFORE_SIZE);
            if (extension.equals(PCX) && PcxHeader.isPcx(bytes)) {
                PcxHeader header = PcxHeader.of(bytes);
                return PictureSize.of(header.width(), header.height());
            }
            Optional<Decoding> found = Decoding.of(bytes, extension);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            try (Decoding decoding = found.get()) {
                return decoding.size();
            }
        } catch (IOException notReadable) {
            return Optional.empty();
        }
    }

    /** The extension in lower case, without the dot. */
    private static String extension(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static PictureReading pcx(byte[] bytes, Optional<Palette> game) throws IOException {
        PcxHeader header = PcxHeader.of(bytes);
        List<PictureRemark> remarks = new ArrayList<>(header.remarks());
        try (Decoding decoding = Decoding.of(header.mended(bytes), PCX).orElseThrow()) {
            Optional<BufferedImage> image = decoding.decode();
            if (image.isEmpty()) {
                remarks.clear();
            }
            remarks.addAll(decoding.remarks());
            if (image.isEmpty() || !header.isPaletted()) {
                return new PictureReading(image.map(Pixels::picture), decoding.format(), Colours.OWN, remarks);
            }
            int known = image.get().getWidth() * decoding.rows();
            boolean hasPalette = image.get().getColorModel() instanceof IndexColorModel;
            int[] argb = game.isEmpty() ? Pixels.argb(image.get()) : Pixels.samples(image.get());
            if (game.isPresent()) {
                long holes = Arrays.stream(argb, 0, known)
                        .filter(index -> index == Palette.TRANSPARENT)
                        .count();
                if (holes > 0) {
                    remarks.add(PictureRemark.of(Kind.TRANSPARENT_INDEX, holes));
                }
                Arrays.setAll(argb, at -> game.get().argb(argb[at]));
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

    private static PictureReading other(byte[] bytes, String extension) throws IOException {
        Optional<Decoding> found = Decoding.of(bytes, extension);
        if (found.isEmpty()) {
            return PictureReading.failed(PictureRemark.of(Kind.NOT_A_PICTURE));
        }
        try (Decoding decoding = found.get()) {
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
