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

    /**
     * One thing that a suggestion makes better.
     *
     * @param before how much of it there is; see {@link Evidence} for the unit
     * @param after how much is left
     */
    public record Reason(Evidence evidence, double before, double after) {}

    /**
     * How certain a suggestion is, by its margin: the difference in cost to the next best
     * explanation, which is the animation as it is, or another suggestion that changes it in
     * another way. How often suggestions of each confidence are right: docs/suggest.md.
     */
    public enum Confidence {
        /** A margin of 9 nats or more: the next best explanation is 8,000 times less likely. */
        HIGH,
        /** A margin of 5 nats or more. */
        MEDIUM,
        /** Less, or another suggestion is better. */
        LOW;

        /** The confidence of a suggestion with such a margin, in nats. */
        static Confidence of(double margin) {
            return margin >= 9 ? HIGH : margin >= 5 ? MEDIUM : LOW;
        }
    }

    /** A reason for a suggestion: an animation has less of it afterwards. */
    public enum Evidence {
        /** Floats of a frame that no joint takes: how many. */
        UNOWNED_FLOATS,
        /** Floats of a frame that several joints take: how many. */
        SHARED_FLOATS,
        /** Floats that joints would take from behind the end of a frame or before its beginning. */
        MISSING_FLOATS,
        /** Joints whose floats do not follow those of the joint before them: how many. */
        OUT_OF_ORDER,
        /** Joints without flags whose startIndex is not 0: how many. */
        STALE_START,
        /** Distance of the first frame from the baseframe or bind pose: in nats, from after on. */
        OFF_BASEFRAME,
        /**
         * Poses in which x² + y² + z² is more than 1: how many in the frames that were looked at.
         */
        ORIENTATION_TOO_LONG,
        /** Rarity of the flags among those of the other joints: in nats, from after on. */
        UNUSUAL_FLAGS,
        /** Rows whose comment names other components: how many. */
        COMMENT,
        /** Steps at which the quaternion of the joint changes its sign: how many it is that end. */
        SIGN_JUMPS;

        /** Only differences mean something. */
        boolean isRelative() {
            return this == OFF_BASEFRAME || this == UNUSUAL_FLAGS || this == SIGN_JUMPS;
        }
    }
}
