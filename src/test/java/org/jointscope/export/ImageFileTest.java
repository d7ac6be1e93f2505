package org.jointscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.jointscope.material.Picture;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class ImageFileTest {

    private static final int SIDE = 40;
    private static final int WHITE = 0xffffffff;
    private static final int RED = 0xffc00000;

    private static Picture with(int background, int at, int dot) {
        int[] argb = new int[SIDE * SIDE];
        Arrays.fill(argb, background);
        argb[at] = dot;
        return new Picture(SIDE, SIDE, argb);
    }

    private static ImageReader reader(Picture... pictures) throws IOException {
        byte[] gif = ImageFile.gif(pictures.length, 10, index -> pictures[index]);
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif));
        reader.setInput(in);
        return reader;
    }

    private static List<Integer> opaque(BufferedImage image) {
        int[] argb = image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
        return Arrays.stream(argb).filter(it -> it >>> 24 == 255).boxed().toList();
    }

    private static String disposal(ImageReader reader, int index) throws IOException {
        Element root = (Element) reader.getImageMetadata(index).getAsTree("javax_imageio_gif_image_1.0");
        return ((Element) root.getElementsByTagName("GraphicControlExtension").item(0)).getAttribute("disposalMethod");
    }

    /** The dot that moves: where it was and where it is. */
    @Test
    void imageOverAnotherOneHasOnlyWhatDiffers() throws IOException {
        ImageReader reader = reader(with(WHITE, 5, RED), with(WHITE, 9, RED), with(WHITE, 9, RED));
        assertThat(opaque(reader.read(0))).hasSize(SIDE * SIDE);
        assertThat(opaque(reader.read(1))).containsExactly(WHITE, RED);
        assertThat(opaque(reader.read(2))).isEmpty();
        assertThat(disposal(reader, 0)).isEqualTo("doNotDispose");
    }

    @Test
    void translucentImageReplacesTheOneBefore() throws IOException {
        ImageReader reader = reader(with(0, 5, RED), with(0, 9, RED), with(WHITE, 9, RED));
        assertThat(opaque(reader.read(1))).containsExactly(RED);
        assertThat(disposal(reader, 0)).isEqualTo("restoreToBackgroundColor");
        assertThat(disposal(reader, 1)).isEqualTo("restoreToBackgroundColor");
        assertThat(opaque(reader.read(2))).hasSize(SIDE * SIDE);
    }
}
