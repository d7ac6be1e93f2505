package org.jointscope.edit.suggest;

import java.util.List;
import java.util.OptionalInt;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.suggest.Appraisal.Tally;
import org.jointscope.edit.suggest.Suggestion.Confidence;

/**
 * An edit with its costs.
 *
 * @param joint the joint of the changed row; empty if the edit changes several
 * @param price of the edit itself: larger changes are less likely to be the right ones
 * @param after the cost of the animation with the edit
 * @param margin the difference in cost to the best alternative edit, as far as it is known
 */
record Proposal(Edit edit, OptionalInt joint, double price, Tally after, double margin) {

    Proposal(Edit edit, OptionalInt joint, double price, Tally after) {
        this(edit, joint, price, after, Double.POSITIVE_INFINITY);
    }

    Proposal withMargin(double other) {
        return new Proposal(edit, joint, price, after, other);
    }

    double cost() {
        return after.cost() + price;
    }

    /**
     * @param now the cost of the animation without the edit
     * @param base the cost that is subtracted from all costs
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

    /** A changed row of the hierarchy. */
    record Move(int joint, int flags, int start) {

        private static final double COST_OF_FIRST_CHANGE = 1;
        private static final double COST_OF_BIT = 1.5;
        private static final double COST_OF_BOTH = 2;

        Edit edit(Joints joints) {
            Edit flagsEdit = new FlagsEdit(joint, flags);
            Edit startEdit = new StartEdit(joint, start);
            if (start == joints.start(joint)) {
                return flagsEdit;
            }
            return flags == joints.flags(joint) ? startEdit : new Several(List.of(flagsEdit, startEdit));
        }

        /** The number of changed bits; one that is moved to the bit beside it counts once. */
        private int bits(int before) {
            int changed = flags ^ before;
            boolean toNeighbor =
                    (changed & flags) << 1 == (changed & before) || (changed & before) << 1 == (changed & flags);
            return toNeighbor && Integer.bitCount(changed) == 2 ? 1 : Integer.bitCount(changed);
        }

        /** Larger changes are less likely to be the right ones. */
        double cost(Joints joints) {
            int bits = bits(joints.flags(joint));
            boolean moved = start != joints.start(joint);
            double cost = bits == 0 ? 0 : COST_OF_FIRST_CHANGE + COST_OF_BIT * (bits - 1);
            return cost + (moved ? COST_OF_FIRST_CHANGE : 0) + (moved && bits > 0 ? COST_OF_BOTH : 0);
        }
    }
}
