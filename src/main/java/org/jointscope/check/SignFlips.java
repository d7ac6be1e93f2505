package org.jointscope.check;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.JointSteps;
import org.jointscope.analysis.Motion;
import org.jointscope.analysis.Names;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The frames in which the quaternion of a joint has the wrong sign: every other span between two
 * flips. The baseframe shows which; without a clear result, the first frame is assumed to be right.
 *
 * @param joint the current joint
 * @param flips the first frames with another sign than the frame before them, ascending
 */
record SignFlips(Motion motion, JointSteps joint, List<Integer> flips) {

    /** The least mean difference from the baseframe by which the first frame is wrong. */
    private static final double CLEAR_DEGREES = 1;

    void report(IssueLog issues) {
        if (flips.isEmpty()) {
            return;
        }
        List<FrameSpan> later = spans(1);
        List<FrameSpan> earlier = spans(0);
        double margin = CLEAR_DEGREES * motion.frameCount();
        (gain(earlier) > gain(later) + margin ? earlier : later)
                .forEach(span -> report(span, issues));
    }

    private List<FrameSpan> spans(int parity) {
        List<FrameSpan> spans = new ArrayList<>();
        for (int i = parity; i <= flips.size(); i += 2) {
            int first = i == 0 ? 0 : flips.get(i - 1);
            int end = i == flips.size() ? motion.frameCount() : flips.get(i);
            spans.add(new FrameSpan(first, end - 1));
        }
        return spans;
    }

    private double gain(List<FrameSpan> spans) {
        return spans.stream()
                .flatMapToInt(span -> IntStream.rangeClosed(span.first(), span.last()))
                .mapToDouble(joint::nearerIfNegated)
                .filter(Double::isFinite)
                .sum();
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
                new Location(motion.line(index, span.first()), 1),
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
