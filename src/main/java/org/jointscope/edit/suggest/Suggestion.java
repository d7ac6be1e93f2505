package org.jointscope.edit.suggest;

import java.util.List;
import java.util.OptionalInt;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.NegateOrientation;

/**
 * An edit that makes an animation more plausible.
 *
 * <p>Costs are in nats: the surprise of the animation as a logarithm; a cost that is lower by 1 is e times as likely.
 * They are relative to the best suggestion, and cannot be compared between files.
 *
 * @param joint the joint with the wrong row; empty if there are several
 * @param costBefore of the animation as it is, the same for all suggestions
 * @param costAfter of the animation with the edit, and of the edit itself, which depends on the number of changes; 0
 *     for the best one
 * @param confidence the certainty of the suggestion
 * @param reasons the improvements, in the order of {@link Evidence}
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

    /** The joint that it changes, and of quaternion signs the first frame; of several joints, the first. */
    public Subject subject() {
        return subject(edit);
    }

    private static Subject subject(Edit edit) {
        return switch (edit) {
            case StartEdit start -> Subject.ofJoint(start.joint());
            case FlagsEdit flags -> Subject.ofJoint(flags.joint());
            case NegateOrientation(int joint, FrameSpan frames) ->
                Subject.ofFrame(frames.first()).joint(joint);
            case Several several -> subject(several.edits().getFirst());
            default -> Subject.FILE;
        };
    }

    /**
     * An improvement by a suggestion.
     *
     * @param before the amount before the edit; see {@link Evidence} for the unit
     * @param after the amount after the edit
     */
    public record Reason(Evidence evidence, double before, double after) {}

    /**
     * The certainty of a suggestion, by its margin: the difference in cost to the next best explanation, which is the
     * animation as it is, or a suggestion with another result. For the share of right suggestions by confidence, see
     * docs/suggest.md.
     */
    public enum Confidence {
        /** A margin of 9 nats or more: the next best explanation is 8,000 times less likely. */
        HIGH,
        /** A margin of 5 nats or more. */
        MEDIUM,
        /** Less, or another suggestion is better. */
        LOW;

        /** The confidence of a suggestion with this margin, in nats. */
        static Confidence of(double margin) {
            return margin >= 9 ? HIGH : margin >= 5 ? MEDIUM : LOW;
        }
    }

    /** Evidence for a suggestion, of which the animation has less after the edit. */
    public enum Evidence {
        /** Number of components of a frame that no joint reads. */
        UNUSED_COMPONENTS,
        /** Number of components of a frame that several joints read. */
        SHARED_COMPONENTS,
        /** Number of components before the beginning or after the end of a frame. */
        MISSING_COMPONENTS,
        /** Number of joints with components that do not follow those of the joint before. */
        OUT_OF_ORDER,
        /** Number of joints without flags and with a startIndex other than 0. */
        STALE_START,
        /** Distance of the first frame from baseframe or bind pose: in nats, relative to after. */
        OFF_BASEFRAME,
        /** Number of poses in the sampled frames in which x² + y² + z² is more than 1. */
        NON_UNIT_ORIENTATIONS,
        /** Rarity of the flags among those of the other joints: in nats, relative to after. */
        UNUSUAL_FLAGS,
        /** Number of rows with a comment that names other components. */
        COMMENT,
        /** Number of intervals in which the quaternion of the joint changes its sign. */
        SIGN_FLIPS;

        /** True if only differences are meaningful. */
        boolean isRelative() {
            return this == OFF_BASEFRAME || this == UNUSUAL_FLAGS || this == SIGN_FLIPS;
        }
    }
}
