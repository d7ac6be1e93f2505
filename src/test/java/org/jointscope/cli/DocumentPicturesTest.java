package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DocumentPicturesTest {

    static Stream<String> names() {
        return DocumentPictures.ARGUMENTS.keySet().stream();
    }

    /** Otherwise, DocumentPictures must be run. Of an animation, the first image is compared. */
    @ParameterizedTest
    @MethodSource("names")
    void pictureIsUpToDate(String name, @TempDir Path files, @TempDir Path folder) throws IOException {
        DocumentPictures.draw(name, files, folder);
        assertThat(pixels(DocumentPictures.FOLDER.resolve(name))).isEqualTo(pixels(folder.resolve(name)));
    }

    private static int[] pixels(Path file) throws IOException {
        BufferedImage image = ImageIO.read(file.toFile());
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
