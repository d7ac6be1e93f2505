package org.jointscope.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class UvZoomTest {

    private static final UvLayout SKIN = new UvLayout(256, 128, List.of());

    private final UvZoom whole = UvZoom.whole(SKIN, 536, 400);

    @Test
    void wholeSkinLiesInTheMiddle() {
        assertThat(whole).isEqualTo(new UvZoom(2, 12, 72));
    }

    @Test
    void whatLiesUnderThePointerStaysThere() {
        UvZoom nearer = whole.by(3, 100, 200, whole.scale());
        assertThat(nearer.scale()).isEqualTo(6);
        assertThat(nearer.s(100)).isCloseTo(whole.s(100), within(1e-9));
        assertThat(nearer.t(200)).isCloseTo(whole.t(200), within(1e-9));
    }

    @Test
    void zoomEndsSomewhere() {
        assertThat(whole.by(1e9, 0, 0, whole.scale()).scale()).isEqualTo(64);
        assertThat(whole.by(1e-9, 0, 0, whole.scale()).scale()).isEqualTo(1);
    }

    @Test
    void placesGoThereAndBack() {
        assertThat(whole.s(whole.x(17))).isCloseTo(17, within(1e-9));
        assertThat(whole.t(whole.y(99))).isCloseTo(99, within(1e-9));
    }
}
