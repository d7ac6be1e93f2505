package org.jointscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalTest {

    private static final int RANDOM_TEXTS = 200_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "0.0",
                "-0.0",
                "1.",
                ".5",
                "-.5",
                "1e0",
                "1e+5",
                "1e-5",
                ".5e1",
                "5.e1",
                "0.1",
                "0.2",
                "0.3",
                "123456789012345",
                "1234567890123456",
                "9007199254740993",
                "9007199254740992.5",
                "999999999999999",
                "0.000000000000000000000123456789012345",
                "0.0000000000000000000000123456789012345",
                "0.00000000000000000000001",
                "1e22",
                "1e23",
                "8.5e22",
                "1e308",
                "1.7976931348623157e308",
                "4.9e-324",
                "2.2250738585072012e-308",
                "1e-400",
                "-1e-400",
                "179769313486231570000000000000000000000000000000000000000",
                "2147483648",
                "4294967295",
                "-1.000000059604644775390625",
                "0.1000000000000000055511151231"
            })
    void cornersReadAsJavaReadsThem(String text) {
        assertBitsOf(text);
    }

    @Test
    void randomNumbersReadAsJavaReadsThem() {
        Random random = new Random(5);
        for (int i = 0; i < RANDOM_TEXTS; i++) {
            assertBitsOf(randomText(random).replace('E', 'e'));
        }
    }

    @Test
    void numbersPastTheRangeAreInfinite() {
        assertThat(parse("1e309")).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(parse("-1e99999999999999999999")).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(parse("9".repeat(400))).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(parse("1e-99999999999999999999")).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5f", "1.5F", "1.5l", "1.5L", "15e-1f"})
    void suffixOfACLiteralIsAccepted(String text) {
        assertThat(parse(text)).isEqualTo(1.5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "+",
                ".",
                "-.",
                "e5",
                ".e5",
                "1e",
                "1e+",
                "+1",
                "1E5",
                "00012.50",
                "00",
                "-01",
                "1.5.2",
                "1,5",
                "--1",
                "+-1",
                "1-2",
                "0x10",
                "1d",
                "1ff",
                "1f5",
                "nan",
                "NaN",
                "inf",
                "Infinity",
                "1.#INF",
                "1.#IND",
                "1_000",
                "½",
                "١",
                " 1",
                "1 ",
                "1e5.5",
                "f",
                "1e5e5"
            })
    void whatIsNoNumberIsMalformed(String text) {
        assertThat(parse(text)).isNaN();
    }

    @Test
    void zerosInFrontSayNothingWhereTheyAreAccepted() {
        assertThat(parsePadded("00012.50")).isEqualTo(12.5);
        assertThat(parsePadded("-010")).isEqualTo(-10);
        assertThat(parsePadded("00")).isZero();
        assertThat(parsePadded("0.5")).isEqualTo(0.5);
        assertThat(parsePadded("-0.0")).isEqualTo(-0.0);
        assertThat(parsePadded("--1")).isNaN();
        assertThat(parsePadded("00x")).isNaN();
        assertThat(parsePadded("-")).isNaN();
        assertThat(parsePadded("")).isNaN();
    }

    @Test
    void onlyTheGivenBytesCount() {
        byte[] bytes = "9912.599".getBytes(StandardCharsets.US_ASCII);
        assertThat(Decimal.parse(bytes, 2, 6)).isEqualTo(12.5);
    }

    private static String randomText(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> Double.toString(random.nextGaussian());
            case 1 -> String.format(Locale.ROOT, "%.6f", random.nextGaussian() * 100);
            case 2 -> String.format(Locale.ROOT, "%.17g", random.nextDouble());
            case 3 -> digits(random, 25) + "." + digits(random, 30);
            default -> finite(random);
        };
    }

    private static String finite(Random random) {
        double value = Double.longBitsToDouble(random.nextLong());
        return Double.toString(Double.isFinite(value) ? value : 0);
    }

    private static String digits(Random random, int most) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i <= random.nextInt(most); i++) {
            digits.append((char) ('0' + random.nextInt(10)));
        }
        return digits.length() > 1 && digits.charAt(0) == '0' ? "1" + digits : digits.toString();
    }

    private static void assertBitsOf(String text) {
        assertThat(Double.doubleToRawLongBits(parse(text)))
                .as(text)
                .isEqualTo(Double.doubleToRawLongBits(Double.parseDouble(text)));
    }

    private static double parse(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return Decimal.parse(bytes, 0, bytes.length);
    }

    private static double parsePadded(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return Decimal.parsePadded(bytes, 0, bytes.length);
    }

    /** A file can end anywhere. */
    @Test
    void integerAtTheEndOfAFileIsNone() {
        byte[] minus = {'7', ' ', '-'};
        ShortDecimal decimal = new ShortDecimal();
        assertThat(decimal.readInteger(minus, 2)).isEqualTo(ShortDecimal.NO_INTEGER);
        assertThat(decimal.readInteger(minus, 3)).isEqualTo(ShortDecimal.NO_INTEGER);
        assertThat(decimal.readInteger(minus, 0)).isEqualTo(7);
    }
}
