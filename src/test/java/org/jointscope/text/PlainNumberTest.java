package org.jointscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainNumberTest {

    private static final int RANDOM_NUMBERS = 100_000;

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, -0",
        "1, 1",
        "-1, -1",
        "24, 24",
        "0.5, 0.5",
        "-0.125, -0.125",
        "0.1, 0.1",
        "0.001, 0.001",
        "0.0001, 0.0001",
        "-0.00001, -0.00001",
        "1.5e-7, 0.00000015",
        "9999999, 9999999",
        "10000000, 10000000",
        "123456789, 123456789",
        "12345678.75, 12345678.75",
        "-2147483648, -2147483648",
        "9007199254740993, 9007199254740992",
        "1e22, 10000000000000000000000",
        "2e23, 200000000000000000000000",
        "1.25e10, 12500000000"
    })
    void numbersArePlain(double value, String text) {
        assertThat(PlainNumber.of(value)).isEqualTo(text);
    }

    @Test
    void smallestNumberHasOneDigit() {
        assertThat(PlainNumber.of(Double.MIN_VALUE)).isEqualTo("0." + "0".repeat(323) + "5");
        assertThat(PlainNumber.of(-Double.MIN_VALUE)).isEqualTo("-0." + "0".repeat(323) + "5");
        assertThat(PlainNumber.of(2 * Double.MIN_VALUE)).isEqualTo("0." + "0".repeat(322) + "1");
    }

    @Test
    void largestNumberIsWrittenOut() {
        assertThat(PlainNumber.of(Double.MAX_VALUE)).isEqualTo("17976931348623157" + "0".repeat(292));
    }

    @Test
    void everyNumberReadsBackAndNoShorterTextWould() {
        corners().forEach(PlainNumberTest::assertShortest);
        Random random = new Random(11);
        for (int i = 0; i < RANDOM_NUMBERS; i++) {
            assertShortest(randomNumber(random));
        }
    }

    private static DoubleStream corners() {
        DoubleStream powers = DoubleStream.iterate(Double.MIN_VALUE, value -> value < 1e308, value -> value * 2)
                .flatMap(value -> DoubleStream.of(Math.nextDown(value), value, Math.nextUp(value)));
        DoubleStream tens = DoubleStream.iterate(1e-300, value -> value < 1e300, value -> value * 10)
                .flatMap(value -> DoubleStream.of(value, -9 * value));
        DoubleStream subnormal = DoubleStream.iterate(1, value -> value < 400, value -> value + 1)
                .map(value -> value * Double.MIN_VALUE);
        return DoubleStream.concat(DoubleStream.concat(powers, tens), subnormal);
    }

    private static double randomNumber(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextGaussian();
            case 1 -> Math.rint(random.nextGaussian() * 1e8) / 1e6;
            case 2 -> Double.longBitsToDouble(random.nextLong() & 0x800FFFFFFFFFFFFFL);
            default -> finite(random.nextLong());
        };
    }

    private static double finite(long bits) {
        double value = Double.longBitsToDouble(bits);
        return Double.isFinite(value) ? value : 0;
    }

    private static void assertShortest(double value) {
        String text = PlainNumber.of(value);
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        if (bits(Decimal.parse(bytes, 0, bytes.length)) != bits(value)) {
            throw new AssertionError(value + " is written " + text);
        }
        if (!text.matches("-?(0|[1-9][0-9]*)(\\.[0-9]*[1-9])?")) {
            throw new AssertionError(value + " is not plain: " + text);
        }
        int digits = new BigDecimal(text).stripTrailingZeros().precision();
        if (digits > 1 && readsBackWith(digits - 1, value)) {
            throw new AssertionError(value + " could be shorter than " + text);
        }
    }

    private static boolean readsBackWith(int digits, double value) {
        BigDecimal exact = new BigDecimal(value);
        return exact.round(new MathContext(digits, RoundingMode.DOWN)).doubleValue() == value
                || exact.round(new MathContext(digits, RoundingMode.UP)).doubleValue() == value;
    }

    private static long bits(double value) {
        return Double.doubleToRawLongBits(value);
    }
}
