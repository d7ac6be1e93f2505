package org.jointscope.edit.suggest;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.edit.Several;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.JointTransform;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Steps between two frames at which a joint's quaternion changes its sign. A file holds no w; it is
 * computed with always the same sign. So an exporter has to negate x, y, z where w would have the
 * other sign, and where it forgets to, the joint turns the other way from one frame to the next.
 *
 * <p>Such a step is large, several times as large as three in four of the joint's steps and as the
 * ones right before and behind it, and next to nothing if the later frame's x, y, z are negated.
 */
final class SignJumps {

    /** With fewer frames, nobody can say what is usual. */
    private static final int LEAST_FRAMES = 8;

    private static final double LEAST_DEGREES = 20;
    private static final double USUAL = 0.75;
    private static final double TIMES = 5;
    private static final double NOTHING = 0.2;
    private static final int STRIDE = 4;

    /** That a joint turns back and forth like that by itself is unlikely each time. */
    private static final double COST = 8;

    private final Appraisal appraisal;
    private final Joints joints;
    private final List<Frame> frames;
    private final double[] turns;
    private final double[] poses;

    SignJumps(Md5Anim anim, Appraisal appraisal) {
        this.appraisal = appraisal;
        this.joints = appraisal.joints();
        this.frames = anim.frames();
        this.turns = new double[Math.max(0, frames.size() - 1)];
        this.poses = new double[frames.size() * STRIDE];
    }

    /** What would mend a joint; empty if nothing is wrong. */
    Optional<Proposal> propose(int joint) {
        boolean turns = joints.flags(joint) >> Joints.AXES != 0;
        if (frames.size() < LEAST_FRAMES || !turns || !appraisal.layout().isAlone(joint)) {
            return Optional.empty();
        }
        List<Integer> jumps = jumps(joint);
        if (jumps.isEmpty()) {
            return Optional.empty();
        }
        Tally after = new Tally();
        after.add(appraisal.tally(), 1);
        after.add(Evidence.SIGN_JUMPS, -jumps.size(), -COST * jumps.size());
        return Optional.of(new Proposal(repair(joint, jumps), OptionalInt.of(joint), 0, after));
    }

    /** By the frame that they lead to, ascending. */
    private List<Integer> jumps(int joint) {
        load(joint);
        for (int frame = 1; frame < frames.size(); frame++) {
            turns[frame - 1] = degrees(frame - 1, frame, 1);
        }
        double[] sorted = turns.clone();
        Arrays.sort(sorted);
        double usual = sorted[(int) ((sorted.length - 1) * USUAL)];
        List<Integer> jumps = new ArrayList<>();
        for (int step = 0; step < turns.length; step++) {
            double turn = turns[step];
            if (turn >= Math.max(LEAST_DEGREES, TIMES * usual)
                    && degrees(step, step + 1, -1) <= NOTHING * turn) {
                jumps.add(step + 1);
            }
        }
        return jumps;
    }

    private void load(int joint) {
        for (int frame = 0; frame < frames.size(); frame++) {
            int at = frame * STRIDE;
            for (int c = Joints.AXES; c < Joints.COMPONENTS; c++) {
                long index = joints.index(joint, c);
                boolean inFrame = index >= 0 && index < frames.get(frame).size();
                poses[at + c - Joints.AXES] =
                        inFrame ? frames.get(frame).value((int) index) : joints.baseframe(joint, c);
            }
            poses[at + 3] = JointTransform.w(poses[at], poses[at + 1], poses[at + 2]);
        }
    }

    /** By what angle a joint turns between two frames, x, y, z of the second negated or not. */
    private double degrees(int from, int to, int sign) {
        int a = from * STRIDE;
        int b = to * STRIDE;
        double turn =
                poses[a] * poses[b] + poses[a + 1] * poses[b + 1] + poses[a + 2] * poses[b + 2];
        double cosine = Math.abs(sign * turn + poses[a + 3] * poses[b + 3]);
        return Math.toDegrees(2 * Math.acos(Math.min(1, cosine)));
    }

    /**
     * The edit after which a joint's sign stays: it negates the frames of one sign, which are the
     * fewer.
     */
    private Edit repair(int joint, List<Integer> jumps) {
        List<Edit> spans = new ArrayList<>();
        List<Edit> others = new ArrayList<>();
        int count = 0;
        int from = 0;
        for (int i = 0; i <= jumps.size(); i++) {
            int end = i < jumps.size() ? jumps.get(i) : frames.size();
            boolean odd = i % 2 == 1;
            (odd ? spans : others).add(new NegateOrientation(joint, new FrameSpan(from, end - 1)));
            count += odd ? end - from : from - end;
            from = end;
        }
        List<Edit> fewer = count <= 0 ? spans : others;
        return fewer.size() == 1 ? fewer.getFirst() : new Several(fewer);
    }
}
