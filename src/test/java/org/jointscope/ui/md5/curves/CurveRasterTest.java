package org.jointscope.ui.md5.curves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jointscope.ui.md5.curves.CurveRaster.Pen;
import org.jointscope.ui.md5.curves.CurveRaster.Placement;
import org.junit.jupiter.api.Test;

class CurveRasterTest {

    private static final int WHITE = 0xffffffff;
    private static final int BLACK = 0xff000000;
    private static final Pen PEN = new Pen(BLACK, 1, 0);

    private final CurveRaster raster = CurveRaster.filled(10, 20, WHITE);

    /** The rows of a column that are not white. */
    private int[] rows(int column) {
        return IntStream.range(0, raster.height())
                .filter(row -> raster.columns()[column * raster.height() + row] != WHITE)
                .toArray();
    }

    @Test
    void noExtremeIsLost() {
        double[] values = new double[1000];
        Arrays.fill(values, 10.5);
        values[555] = 17.5;
        values[556] = 2.5;
        raster.draw(values, new Placement(0, 100, 20, 1, 0, 20), PEN);

        assertThat(rows(4)).containsExactly(9);
        assertThat(rows(5)).containsExactly(IntStream.rangeClosed(2, 17).toArray());
    }

    @Test
    void betweenFramesTheLineIsStraight() {
        raster.draw(new double[] {0.5, 9.5}, new Placement(0, 0.1, 20, 1, 0, 20), PEN);
        assertThat(rows(0)[0]).isEqualTo(18);
        assertThat(rows(9)[0]).isEqualTo(10);
        assertThat(rows(5)).hasSizeBetween(2, 3);
    }

    @Test
    void valuesThatAreMissingAreGaps() {
        double[] values = {1.5, Double.NaN, 3.5, 4.5};
        raster.draw(values, new Placement(-0.5, 0.5, 20, 1, 0, 20), PEN);
        assertThat(rows(0)).as("ends at frame 0").isNotEmpty();
        assertThat(rows(1)).containsExactly(18);
        assertThat(rows(3)).as("frame 1").isEmpty();
        assertThat(rows(6)).isNotEmpty();
        assertThat(rows(8)).as("after the last frame").isEmpty();
    }

    @Test
    void nothingIsDrawnOutsideOfThePanel() {
        raster.draw(new double[] {-1e30, 1e30}, new Placement(0, 0.1, 10, 1, 5, 12), new Pen(BLACK, 3, 2));
        assertThat(IntStream.of(rows(0))).allMatch(row -> row >= 5 && row < 12);
        assertThat(rows(2)).as("the gap of a dash").isEmpty();
        assertThat(IntStream.of(rows(9))).allMatch(row -> row >= 5 && row < 12);
    }

    @Test
    void translucentColorsAreMixed() {
        raster.fill(0, 3, 4.5, 0x80000000);
        assertThat(raster.argb()[30] & 0xff).isEqualTo(raster.columns()[3] & 0xff);
        assertThat(raster.argb()[30] & 0xff).isBetween(126, 128);
        assertThat(raster.argb()[40] & 0xff).isBetween(190, 192);
    }
}
