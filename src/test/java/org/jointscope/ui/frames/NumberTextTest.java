package org.jointscope.ui.frames;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberTextTest {

    @ParameterizedTest
    @CsvSource({"12.5,12.5", "-.25,-0.25", "3,3", "1.,1", "1e-3,0.001", "-0,0"})
    void numbersAreUnderstood(String typed, double value) {
        assertThat(NumberText.parse(typed)).hasValue(value);
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "'';empty",
                "'1,5';comma",
                "NaN;text",
                "0x10;text",
                "1f;text",
                "1 2;text",
                "+1;text",
                "1e39;large",
                "1e999;large",
                "Infinity;text"
            },
            delimiter = ';')
    void whatNoEngineReadsIsRefusedWithAReason(String typed, String reason) {
        assertThat(NumberText.parse(typed)).isEmpty();
        assertThat(NumberText.refusal(typed)).isEqualTo(reason);
    }

    @Test
    void numbersAreOfferedAsPlainDecimals() {
        assertThat(NumberText.of(0.00001)).isEqualTo("0.00001");
        assertThat(NumberText.of(-2)).isEqualTo("-2");
        assertThat(NumberText.of(1e10)).isEqualTo("10000000000");
        assertThat(NumberText.of(0.1)).isEqualTo("0.1");
        assertThat(NumberText.of(Double.NaN)).isEmpty();
    }
}
