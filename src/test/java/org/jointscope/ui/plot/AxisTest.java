package org.jointscope.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class AxisTest {

    private final Axis whole = Axis.whole(0, 100, 4);

    @Test
    void zoomKeepsThePosition() {
        Axis part = whole.zoomed(0.5, 30);
        assertThat(part.length()).isEqualTo(50);
        assertThat(part.share(30)).isCloseTo(0.3, within(1e-9));
        assertThat(part.zoomed(1e-9, 30).length()).isCloseTo(4, within(1e-9));
        assertThat(part.zoomed(100, 90)).isEqualTo(whole);
    }

    @Test
    void movesWithinTheRange() {
        Axis part = whole.zoomed(0.2, 50);
        assertThat(part.moved(-1000).from()).isZero();
        assertThat(part.moved(1000).to()).isEqualTo(100);
        assertThat(part.showing(50)).isEqualTo(part);
        assertThat(part.showing(90).to()).isEqualTo(90);
        assertThat(part.showing(5).from()).isEqualTo(5);
    }

    @Test
    void ticksAreOneTwoOrFive() {
        assertThat(Axis.tick(0.03)).isCloseTo(0.05, within(1e-12));
        assertThat(Axis.tick(1)).isEqualTo(1);
        assertThat(Axis.tick(1.5)).isEqualTo(2);
        assertThat(Axis.tick(70)).isEqualTo(100);
    }
}
