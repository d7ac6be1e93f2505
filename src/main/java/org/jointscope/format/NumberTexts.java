package org.jointscope.format;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How numbers are to be written into a file: the shortest way; but one that only moves keeps the
 * text that it had, which is looked for in the same frame, or the same block.
 */
final class NumberTexts {

    private final SourceText source;
    private final Set<Loss> losses;
    private final Optional<NumberTexts> outer;
    private final Map<Long, Long> known = new HashMap<>();

    private NumberTexts(SourceText source, Set<Loss> losses, Optional<NumberTexts> outer) {
        this.source = source;
        this.losses = losses;
        this.outer = outer;
    }

    NumberTexts(SourceText source, Set<Loss> losses) {
        this(source, losses, Optional.empty());
    }

    /** Texts that come before these ones. */
    NumberTexts inner() {
        return new NumberTexts(source, losses, Optional.of(this));
    }

    /** Forgets the texts of other frames. */
    void clear() {
        known.clear();
    }

    /** Takes note of a number that stands somewhere, unless not every engine could read it. */
    void add(double value, int from, int to) {
        if (from != Trace.NOWHERE && !Double.isNaN(value) && isPlain(from, to)) {
            long place = (long) from << Integer.SIZE | to;
            known.putIfAbsent(Double.doubleToRawLongBits(value), place);
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

    /**
     * @param standIn what is written, and said to be lost, if the value is not finite
     */
    String of(double value, double standIn) {
        if (!Double.isFinite(value)) {
            losses.add(Loss.UNREADABLE_NUMBERS);
            return PlainNumber.of(standIn);
        }
        return known(value).orElseGet(() -> PlainNumber.of(value));
    }

    private Optional<String> known(double value) {
        Long place = known.get(Double.doubleToRawLongBits(value));
        return place == null
                ? outer.flatMap(texts -> texts.known(value))
                : Optional.of(source.text((int) (place >> Integer.SIZE), (int) (long) place));
    }
}
