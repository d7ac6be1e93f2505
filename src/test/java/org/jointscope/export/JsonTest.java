package org.jointscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {

    @ParameterizedTest
    @CsvSource({
        "0.0, 0",
        "-0.0, -0.0",
        "10.0, 10",
        "-3.0, -3",
        "0.1, 0.1",
        "29.97, 29.97",
        "1.0E7, 1E7",
        "1.23456789E8, 123456789",
        "1.5E7, 1.5E7",
        "1.2345678E7, 12345678",
        "1.0E-5, 1E-5",
        "-2.5E-7, -2.5E-7",
        "1.7976931348623157E308, 1.7976931348623157E308"
    })
    void numberIsSpeltAsShortAsItCanBe(String java, String json) {
        assertThat(Json.shortest(java)).isEqualTo(json);
    }

    @Test
    void everyNumberReadsBack() {
        Random random = new Random(11);
        for (int i = 0; i < 100_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            float single = Float.intBitsToFloat(random.nextInt());
            if (Double.isFinite(value) && Float.isFinite(single)) {
                assertThat(Double.parseDouble(Json.shortest(Double.toString(value))))
                        .isEqualTo(value);
                assertThat(Float.parseFloat(Json.shortest(Float.toString(single))))
                        .isEqualTo(single);
            }
        }
    }
}
