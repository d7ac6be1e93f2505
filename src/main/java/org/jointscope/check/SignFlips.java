package org.jointscope.check;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.suggest.SignRepairs;

/**
 * The frames in which the quaternion of a joint has the wrong sign: those of the suggested repair. If none is
 * plausible, every other span between two flips, and the first frame is assumed to be right.
 *
 * @param joint the current joint
 * @param flips the first frames with another sign than the frame before them, ascending
 */
record SignFlips(Motion motion, JointSteps joint, List<Integer> flips, SignRepairs repairs) {

    /**
     * Reports the frames.
     *
     * @return the frames; none without flips
     */
    List<FrameSpan> report(IssueLog issues) {
        if (flips.isEmpty()) {
            return List.of();
        }
        int last = motion.frameCount() - 1;
        List<FrameSpan> repaired = motion.hasAllFrames() ? repairs.frames(joint.joint()) : List.of();
        boolean isClear = repaired.stream().anyMatch(span -> span.first() > 0 || span.last() < last);
        List<FrameSpan> wrong = isClear ? repaired : everyOther();
        wrong.forEach(span -> report(span, issues));
        return wrong;
    }

    private List<FrameSpan> everyOther() {
        List<FrameSpan> spans = new ArrayList<>();
        for (int i = 0; i < flips.size(); i += 2) {
            int end = i + 1 == flips.size() ? motion.frameCount() : flips.get(i + 1);
            spans.add(new FrameSpan(flips.get(i), end - 1));
        }
        return spans;
    }

    /** The frame of the span that is next to a flip. */
    private static int atFlip(FrameSpan span) {
        return span.first() == 0 ? span.last() : span.first();
    }

    private void report(FrameSpan span, IssueLog issues) {
        int index = joint.joint();
        int edge = span.first() == 0 ? span.last() : span.first() - 1;
        FrameSpan frames = new FrameSpan(motion.frame(span.first()), motion.frame(span.last()));
        issues.add(
                IssueCode.FRAME_SIGN_FLIP,
                new Location(motion.line(index, atFlip(span)), 1),
                Subject.ofJoint(index).frame(motion.frame(atFlip(span))),
                frames,
                index,
                Names.shown(motion.joint(index).name()),
                Figures.of(joint.turns().step(edge)),
                motion.frame(edge),
                motion.frame(edge + 1),
                Figures.of(joint.turnIfNegated(edge, edge + 1)));
    }
}
