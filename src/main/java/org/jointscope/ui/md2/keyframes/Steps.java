package org.jointscope.ui.md2.keyframes;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.messages.Texts;
import org.jointscope.ui.text.Numbers;

/**
 * The finest and the coarsest grid of a model.
 *
 * @param smallest finite step other than 0 along an axis of a frame; empty if there is none
 */
record Steps(Optional<Step> smallest, Optional<Step> largest) {

    private static final int FEWEST_DECIMALS = 3;
    private static final int MOST_DECIMALS = 8;
    private static final String[] AXES = {"x", "y", "z"};
    private static final Comparator<Step> BY_SIZE = Comparator.comparingDouble(Step::size);

    /** The distance between positions along an axis of a frame. */
    record Step(KeyframeRow row, int axis) {

        double size() {
            return Math.abs(row.step(axis));
        }

        boolean isOne() {
            return size() > 0 && Double.isFinite(size());
        }
    }

    static Steps of(List<KeyframeRow> rows) {
        List<Step> all = rows.stream().flatMap(Steps::axes).filter(Step::isOne).toList();
        return new Steps(all.stream().min(BY_SIZE), all.stream().max(BY_SIZE));
    }

    private static Stream<Step> axes(KeyframeRow row) {
        return IntStream.range(0, AXES.length).mapToObj(axis -> new Step(row, axis));
    }

    /** The number of decimals that gives the smallest step three digits. */
    private int decimals() {
        return smallest.map(step -> 2 - (int) Math.floor(Math.log10(step.size())))
                .map(digits -> Math.clamp(digits, FEWEST_DECIMALS, MOST_DECIMALS))
                .orElse(FEWEST_DECIMALS);
    }

    /** Both steps in a sentence. */
    String describe(Texts texts) {
        if (smallest.isEmpty() || largest.isEmpty()) {
            return texts.of("keyframes.steps.none");
        }
        Step least = smallest.get();
        Step most = largest.get();
        return least.size() == most.size()
                ? texts.of("keyframes.steps.same", number(least.size()))
                : texts.of(
                        "keyframes.steps",
                        number(most.size()),
                        AXES[most.axis()],
                        most.row().index(),
                        number(least.size()),
                        AXES[least.axis()],
                        least.row().index());
    }

    /** A number with this number of decimals. */
    String number(double value) {
        return Numbers.fixed(value, decimals());
    }
}
