package org.jointscope.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EdgePixelsTest {

    private static String drawn(double x0, double y0, double x1, double y1) {
        EdgePixels pixels = new EdgePixels(5, 4);
        pixels.line(x0, y0, x1, y1, 0xff123456);
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < 4; y++) {
            for (int x = 0; x < 5; x++) {
                int argb = pixels.argb()[y * 5 + x];
                assertThat(argb).isIn(0, 0xff123456);
                text.append(argb == 0 ? '.' : '#');
            }
            text.append('\n');
        }
        return text.toString();
    }

    @Test
    void lineGoesFromPixelToPixelWithoutAGap() {
        assertThat(drawn(0.5, 1.5, 4.5, 1.5)).isEqualTo(".....\n#####\n.....\n.....\n");
        assertThat(drawn(2.5, 3.5, 2.5, 0.5)).isEqualTo("..#..\n..#..\n..#..\n..#..\n");
        assertThat(drawn(0.5, 0.5, 3.5, 3.5)).isEqualTo("#....\n.#...\n..#..\n...#.\n");
        assertThat(drawn(1.5, 1.5, 1.5, 1.5)).isEqualTo(".....\n.#...\n.....\n.....\n");
    }

    @Test
    void whatLiesOutsideIsLeftOut() {
        assertThat(drawn(-1e9, 1.5, 1e9, 1.5)).isEqualTo(".....\n#####\n.....\n.....\n");
        assertThat(drawn(-3.5, -3.5, 9.5, 9.5)).isEqualTo("#....\n.#...\n..#..\n...#.\n");
        assertThat(drawn(-3, 9, 8, 9)).doesNotContain("#");
        assertThat(drawn(-3, 1, -1, 3)).doesNotContain("#");
        assertThat(drawn(5.5, 0, 5.5, 3)).doesNotContain("#");
    }
}
