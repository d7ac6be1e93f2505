package org.jointscope.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrameBarsTest {

    @Test
    void ofManyFramesInOneColumnTheWorstIsDrawn() {
        FrameBars bars =
                new FrameBars(new double[] {-1, 3, 2, Double.NaN, -5}, new boolean[] {false, true, true, false, false});

        assertThat(bars.highestBetween(0, 3)).isEqualTo(1);
        assertThat(bars.highestBetween(3, 5)).isEqualTo(4);
        assertThat(bars.highestBetween(3, 4)).isEqualTo(3);
        assertThat(bars.highest()).isEqualTo(3);
        assertThat(bars.lowest()).isEqualTo(-5);
    }
}
