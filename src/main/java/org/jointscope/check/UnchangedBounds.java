package org.jointscope.check;

import org.jointscope.analysis.Places;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.BoundsRow;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.List;

/** Whether an animation has the same bounds in all frames although its joints move. */
final class UnchangedBounds {

    /** A joint moves if it covers this share of the diagonal of the bounds. */
    private static final double MOVED = 0.01;

    private UnchangedBounds() {}

    static void check(Md5Anim anim, IssueLog issues) {
        List<BoundsRow> rows = anim.bounds();
        if (rows.size() < 2 || !BoundsRows.isBox(rows.getFirst())) {
            return;
        }
        double diagonal = Md5Kernel.boxes(rows.subList(0, 1)).diagonal(0);
        if (Double.isFinite(diagonal)
                && rows.stream().allMatch(row -> isSame(rows.getFirst(), row))
                && moves(anim, MOVED * diagonal)) {
            issues.add(
                    IssueCode.BOUNDS_UNCHANGED,
                    Places.of(rows.getFirst().place()),
                    Subject.ofFrame(0),
                    rows.size());
        }
    }

    private static boolean isSame(BoundsRow row, BoundsRow other) {
        return row.min().equals(other.min()) && row.max().equals(other.max());
    }

    /** Whether a joint is at more than a distance from its position in the first sound frame. */
    private static boolean moves(Md5Anim anim, double distance) {
        SoundFrames sound = SoundFrames.of(anim);
        PoseSampler sampler = new PoseSampler(Md5Kernel.clip(anim));
        double[] first = null;
        double[] joints = new double[anim.hierarchy().size() * JointTransform.STRIDE];
        for (int frame = 0; frame < anim.frames().size(); frame++) {
            Interruption.check();
            if (sound.has(frame)) {
                sampler.sample(frame, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST, joints);
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
        double farthest = 0;
        for (int at = 0; at < joints.length; at += JointTransform.STRIDE) {
            double x = joints[at] - others[at];
            double y = joints[at + 1] - others[at + 1];
            double z = joints[at + 2] - others[at + 2];
            farthest = Math.max(farthest, Math.sqrt(x * x + y * y + z * z));
        }
        return farthest;
    }
}
