package org.jointscope.ui.md5.components;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StripGridTest {
    private static final StripGrid.Size SIZE = new StripGrid.Size(10, 16, false, false, false);

    @Test
    void rowsAreAsLongAsThePaneIsWide() {
        StripGrid grid = StripGrid.of(SIZE, 70, 12, 12, 20);
        assertThat(grid.columns()).isEqualTo(5);
        assertThat(grid.rows()).isEqualTo(3);
        assertThat(grid.height()).isEqualTo(2 + 3 * 20);
        assertThat(grid.x(7)).isEqualTo(40);
        assertThat(grid.y(7)).isEqualTo(22);
        assertThat(grid.cellAt(41, 23)).isEqualTo(7);
        assertThat(grid.cellAt(41, 39)).as("between two rows").isEqualTo(-1);
        assertThat(grid.cellAt(19, 23)).as("in the gutter").isEqualTo(-1);
        assertThat(grid.cellAt(50, 43)).as("behind the last").isEqualTo(-1);
        assertThat(StripGrid.of(SIZE, 5, 3, 3, 20).columns()).isEqualTo(1);
    }

    @Test
    void borderTakesThePlaceBeforeWhatLiesPastTheEnd() {
        StripGrid grid = StripGrid.of(SIZE, 120, 8, 6, 20);
        assertThat(grid.place(5)).isEqualTo(5);
        assertThat(grid.isBorder(6)).isTrue();
        assertThat(grid.cellAt(6)).isEqualTo(-1);
        assertThat(grid.place(6)).isEqualTo(7);
        assertThat(grid.cellAt(8)).isEqualTo(7);
        assertThat(grid.cellAt(9)).isEqualTo(-1);
        assertThat(StripGrid.of(SIZE, 120, 6, 6, 20).isBorder(6)).isFalse();
    }

    @Test
    void keysMoveAcrossTheBorderAndStopAtTheEnds() {
        StripGrid grid = StripGrid.of(SIZE, 60, 8, 6, 20);
        assertThat(grid.columns()).isEqualTo(4);
        assertThat(grid.moved(5, 1)).isEqualTo(6);
        assertThat(grid.moved(6, -1)).isEqualTo(5);
        assertThat(grid.moved(1, 4)).isEqualTo(5);
        assertThat(grid.moved(2, 4)).as("onto the border").isEqualTo(6);
        assertThat(grid.moved(7, 4)).isEqualTo(7);
        assertThat(grid.moved(1, -4)).isEqualTo(0);
    }

    @Test
    void sizeThatFitsIsTheLargestWithWhichAllCanBeSeen() {
        assertThat(StripGrid.fitting(1400, 220, 45, 45, 30)).isEqualTo(5);
        assertThat(StripGrid.fitting(1400, 166, 93, 93, 30)).isEqualTo(4);
        assertThat(StripGrid.fitting(1400, 160, 3000, 3000, 40)).isZero();
        assertThat(StripGrid.fitting(1400, 160, 3, 3, 30)).isEqualTo(StripGrid.LARGEST_TO_FIT);
    }
}
