package org.jointscope.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The files that the program ships are the ones that the generator writes, to the last byte. */
class SampleIsReproducedTest {
    @Test
    void filesEqualWhatTheGeneratorMakes() throws IOException {
        Sample sample = Sample.make();
        for (Map.Entry<String, String> text : sample.texts().entrySet()) {
            byte[] shipped = Files.readAllBytes(SampleGenerator.FOLDER.resolve(text.getKey()));
            boolean same = java.util.Arrays.equals(shipped, text.getValue().getBytes(StandardCharsets.US_ASCII));
            assertThat(same).as("%s is reproduced byte for byte", text.getKey()).isTrue();
        }
        for (Map.Entry<String, BufferedImage> picture : sample.pictures().entrySet()) {
            BufferedImage shipped = ImageIO.read(
                    SampleGenerator.FOLDER.resolve(picture.getKey()).toFile());
            assertThat(differingPixels(shipped, picture.getValue()))
                    .as("pixels of %s that differ", picture.getKey())
                    .isZero();
        }
    }

    @Test
    void defaultLocaleDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(Numbers.text(-1234.5, Numbers.LENGTHS)).isEqualTo("-1234.5");
        } finally {
            Locale.setDefault(before);
        }
    }

    private static int differingPixels(BufferedImage a, BufferedImage b) {
        assertThat(a.getWidth()).isEqualTo(b.getWidth());
        assertThat(a.getHeight()).isEqualTo(b.getHeight());
        int differing = 0;
        for (int y = 0; y < a.getHeight(); y++) {
            for (int x = 0; x < a.getWidth(); x++) {
                differing += (a.getRGB(x, y) ^ b.getRGB(x, y)) << 8 == 0 ? 0 : 1;
            }
        }
        return differing;
    }
}
