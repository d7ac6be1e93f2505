package org.jointscope.check;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.md5.Md5Kernel;

/** The rules for the bounds of an .md5anim without a mesh. */
final class BoundsRows {

    private static final String AXES = "xyz";

    /** A joint moves if it covers this share of the diagonal of the bounds. */
    private static final double MOVED = 0.01;

    private BoundsRows() {}

    static void check(Md5Anim anim, IssueLog issues) {
        for (int frame = 0; frame < anim.bounds().size(); frame++) {
            Interruption.check();
            BoundsRow row = anim.bounds().get(frame);
            int inverted = invertedAxis(row);
            if (inverted >= 0) {
                issues.add(
                        IssueCode.BOUNDS_INVERTED,
                        Locations.of(row.location()),
                        Subject.ofFrame(frame),
                        frame,
                        Figures.of(row.min().along(inverted)),
                        Figures.of(row.max().along(inverted)),
                        AXES.substring(inverted, inverted + 1));
            }
        }
        checkZeros(anim.bounds(), issues);
        anim.boundsByFrameNumber()
                .ifPresent(rows -> reportMisaligned(
                        anim, Phrase.of("fact.bounds.first", anim.frames().size()), issues));
        checkUnchanged(anim, issues);
    }

    static void reportMisaligned(Md5Anim anim, Phrase detail, IssueLog issues) {
        issues.add(
                IssueCode.BOUNDS_OF_REMOVED_FRAMES,
                Locations.of(anim.bounds().getFirst().location()),
                Subject.ofFrame(0),
                anim.frames().getFirst().number(),
                anim.frames().getLast().number(),
                anim.bounds().size(),
                detail);
    }

    /** In most files with rows of zeros, all rows are zeros. */
    private static void checkZeros(List<BoundsRow> rows, IssueLog issues) {
        int first = 0;
        for (int frame = 0; frame <= rows.size(); frame++) {
            Interruption.check();
            if (frame == rows.size() || !isAllZero(rows.get(frame))) {
                if (frame > first) {
                    issues.add(
                            IssueCode.BOUNDS_ALL_ZERO,
                            Locations.of(rows.get(first).location()),
                            Subject.ofFrame(first),
                            new FrameSpan(first, frame - 1));
                }
                first = frame + 1;
            }
        }
    }

    /** True if a row defines a box that can be compared with a mesh. */
    static boolean isBox(BoundsRow row) {
        return invertedAxis(row) < 0 && !isAllZero(row);
    }

    private static boolean isAllZero(BoundsRow row) {
        return row.min().lengthSquared() + row.max().lengthSquared() == 0;
    }

    /** The first axis on which a row's minimum exceeds its maximum; −1 if there is none. */
    private static int invertedAxis(BoundsRow row) {
        for (int axis = 0; axis < AXES.length(); axis++) {
            if (row.min().along(axis) > row.max().along(axis)) {
                return axis;
            }
        }
        return -1;
    }

    /** Reports equal bounds in all frames if the joints move. */
    private static void checkUnchanged(Md5Anim anim, IssueLog issues) {
        List<BoundsRow> rows = anim.bounds();
        if (rows.size() < 2 || !isBox(rows.getFirst())) {
            return;
        }
        double diagonal = Md5Kernel.boxes(rows.subList(0, 1)).diagonal(0);
        if (Double.isFinite(diagonal)
                && rows.stream().allMatch(row -> isSame(rows.getFirst(), row))
                && moves(anim, MOVED * diagonal)) {
            issues.add(
                    IssueCode.BOUNDS_UNCHANGED,
                    Locations.of(rows.getFirst().location()),
                    Subject.ofFrame(0),
                    rows.size());
        }
    }

    private static boolean isSame(BoundsRow row, BoundsRow other) {
        return row.min().equals(other.min()) && row.max().equals(other.max());
    }

    /** True if a joint is farther than a distance from its position in the first sound frame. */
    private static boolean moves(Md5Anim anim, double distance) {
        SoundFrames sound = new SoundFrames(anim);
        PoseSampler sampler = new PoseSampler(Md5Kernel.clip(anim));
        double[] first = null;
        double[] joints = new double[anim.hierarchy().size() * JointTransform.STRIDE];
        for (int frame = 0; frame < anim.frames().size(); frame++) {
            Interruption.check();
            if (sound.has(frame)) {
                sampler.sample(frame, joints);
                if (first == null) {
                    first = joints.clone();
                } else if (farthest(first, joints) > distance) {
                    return true;
                }
            }
        }
        return false;
    }

    private static double farthest(double[] joints, double[] others) {
        return IntStream.range(0, joints.length / JointTransform.STRIDE)
                .mapToDouble(joint -> JointTransform.distance(joints, others, joint))
                .max()
                .orElse(0);
    }
}
