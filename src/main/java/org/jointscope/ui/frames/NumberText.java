package org.jointscope.ui.frames;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** A number as it is typed, and as it is offered to be changed. */
final class NumberText {

    private static final Pattern NUMBER =
            Pattern.compile("-?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,3})?");

    private NumberText() {}

    /** Empty if it is no number, or one that no engine can hold. */
    static OptionalDouble parse(String typed) {
        if (!NUMBER.matcher(typed).matches()) {
            return OptionalDouble.empty();
        }
        double value = Double.parseDouble(typed);
        return Float.isFinite((float) value)
                ? OptionalDouble.of(value == 0 ? 0 : value)
                : OptionalDouble.empty();
    }

    /** Why it cannot be taken, by the key of the text. */
    static String refusal(String typed) {
        if (typed.isEmpty()) {
            return "empty";
        } else if (NUMBER.matcher(typed).matches()) {
            return "large";
        }
        return NUMBER.matcher(typed.replace(',', '.')).matches() ? "comma" : "text";
    }

    /** The shortest plain decimal that reads back as the number; empty if it is none. */
    static String of(double value) {
        if (!Double.isFinite(value)) {
            return "";
        }
        return value == 0
                ? "0"
                : new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }
}
