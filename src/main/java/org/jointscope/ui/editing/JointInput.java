package org.jointscope.ui.editing;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.jointscope.model.ModelFile.JointRow;

/** A joint that is typed: its name, or its index. */
final class JointInput {

    private JointInput() {}

    /**
     * The index of a joint; empty if there is none. A name comes before an index, and exact case before another one.
     *
     * @param lowest the lowest index that can be typed
     */
    static OptionalInt parse(List<? extends JointRow> rows, String text, int lowest) {
        String typed = text.strip();
        OptionalInt exact = find(rows, typed, String::equals);
        OptionalInt named = exact.isPresent() ? exact : find(rows, typed, String::equalsIgnoreCase);
        return named.isPresent() ? named : index(rows, typed.replace('−', '-'), lowest);
    }

    /** Text for an index: the name, unless it is that of an earlier joint. */
    static String text(List<? extends JointRow> rows, int index) {
        String name = index >= 0 && index < rows.size() ? rows.get(index).name() : "";
        return parse(rows, name, 0).equals(OptionalInt.of(index)) ? name : Integer.toString(index);
    }

    private static OptionalInt find(List<? extends JointRow> rows, String name, BiPredicate<String, String> same) {
        return IntStream.range(0, rows.size())
                .filter(joint -> same.test(rows.get(joint).name(), name))
                .findFirst();
    }

    private static OptionalInt index(List<? extends JointRow> rows, String number, int lowest) {
        try {
            int index = Integer.parseInt(number);
            return index >= lowest && index < rows.size() ? OptionalInt.of(index) : OptionalInt.empty();
        } catch (NumberFormatException notOne) {
            return OptionalInt.empty();
        }
    }
}
