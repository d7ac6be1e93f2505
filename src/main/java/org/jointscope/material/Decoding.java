package org.jointscope.material;

import org.jointscope.material.PictureRemark.Kind;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * One picture on its way through Java's ImageIO, which knows .png, .jpg and .bmp by itself, and
 * .pcx and .tga by plug-ins (TwelveMonkeys). What was read before a file ends or goes wrong is
 * kept.
 */
final class Decoding implements AutoCloseable {

    /** Larger textures are beyond many graphics cards. */
    private static final int LONGEST_SIDE = 8192;

    /** Pixels that cost nothing to allocate, whatever the file. */
    private static final long HARMLESS_PIXELS = 1 << 14;

    private static final long LEAST_FOR_RUN_LENGTHS = 128;
    private static final long LEAST_FOR_DEFLATE = 8 * 1032;

    private final ImageReader reader;
    private final ImageInputStream stream;
    private final int byteCount;
    private final List<PictureRemark> remarks = new ArrayList<>();
    private int height;
    private int rows;

    private Decoding(ImageReader reader, ImageInputStream stream, int byteCount) {
        this.reader = reader;
        this.stream = stream;
        this.byteCount = byteCount;
        reader.setInput(stream);
        reader.addIIOReadWarningListener(
                (source, warning) -> remarks.add(PictureRemark.of(Kind.WARNING, warning)));
        reader.addIIOReadProgressListener(new Rows());
    }

    /**
     * @param extension whose reader is asked first; a .pcx is believed to be one
     * @return empty if nobody knows what the bytes are
     */
    static Optional<Decoding> of(byte[] bytes, String extension) {
        ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
        for (Iterator<ImageReader> named = ImageIO.getImageReadersBySuffix(extension);
                named.hasNext(); ) {
            ImageReader reader = named.next();
            if (PcxHeader.isPcx(bytes) && extension.equals("pcx") || knows(reader, stream)) {
                return Optional.of(new Decoding(reader, stream, bytes.length));
            }
        }
        Iterator<ImageReader> any = ImageIO.getImageReaders(stream);
        return any.hasNext()
                ? Optional.of(new Decoding(any.next(), stream, bytes.length))
                : Optional.empty();
    }

    private static boolean knows(ImageReader reader, ImageInputStream stream) {
        try {
            return reader.getOriginatingProvider().canDecodeInput(stream);
        } catch (IOException tooShort) {
            return false;
        }
    }

    /** As it is called: {@code PCX}. */
    String format() {
        try {
            return reader.getFormatName().toUpperCase(Locale.ROOT);
        } catch (IOException damaged) {
            return "";
        }
    }

    /** True if files of this format have the extension. */
    boolean isNamed(String extension) {
        String[] suffixes = reader.getOriginatingProvider().getFileSuffixes();
        return suffixes != null && Arrays.asList(suffixes).contains(extension);
    }

    private boolean isPlugIn() {
        return Stream.of("PCX", "TGA").anyMatch(format()::equals);
    }

    /** Oddities while reading. */
    List<PictureRemark> remarks() {
        return List.copyOf(remarks);
    }

    /** Rows that were read. */
    int rows() {
        return rows;
    }

    /** Reads as much as there is; empty if nothing of it is a picture. */
    Optional<BufferedImage> decode() {
        try {
            int width = reader.getWidth(0);
            height = reader.getHeight(0);
            return isPlausible(width) ? Optional.of(decode(width)) : Optional.empty();
        } catch (IOException | RuntimeException | AssertionError damaged) {
            String reason =
                    Objects.requireNonNullElse(
                            damaged.getMessage(), damaged.getClass().getSimpleName());
            remarks.add(PictureRemark.of(Kind.DAMAGED, reason));
            return Optional.empty();
        }
    }

    private boolean isPlausible(int width) {
        if (Math.min(width, height) < 1 || Math.max(width, height) > LONGEST_SIDE) {
            remarks.add(PictureRemark.of(Kind.SIZE_ABSURD, width, height, LONGEST_SIDE));
            return false;
        }
        long perByte = isPlugIn() ? LEAST_FOR_RUN_LENGTHS : LEAST_FOR_DEFLATE;
        if ((long) width * height > HARMLESS_PIXELS + byteCount * perByte) {
            remarks.add(PictureRemark.of(Kind.BYTES_TOO_FEW, width, height, byteCount));
            return false;
        }
        return true;
    }

    private BufferedImage decode(int width) throws IOException {
        Iterator<ImageTypeSpecifier> types = reader.getImageTypes(0);
        if (!types.hasNext()) {
            throw new IOException("no known colours");
        }
        BufferedImage image = types.next().createBufferedImage(width, height);
        ImageReadParam into = reader.getDefaultReadParam();
        into.setDestination(image);
        try {
            reader.read(0, into);
            rows = height;
        } catch (IOException | RuntimeException | AssertionError damaged) {
            if (rows == 0) {
                throw damaged;
            }
            remarks.add(PictureRemark.of(Kind.CUT_OFF, rows, height));
        }
        return image;
    }

    @Override
    public void close() throws IOException {
        reader.dispose();
        stream.close();
    }

    /** Counts rows, and gives up when nobody waits any more. */
    private final class Rows implements IIOReadProgressListener {

        @Override
        public void imageProgress(ImageReader source, float percent) {
            int before = Math.round(percent * height / 100);
            // The plug-ins say how far they were before the row that is done.
            rows = Math.min(height, before + (isPlugIn() ? 1 : 0));
            if (Thread.currentThread().isInterrupted()) {
                source.abort();
            }
        }

        @Override
        public void imageStarted(ImageReader source, int index) {}

        @Override
        public void imageComplete(ImageReader source) {}

        @Override
        public void sequenceStarted(ImageReader source, int first) {}

        @Override
        public void sequenceComplete(ImageReader source) {}

        @Override
        public void thumbnailStarted(ImageReader source, int index, int thumbnail) {}

        @Override
        public void thumbnailProgress(ImageReader source, float percent) {}

        @Override
        public void thumbnailComplete(ImageReader source) {}

        @Override
        public void readAborted(ImageReader source) {}
    }
}
