package org.jointscope.material;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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
import org.jointscope.material.PictureReader.PictureHeader;
import org.jointscope.material.PictureRemark.Kind;

/**
 * Decodes an image with Java's ImageIO, which supports .png, .jpg and .bmp itself, and .pcx and .tga by plug-ins
 * (TwelveMonkeys). If a file is truncated or damaged, the part before the error is kept.
 */
final class Decoding implements AutoCloseable {

    /** Many graphics cards do not support larger textures. */
    private static final int LONGEST_SIDE = 8192;

    /** Number of pixels that can be allocated for any file. */
    private static final long HARMLESS_PIXELS = 1 << 14;

    private static final int TGA_HEADER = 18;
    private static final int TGA_FOOTER = 26;

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
        reader.addIIOReadWarningListener((source, warning) -> remarks.add(PictureRemark.of(Kind.WARNING, warning)));
        reader.addIIOReadProgressListener(new Rows());
    }

    /**
     * @param extension the extension, with the readers to try first; a .pcx is not checked further
     * @return empty if no reader supports the content
     */
    static Optional<Decoding> of(byte[] bytes, String extension) {
        ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(withFooter(bytes)));
        for (Iterator<ImageReader> named = ImageIO.getImageReadersBySuffix(extension); named.hasNext(); ) {
            ImageReader reader = named.next();
            if (PcxHeader.isPcx(bytes) && extension.equals("pcx") || knows(reader, stream)) {
                return Optional.of(new Decoding(reader, stream, bytes.length));
            }
        }
        Iterator<ImageReader> any = ImageIO.getImageReaders(stream);
        return any.hasNext() ? Optional.of(new Decoding(any.next(), stream, bytes.length)) : Optional.empty();
    }

    /** The reader of TGA fails if it cannot search for a footer after the palette: space for it in tiny files. */
    private static byte[] withFooter(byte[] file) {
        if (file.length < TGA_HEADER) {
            return file;
        }
        ByteBuffer tga = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int palette = tga.get(1) == 1 ? Short.toUnsignedInt(tga.getShort(5)) * (tga.get(7) / Byte.SIZE) : 0;
        int left = file.length - TGA_HEADER - Byte.toUnsignedInt(file[0]) - palette;
        return left > 0 && left < TGA_FOOTER ? Arrays.copyOf(file, file.length + TGA_FOOTER - left) : file;
    }

    private static boolean knows(ImageReader reader, ImageInputStream stream) {
        try {
            return reader.getOriginatingProvider().canDecodeInput(stream);
        } catch (IOException tooShort) {
            return false;
        }
    }

    /** The name of the format: {@code PCX}. */
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

    /** Remarks of the reader. */
    List<PictureRemark> remarks() {
        return List.copyOf(remarks);
    }

    /** Number of rows that were read. */
    int rows() {
        return rows;
    }

    /** The properties that the header declares; empty if it is unreadable. */
    Optional<PictureHeader> header() {
        try {
            return PictureHeader.of(format(), reader.getWidth(0), reader.getHeight(0));
        } catch (IOException | RuntimeException | AssertionError damaged) {
            return Optional.empty();
        }
    }

    /** Decodes the readable part; empty if there is none. */
    Optional<BufferedImage> decode() {
        try {
            int width = reader.getWidth(0);
            height = reader.getHeight(0);
            Optional<PictureRemark> fault =
                    fault(width, height, byteCount, isPlugIn() ? LEAST_FOR_RUN_LENGTHS : LEAST_FOR_DEFLATE);
            fault.ifPresent(remarks::add);
            return fault.isEmpty() ? decode(width) : Optional.empty();
        } catch (IOException | RuntimeException | AssertionError damaged) {
            String reason = Objects.requireNonNullElse(
                    damaged.getMessage(), damaged.getClass().getSimpleName());
            remarks.add(PictureRemark.of(Kind.DAMAGED, reason));
            return Optional.empty();
        }
    }

    /** Whether an image can have so many pixels along a side. */
    static boolean isSide(int pixels) {
        return pixels >= 1 && pixels <= LONGEST_SIDE;
    }

    /** The reason not to allocate memory for an image; empty if there is none. */
    static Optional<PictureRemark> fault(int width, int height, int byteCount, long pixelsPerByte) {
        if (!isSide(width) || !isSide(height)) {
            return Optional.of(PictureRemark.of(Kind.SIZE_ABSURD, width, height, LONGEST_SIDE));
        }
        return (long) width * height > HARMLESS_PIXELS + byteCount * pixelsPerByte
                ? Optional.of(PictureRemark.of(Kind.BYTES_TOO_FEW, width, height, byteCount))
                : Optional.empty();
    }

    private Optional<BufferedImage> decode(int width) throws IOException {
        Iterator<ImageTypeSpecifier> types = reader.getImageTypes(0);
        if (!types.hasNext()) {
            remarks.add(PictureRemark.of(Kind.UNKNOWN_COLORS));
            return Optional.empty();
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
        return Optional.of(image);
    }

    @Override
    public void close() throws IOException {
        reader.dispose();
        stream.close();
    }

    /** Counts rows, and stops if the thread is interrupted. */
    private final class Rows implements IIOReadProgressListener {

        @Override
        public void imageProgress(ImageReader source, float percent) {
            int before = Math.round(percent * height / 100);
            // The plug-ins report the progress before the row that is complete.
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
