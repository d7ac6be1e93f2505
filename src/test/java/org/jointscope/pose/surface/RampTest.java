package org.jointscope.pose.surface;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RampTest {

    @Test
    void endsAndValuesBetweenThemHaveTheirColors() {
        assertThat(Ramp.argb(0)).isEqualTo(0xff440154);
        assertThat(Ramp.argb(0.5)).isEqualTo(0xff21918c);
        assertThat(Ramp.argb(0.125)).isEqualTo(0xff402a70);
        assertThat(Ramp.argb(1)).isEqualTo(0xfffde725);
        assertThat(Ramp.argb(7)).isEqualTo(Ramp.argb(1));
        assertThat(Ramp.argb(Double.NaN)).isEqualTo(0xff808080);
    }

    @Test
    void fieldIsColoredByTheRampFromItsLeastToItsMostValue() {
        ScalarField field = new ScalarField(new double[] {2, 6, 4, 9, Double.NaN}, 2, 6, "");
        Coloring coloring = Coloring.of(field);
        assertThat(coloring.argb(0)).isEqualTo(Ramp.argb(0));
        assertThat(coloring.argb(1)).isEqualTo(Ramp.argb(1));
        assertThat(coloring.argb(2)).isEqualTo(Ramp.argb(0.5));
        assertThat(coloring.argb(3)).isEqualTo(Ramp.argb(1));
        assertThat(coloring.argb(4)).isEqualTo(Ramp.argb(Double.NaN));
    }

    @Test
    void equalValuesHaveTheFirstColor() {
        ScalarField field = new ScalarField(new double[] {3, 3, Double.NaN}, 3, 3, "");
        assertThat(field.fraction(1)).isZero();
        assertThat(field.fraction(2)).isNaN();
    }
}
