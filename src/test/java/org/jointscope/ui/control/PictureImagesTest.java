package org.jointscope.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.image.Image;
import org.jointscope.material.Picture;
import org.jointscope.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class PictureImagesTest {

    private final PictureImages images = new PictureImages();

    private static Picture picture() {
        return new Picture(2, 1, new int[] {0xff123456, 0xff654321});
    }

    @Test
    void imageHasThePixelsOfThePicture() {
        Image image = images.of(picture());
        assertThat(image.getWidth()).isEqualTo(2);
        assertThat(image.getHeight()).isEqualTo(1);
        assertThat(image.getPixelReader().getArgb(0, 0)).isEqualTo(0xff123456);
        assertThat(image.getPixelReader().getArgb(1, 0)).isEqualTo(0xff654321);
    }

    @Test
    void allWhoShowAPictureGetTheSameImage() {
        Picture picture = picture();
        assertThat(images.of(picture)).isSameAs(images.of(picture));
        assertThat(images.of(picture())).isNotSameAs(images.of(picture));
    }
}
