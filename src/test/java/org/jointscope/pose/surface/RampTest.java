package org.jointscope.pose.surface;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RampTest {

    private static final Ramp VIRIDIS = Ramp.SEQUENTIAL;

    @Test
    void colorsAreInterpolatedAndLimited() {
        assertThat(VIRIDIS.argb(0)).isEqualTo(0xff440154);
        assertThat(VIRIDIS.argb(0.5)).isEqualTo(0xff21918c);
        assertThat(VIRIDIS.argb(0.125)).isEqualTo(0xff402a70);
        assertThat(VIRIDIS.argb(1)).isEqualTo(0xfffde725);
        assertThat(VIRIDIS.argb(7)).isEqualTo(VIRIDIS.argb(1));
        assertThat(VIRIDIS.argb(Double.NaN)).isEqualTo(Ramp.NO_VALUE);
    }

    @Test
    void valuesAreShareOfTheirRange() {
        Scale scale = new Scale(2, 6, VIRIDIS);
        assertThat(scale.argb(2)).isEqualTo(VIRIDIS.argb(0));
        assertThat(scale.argb(6)).isEqualTo(VIRIDIS.argb(1));
        assertThat(scale.argb(4)).isEqualTo(VIRIDIS.argb(0.5));
        assertThat(scale.argb(9)).isEqualTo(VIRIDIS.argb(1));
        assertThat(scale.argb(Double.NaN)).isEqualTo(Ramp.NO_VALUE);
    }

    @Test
    void emptyRangeHasTheFirstColor() {
        Scale scale = Scale.upTo(0);
        assertThat(scale.fraction(0)).isZero();
        assertThat(scale.fraction(Double.NaN)).isNaN();
    }

    @Test
    void middleOfADivergingScaleIsZero() {
        assertThat(Scale.around0(3).argb(0)).isEqualTo(0xfff7f7f7);
        assertThat(Scale.around0(3).argb(-3)).isEqualTo(0xff2166ac);
        assertThat(Scale.around0(3).argb(3)).isEqualTo(0xffb2182b);
    }
}
