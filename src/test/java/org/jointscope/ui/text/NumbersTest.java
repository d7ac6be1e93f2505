package org.jointscope.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumbersTest {

    @Test
    void decimalsAreFixed() {
        assertThat(Numbers.fixed(1.0, 3)).isEqualTo("1.000");
        assertThat(Numbers.fixed(-2.34567, 2)).isEqualTo("-2.35");
        assertThat(Numbers.fixed(7.6, 0)).isEqualTo("8");
    }

    @Test
    void nothingHasNoMinus() {
        assertThat(Numbers.fixed(-0.0004, 3)).isEqualTo("0.000");
        assertThat(Numbers.signed(-0.0004, 3)).isEqualTo("+0.000");
        assertThat(Numbers.signed(-0.5, 1)).isEqualTo("-0.5");
        assertThat(Numbers.signed(0.5, 1)).isEqualTo("+0.5");
    }

    @Test
    void onlyZeroOfAFileIsShownAsZero() {
        assertThat(Numbers.stored(-1.86e-8, 3)).isEqualTo("-1.86e-8");
        assertThat(Numbers.stored(0.0004999, 3)).isEqualTo("5.00e-4");
        assertThat(Numbers.stored(-0.0005, 3)).isEqualTo("-0.001");
        assertThat(Numbers.stored(4.9e-324, 5)).isEqualTo("4.90e-324");
        assertThat(Numbers.stored(-0.0, 3)).isEqualTo("0.000");
        assertThat(Numbers.stored(12.25, 1)).isEqualTo(Numbers.fixed(12.25, 1));
        assertThat(Numbers.storedCell(1e-10, 3)).isEqualTo("1.00e-10");
        assertThat(Numbers.storedCell(Double.NaN, 3)).isEqualTo("–");
    }

    @Test
    void whatIsNotFiniteIsNamedAndADashInATable() {
        assertThat(Numbers.fixed(Double.NaN, 3)).isEqualTo("NaN");
        assertThat(Numbers.fixed(Double.POSITIVE_INFINITY, 3)).isEqualTo("∞");
        assertThat(Numbers.fixed(Double.NEGATIVE_INFINITY, 3)).isEqualTo("−∞");
        assertThat(Numbers.cell(Double.NaN, 3)).isEqualTo("–");
        assertThat(Numbers.cell(1, 1)).isEqualTo("1.0");
    }

    @Test
    void downDoesNotReachTheNextNumber() {
        assertThat(Numbers.down(6.97, 1)).isEqualTo(6.9);
        assertThat(Numbers.down(6.7, 1)).isEqualTo(6.7);
        assertThat(Numbers.down(7, 1)).isEqualTo(7);
    }

    @Test
    void zerosAtTheEndCanBeLeftOut() {
        assertThat(Numbers.trimmed(24, 2)).isEqualTo("24");
        assertThat(Numbers.trimmed(29.97, 2)).isEqualTo("29.97");
        assertThat(Numbers.trimmed(100, 0)).isEqualTo("100");
    }
}
