package org.jointscope.export;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
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
            for (int i = 0; i < count; i++) {
                due += 100 / frameRate;
                int delay = (int) Math.max(SHORTEST_DELAY, Math.round(due) - shown);
                shown += delay;
                BufferedImage image = image(frames.frame(i));
                IIOMetadata metadata =
                        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
                metadata.mergeTree(GIF_FORMAT, control(delay, i == 0));
                writer.writeToSequence(new IIOImage(image, null, metadata), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static IIOMetadataNode control(int delay, boolean first) {
        IIOMetadataNode root = new IIOMetadataNode(GIF_FORMAT);
        IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
        control.setAttribute("disposalMethod", "restoreToBackgroundColor");
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
