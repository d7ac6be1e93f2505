package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit;

import java.util.List;
import java.util.OptionalInt;

/**
 * An edit that would make an animation's numbers look saner.
 *
 * <p>Costs are in nats: how surprising the animation is, as a logarithm; what costs 1 less is e
 * times as likely. They are given from that of the best suggestion on, and mean nothing between two
 * files.
 *
 * @param joint whose row is wrong; empty if it is those of several
 * @param costBefore of the animation as it is, the same for all suggestions
 * @param costAfter of the animation with the edit, and for the edit: the more it changes, the more;
 *     0 for the best one
 * @param confidence how certain it is
 * @param reasons what is better afterwards, in the order of {@link Evidence}
 */
public record Suggestion(
        Edit edit,
        OptionalInt joint,
        double costBefore,
        double costAfter,
        Confidence confidence,
        List<Reason> reasons) {

    public Suggestion {
        reasons = List.copyOf(reasons);
    }

    /** By how much the animation is less surprising with the edit. */
    public double gain() {
        return costBefore - costAfter;
    }
}
