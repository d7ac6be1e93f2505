package org.jointscope.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jointscope.material.Picture;
import org.junit.jupiter.api.Test;

class MissingPictureTest {

    private static final int WHITE = 0xffffffff;

    @Test
    void nameIsWrittenTwiceAndALongOneEnds() {
        Picture named = MissingPicture.of("models/skin.tga");
        int[] dots = {0};
        PixelFont.draw("models/skin.tga", (column, row) -> dots[0]++);
        assertThat(Arrays.stream(named.argb()).filter(it -> it == WHITE)).hasSize(2 * 9 * dots[0]);
        Picture end = MissingPicture.of("a/very/long/path/that/is/wider/than/the/image/models/skin.tga");
        assertThat(end.argb()).isNotEqualTo(named.argb());
        assertThat(IntStream.range(0, end.height()))
                .as("not cut off at an edge")
                .allMatch(y -> end.argb()[y * end.width()] != WHITE && end.argb()[(y + 1) * end.width() - 1] != WHITE);
        assertThat(MissingPicture.of("").argb()).doesNotContain(WHITE);
    }
}
