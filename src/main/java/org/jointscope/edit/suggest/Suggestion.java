package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit;

import java.util.List;
import java.util.OptionalInt;

/**
 * An edit that would make an animation's numbers look saner.
 *
 * <p>Costs are in nats: how surprising the animation is, as a logarithm. One that is lower by 1 is
 * e times as likely. They compare readings of the same animation, and mean nothing between two.
 *
 * @param joint whose row is changed; empty if it is those of many
 * @param costBefore of the animation as it is
 * @param costAfter with the edit, less than before
 * @param reasons what is better afterwards, in the order of {@link Evidence}
 */
public record Suggestion(
        Edit edit, OptionalInt joint, double costBefore, double costAfter, List<Reason> reasons) {

    public Suggestion {
        reasons = List.copyOf(reasons);
    }

    /** By how much the animation is less surprising with the edit. */
    public double gain() {
        return costBefore - costAfter;
    }
}
