package org.jointscope.cli;

import org.jointscope.edit.Tolerance;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code id}, or two numbers: game units, and of x, y, z of a quaternion. */
final class ToleranceConverter implements ITypeConverter<Tolerance> {

    @Override
    public Tolerance convert(String value) {
        if (value.equalsIgnoreCase("id")) {
            return Tolerance.ID;
        }
        String[] numbers = value.split(",", -1);
        if (numbers.length != 2) {
            throw unexpected(value);
        }
        return new Tolerance(number(numbers[0], value), number(numbers[1], value));
    }

    private static double number(String text, String value) {
        try {
            double number = Double.parseDouble(text);
            if (number >= 0 && Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below, as of any other number that makes no sense.
        }
        throw unexpected(value);
    }

    private static TypeConversionException unexpected(String value) {
        return new TypeConversionException(
                "expected id, or two numbers like 0.125,0.0001, but was '"
                        + Terminal.safe(value)
                        + "'");
    }
}
