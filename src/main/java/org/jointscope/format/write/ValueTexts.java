package org.jointscope.format.write;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jointscope.text.Decimal;
import org.jointscope.text.PlainNumber;
import org.jointscope.text.Range;
import org.jointscope.text.SourceText;

/**
 * The texts of values that are written into a file. A number is written with the fewest digits, but one that only moves
 * or changes its sign keeps its digits, which are searched for in the same frame or block.
 */
final class ValueTexts {

    private final SourceText source;
    private final Set<Loss> losses;
    private final Optional<ValueTexts> outer;
    private final Map<Double, Range> known = new HashMap<>();

    private ValueTexts(SourceText source, Set<Loss> losses, Optional<ValueTexts> outer) {
        this.source = source;
        this.losses = losses;
        this.outer = outer;
    }

    ValueTexts(SourceText source, Set<Loss> losses) {
        this(source, losses, Optional.empty());
    }

    /** Creates the texts of a file that is rewritten completely. */
    ValueTexts(Set<Loss> losses) {
        this(new SourceText(new byte[0]), losses);
    }

    /** Creates texts that are searched before these. */
    ValueTexts inner() {
        return new ValueTexts(source, losses, Optional.of(this));
    }

    /** Removes the texts of other frames. */
    void clear() {
        known.clear();
    }

    /** Records the text of a number if every engine can read it. */
    void add(double value, Range range) {
        if (range.isThere() && !Double.isNaN(value) && isPlain(range.from(), range.to())) {
            known.putIfAbsent(value, range);
        }
    }

    private boolean isPlain(int from, int to) {
        byte[] bytes = source.bytes();
        for (int i = from; i < to; i++) {
            boolean digit = bytes[i] >= '0' && bytes[i] <= '9';
            if (!digit && bytes[i] != '.' && !(bytes[i] == '-' && i == from)) {
                return false;
            }
        }
        return !Decimal.isPadded(bytes, from, to);
    }

    /** The losses of writing the values. */
    Set<Loss> losses() {
        return losses;
    }

    /**
     * @param value a string, an integer or a double
     * @param standIn the replacement, which is recorded as a loss, if a number is missing or not finite
     */
    String of(Object value, double standIn) {
        if (value instanceof String name) {
            return quoted(name);
        }
        if (BlockRows.isMissing(value)) {
            losses.add(Loss.UNREADABLE_NUMBERS);
            return PlainNumber.of(standIn);
        }
        return value instanceof Double number
                ? known(number)
                        .or(() -> known(-number).map(ValueTexts::negated))
                        .orElseGet(() -> PlainNumber.of(number))
                : value.toString();
    }

    /** Text without line ends. */
    static String inLine(String text) {
        return text.replace('\n', ' ');
    }

    /** The text in quotes. A string of the format has no escapes and ends with its line. */
    private String quoted(String name) {
        String writable = inLine(name).replace('"', '\'');
        if (!writable.equals(name)) {
            losses.add(Loss.NAMES);
        }
        return '"' + writable + '"';
    }

    private static String negated(String number) {
        return number.startsWith("-") ? number.substring(1) : "-" + number;
    }

    private Optional<String> known(Double value) {
        Range range = known.get(value);
        return range == null
                ? outer.flatMap(texts -> texts.known(value))
                : Optional.of(source.text(range.from(), range.to()));
    }
}
