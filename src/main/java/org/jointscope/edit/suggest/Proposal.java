package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit;

import java.util.OptionalInt;

/**
 * An edit and what it comes to.
 *
 * @param joint whose row is changed; empty if it is those of many
 * @param price of the edit itself: the more it changes, the less likely is it that just this went
 *     wrong
 * @param after what the animation would cost with it
 */
record Proposal(Edit edit, OptionalInt joint, double price, Tally after) {

    /** All that it would cost. */
    double cost() {
        return after.cost() + price;
    }

    /**
     * @param now what the animation costs without it
     * @param base which costs are given from
     */
    Suggestion suggestion(Tally now, double base) {
        return new Suggestion(edit, joint, now.cost() - base, cost() - base, now.betterIn(after));
    }
}
