package org.jointscope.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeatAreaTest {

    /** At (100, 20), 400 pixels wide and 120 high. */
    private static HeatArea area(int rows, int frames, double rowHeight, double scroll) {
        return new HeatArea(100, 20, 400, 120, rows, frames, rowHeight, scroll);
    }

    @Test
    void placesAreFoundAndFoundAgain() {
        HeatArea area = area(10, 40, 12, 0);

        for (int frame = 0; frame < 40; frame++) {
            assertThat(area.frame(area.x(frame + 0.5))).isEqualTo(frame);
        }
        for (int row = 0; row < 10; row++) {
            assertThat(area.row(area.y(row + 0.5))).isEqualTo(row);
        }
        assertThat(area.frame(0)).isZero();
        assertThat(area.frame(9999)).isEqualTo(39);
        assertThat(area.isRow(19)).as("the ruler").isFalse();
        assertThat(area.isRow(20)).isTrue();
        assertThat(area.isRow(140)).isFalse();
    }

    @Test
    void everyFrameIsInOneColumnWhereThereAreMoreThanPixels() {
        HeatArea area = area(10, 1234, 12, 0);

        assertThat(area.columns()).isEqualTo(400);
        assertThat(area.firstFrame(0)).isZero();
        assertThat(area.firstFrame(400)).isEqualTo(1234);
        for (int column = 0; column < 400; column++) {
            assertThat(area.firstFrame(column + 1) - area.firstFrame(column)).isBetween(3, 4);
        }
    }

    @Test
    void scrolledRowsAreFound() {
        HeatArea area = area(100, 40, 6, 90);

        assertThat(area.firstRow()).isEqualTo(15);
        assertThat(area.lastRow()).isEqualTo(34);
        assertThat(area.row(area.y(20.5))).isEqualTo(20);
        assertThat(area.mostScroll()).isEqualTo(480);
    }

    @Test
    void aRowIsScrolledToByNoMoreThanNeeded() {
        HeatArea area = area(100, 40, 6, 90);

        assertThat(area.scrollTo(20)).as("it is to be seen").isEqualTo(90);
        assertThat(area.scrollTo(10)).isEqualTo(60);
        assertThat(area.scrollTo(50)).isEqualTo(51 * 6 - 120);
        assertThat(area.scrollTo(99)).isEqualTo(480);
        assertThat(area(10, 40, 12, 0).scrollTo(9)).as("all are to be seen").isZero();
    }

    @Test
    void rowsFillTheHeightButAreNeverTooThinNorTooThick() {
        assertThat(rowHeight(0, 1)).isEqualTo(12);
        assertThat(area(500, 1, 2, 0).mostScroll()).isEqualTo(880);
        assertThat(rowHeight(0, 100)).isEqualTo(18);
    }

    private static double rowHeight(double scroll, double zoom) {
        return HeatArea.of(100, 20, 400, 120, HeatMapTest.ROWS, zoom, scroll).rowHeight();
    }
}
