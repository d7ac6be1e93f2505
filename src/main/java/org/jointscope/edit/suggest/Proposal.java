package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit;
import org.jointscope.edit.suggest.Suggestion.Confidence;

import java.util.OptionalInt;

/**
 * An edit and what it comes to.
 *
 * @param joint whose row is changed; empty if it is those of many
 * @param price of the edit itself: the more it changes, the less likely is it that just this went
 *     wrong
 * @param after what the animation would cost with it
 * @param margin the difference in cost to the best contrary edit, as far as it is known
 */
record Proposal(Edit edit, OptionalInt joint, double price, Tally after, double margin) {

    /** An edit that is not compared with others yet. */
    Proposal(Edit edit, OptionalInt joint, double price, Tally after) {
        this(edit, joint, price, after, Double.POSITIVE_INFINITY);
    }

    Proposal withMargin(double other) {
        return new Proposal(edit, joint, price, after, other);
    }

    /** All that it would cost. */
    double cost() {
        return after.cost() + price;
    }

    /**
     * @param now what the animation costs without it
     * @param base which costs are given from
     */
    Suggestion suggestion(Tally now, double base) {
        double gain = now.cost() - cost();
        return new Suggestion(
                edit,
                joint,
                now.cost() - base,
                cost() - base,
                Confidence.of(Math.min(gain, margin)),
                now.betterIn(after));
    }
}
