package org.jointscope.export;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jointscope.material.Picture;

/** Images as files of other programs. */
public final class ImageFile {

    private static final String GIF_FORMAT = "javax_imageio_gif_image_1.0";

    /** In a GIF, delays are hundredths of a second, and browsers show shorter ones slower. */
    private static final int SHORTEST_DELAY = 2;

    private ImageFile() {}

    /** The bytes of a .png. */
    public static byte[] png(Picture picture) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image(picture), "png", bytes);
        return bytes.toByteArray();
    }

    private static BufferedImage image(Picture picture) {
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, picture.width(), picture.height(), picture.argb(), 0, picture.width());
        return image;
    }

    /** Images of a sequence, one after the other. */
    @FunctionalInterface
    public interface Frames {
        Picture frame(int index) throws IOException;
    }

    /**
     * The bytes of an animated .gif that repeats.
     *
     * @param frameRate per second
     */
    public static byte[] gif(int count, double frameRate, Frames frames) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            double due = 0;
            long shown = 0;
            Picture before = frames.frame(0);
            Picture now = before;
            for (int i = 0; i < count; i++) {
                Picture next = i + 1 < count ? frames.frame(i + 1) : now;
                due += 100 / frameRate;
                int delay = (int) Math.max(SHORTEST_DELAY, Math.round(due) - shown);
                shown += delay;
                boolean covers = isOpaque(before) && isOpaque(now);
                BufferedImage image = image(i > 0 && covers ? changes(before, now) : now);
                IIOMetadata metadata =
                        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
                metadata.mergeTree(GIF_FORMAT, control(delay, i == 0, isOpaque(now) && isOpaque(next)));
                writer.writeToSequence(new IIOImage(image, null, metadata), null);
                before = now;
                now = next;
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static boolean isOpaque(Picture picture) {
        return Arrays.stream(picture.argb()).allMatch(argb -> argb >>> 24 == 255);
    }

    /** Transparent where a picture is like the one before, which makes a much smaller file. */
    private static Picture changes(Picture before, Picture now) {
        int[] argb = now.argb().clone();
        for (int i = 0; i < argb.length; i++) {
            argb[i] = argb[i] == before.argb()[i] ? 0 : argb[i];
        }
        return new Picture(now.width(), now.height(), argb);
    }

    /** @param stays whether the next image is drawn over this one */
    private static IIOMetadataNode control(int delay, boolean first, boolean stays) {
        IIOMetadataNode root = new IIOMetadataNode(GIF_FORMAT);
        IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
        control.setAttribute("disposalMethod", stays ? "doNotDispose" : "restoreToBackgroundColor");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Integer.toString(delay));
        root.appendChild(control);
        if (first) {
            IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
            IIOMetadataNode repeat = new IIOMetadataNode("ApplicationExtension");
            repeat.setAttribute("applicationID", "NETSCAPE");
            repeat.setAttribute("authenticationCode", "2.0");
            repeat.setUserObject(new byte[] {1, 0, 0});
            extensions.appendChild(repeat);
            root.appendChild(extensions);
        }
        return root;
    }
}
