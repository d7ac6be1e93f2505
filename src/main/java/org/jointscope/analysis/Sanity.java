package org.jointscope.analysis;

import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/**
 * The plausibility of an animation's numbers, joint by joint and frame by frame. It looks at each
 * joint as seen from its parent, so that a joint whose parent is wrong is not blamed for it; and at
 * the numbers as an engine reads them, wrong floats included: that is what it is to show.
 *
 * <p>A joint that starts at the wrong float reads numbers that belong to others. They may lie still
 * and look like a pose, so it does not do to look for leaps. Five measures, each with a limit:
 *
 * <ul>
 *   <li>The quaternion: x² + y² + z² may not be more than 1.
 *   <li>The turn from the frame before, in degrees. Its limit is a multiple of what is usual for
 *       the joint, and a large angle at least: what else lies still may blink. Usual is the median
 *       of its steps and their median distance from it (scaled to a standard deviation), or what
 *       three in four steps do not exceed, if that is more: a few wild steps change neither.
 *   <li>The move from the frame before: likewise, with a share of the skeleton's size as the least
 *       limit.
 *   <li>The joint's length, that is, its distance from its parent, beside that in the mesh's bind
 *       pose and in the baseframe: the one that is nearer counts, since eyes and weapons are often
 *       carried to another place in a whole animation. Without a mesh the baseframe alone counts.
 *       Roots are where they like.
 *   <li>The distance from the baseframe, in degrees and in units. Exporters write the first frame
 *       there, or the bind pose, or what they like; so what the file's other joints do in frame 0
 *       sets the limit: where three in four are at their baseframe, the fourth has to be, too, and
 *       where they are anywhere, nothing is said. A joint that sets out from its baseframe may then
 *       go as far as it likes. Roots stand less exactly.
 * </ul>
 *
 * <p>Severity is r² / (1 + r²) for a number that is r times its limit: 0 at rest, 0.5 at the limit,
 * towards 1 beyond. For the quaternion it is 0 up to rounding, and from 0.5 on beyond.
 */
public final class Sanity {

    /** From this severity on, a number is held to be wrong. */
    public static final double OVER = 0.5;

    private static final int ORIENTATION = 3;

    /** In place of a frame. */
    private static final int BASEFRAME = -1;

    /** So much more than 1 is as bad as can be: w would have to be half imaginary. */
    private static final double WORST_EXCESS = 0.25;

    /** So many times the limit is as bad as can be, whatever more. */
    private static final double HOPELESS = 1e6;

    /** A joint's length may be another by this share of itself, or of the skeleton's size. */
    private static final double LENGTH_SHARE = 0.3;

    private static final double LENGTH_SIZE_SHARE = 0.25;

    /** A step this many times the usual one is wrong. */
    private static final double TIMES = 6;

    /** … unless it is less than this: lids blink by 50°, legs and arms hit out by 65°. */
    private static final double LEAST_TURN = 60;

    /** … or than this share of the skeleton's size. */
    private static final double LEAST_MOVE = 0.12;

    /** What this share of all joints or steps does not exceed says what is usual. */
    private static final double MOST = 0.75;

    /** Makes a median distance comparable with a standard deviation. */
    private static final double DEVIATION = 1.4826;

    /** Off the baseframe is what is this many times as far as most joints are. */
    private static final double BASEFRAME_TIMES = 4;

    /** Rounding: a baseframe may be written with fewer digits than a frame. */
    private static final double LEAST_BASEFRAME_TURN = 1;

    private static final double LEAST_BASEFRAME_MOVE = 0.01;

    /** Where the limit would be more, joints have nothing to do with their baseframe. */
    private static final double MOST_BASEFRAME_TURN = 90;

    private static final double MOST_BASEFRAME_MOVE = 0.5;

    /** Roots are put wherever the whole model is to stand. */
    private static final double ROOT_MOVE = 0.25;

    /** So many steps of a joint are as good as all of them to tell what is usual. */
    private static final int MOST_STEPS = 1024;

    private final Clip clip;
    private final Rig rig;
    private final double[] restLengths;
    private final double[] baseLengths;
    private final double size;
    private final double[] usualTurns;
    private final double[] usualMoves;
    private final double mostBaseframeTurn;
    private final double mostBaseframeMove;

    /**
     * Looks through all frames, so it is not for the window's thread. A thread that is interrupted
     * gets a result that is good for nothing.
     */
    public Sanity(Clip clip, Optional<BindPose> bindPose) {
        this.clip = clip;
        this.rig = clip.rig();
        this.baseLengths = baseLengths();
        this.restLengths = bindPose.map(this::bindLengths).orElse(baseLengths);
        this.size = size();
        this.usualTurns = new double[rig.size()];
        this.usualMoves = new double[rig.size()];
        int steps = Math.min(MOST_STEPS, frameCount() - 1);
        for (int i = 0;
                steps > 0 && i < rig.size() && !Thread.currentThread().isInterrupted();
                i++) {
            int joint = i;
            usualTurns[joint] = usual(steps, frame -> turn(joint, frame));
            usualMoves[joint] = usual(steps, frame -> move(joint, frame));
        }
        this.mostBaseframeTurn =
                baseframeLimit(
                        joint -> baseframeTurn(joint, 0),
                        LEAST_BASEFRAME_TURN,
                        MOST_BASEFRAME_TURN);
        this.mostBaseframeMove =
                baseframeLimit(
                        joint -> baseframeMove(joint, 0),
                        LEAST_BASEFRAME_MOVE * size,
                        MOST_BASEFRAME_MOVE * size);
    }

    private double[] baseLengths() {
        double[] lengths = new double[rig.size()];
        Arrays.setAll(lengths, joint -> jointLength(joint, BASEFRAME));
        return lengths;
    }

    private double[] bindLengths(BindPose bindPose) {
        double[] lengths = baseLengths.clone();
        JointMatch match = JointMatch.of(bindPose, rig);
        for (int joint = 0; joint < bindPose.rig().size(); joint++) {
            int source = match.source(joint);
            if (source >= 0) {
                Vector3 position = bindPose.localTransform(joint).position();
                lengths[source] = Math.sqrt(position.lengthSquared());
            }
        }
        return lengths;
    }

    /** The length of the longest chain of joints, which all distances are compared with. */
    private double size() {
        double longest = rig.longestChain(restLengths);
        return longest > 0 && Double.isFinite(longest) ? longest : 1;
    }

    /** Of steps that are spread evenly over the frames. */
    private double usual(int count, IntToDoubleFunction step) {
        double[] steps = new double[count];
        long all = frameCount() - 1L;
        for (int i = 0; i < count; i++) {
            steps[i] = step.applyAsDouble((int) (1 + i * all / count));
        }
        Arrays.sort(steps);
        double median = most(steps, 0.5);
        double most = most(steps, MOST);
        for (int i = 0; i < count; i++) {
            steps[i] = Math.abs(steps[i] - median);
        }
        Arrays.sort(steps);
        return Math.max(median + DEVIATION * most(steps, 0.5), most);
    }

    /** Infinite if joints have nothing to do with their baseframe. */
    private double baseframeLimit(IntToDoubleFunction off, double least, double highest) {
        if (rig.size() == 0 || frameCount() == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double[] all = new double[rig.size()];
        Arrays.setAll(all, off);
        Arrays.sort(all);
        double limit = Math.max(least, BASEFRAME_TIMES * most(all, MOST));
        return limit <= highest ? limit : Double.POSITIVE_INFINITY;
    }

    /** What a share of sorted numbers does not exceed. */
    private static double most(double[] sorted, double share) {
        return sorted[(int) ((sorted.length - 1) * share)];
    }

    public Rig rig() {
        return rig;
    }

    public int frameCount() {
        return clip.frameCount();
    }

    /** x² + y² + z² of a joint's quaternion, as the file gives them. */
    public double lengthSquared(int joint, int frame) {
        double x = clip.value(joint, ORIENTATION, frame);
        double y = clip.value(joint, ORIENTATION + 1, frame);
        double z = clip.value(joint, ORIENTATION + 2, frame);
        return x * x + y * y + z * z;
    }

    /** By what angle the joint turns from the frame before, in degrees; NaN in the first frame. */
    public double turn(int joint, int frame) {
        return frame == 0 ? Double.NaN : turn(joint, frame, frame - 1);
    }

    /** Translation from the frame before, in game units; NaN in the first frame. */
    public double move(int joint, int frame) {
        return frame == 0 ? Double.NaN : move(joint, frame, frame - 1);
    }

    public double usualTurn(int joint) {
        return usualTurns[joint];
    }

    /** The usual translation of a joint from frame to frame, in game units. */
    public double usualMove(int joint) {
        return usualMoves[joint];
    }

    /** Distance of a joint to its parent, in game units. */
    public double jointLength(int joint, int frame) {
        return JointTransform.length(
                value(joint, 0, frame), value(joint, 1, frame), value(joint, 2, frame));
    }

    /** Distance to its parent in the bind pose; without a mesh, in the baseframe. */
    public double restLength(int joint) {
        return restLengths[joint];
    }

    /** By what angle a joint is off its baseframe, in degrees. */
    public double baseframeTurn(int joint, int frame) {
        return turn(joint, frame, BASEFRAME);
    }

    /** Distance of a joint to its baseframe, in game units. */
    public double baseframeMove(int joint, int frame) {
        return move(joint, frame, BASEFRAME);
    }

    /** Between two frames. The half angle's cosine is the dot product. */
    private double turn(int joint, int from, int to) {
        double a = 0;
        double b = 0;
        double dot = 0;
        for (int component = ORIENTATION; component < 2 * ORIENTATION; component++) {
            double one = value(joint, component, from);
            double other = value(joint, component, to);
            a += one * one;
            b += other * other;
            dot += one * other;
        }
        // Both w have the same sign, and where x, y, z are too long, w is 0.
        dot += Math.sqrt(Math.max(0, 1 - a)) * Math.sqrt(Math.max(0, 1 - b));
        double cosine = Math.abs(dot) / Math.sqrt(Math.max(1, a) * Math.max(1, b));
        return Math.toDegrees(2 * Math.acos(Math.min(1, cosine)));
    }

    private double move(int joint, int from, int to) {
        return JointTransform.length(
                value(joint, 0, from) - value(joint, 0, to),
                value(joint, 1, from) - value(joint, 1, to),
                value(joint, 2, from) - value(joint, 2, to));
    }

    private double value(int joint, int component, int frame) {
        return frame == BASEFRAME
                ? clip.baseframe(joint, component)
                : clip.value(joint, component, frame);
    }

    /** The badness of a joint's numbers at a frame, from 0 to 1; {@link #OVER} is the limit. */
    public double severity(SanityMeasure measure, int joint, int frame) {
        return switch (measure) {
            case WORST -> worst(joint, frame);
            case QUATERNION -> ofExcess(lengthSquared(joint, frame) - 1);
            case TURN -> frame == 0 ? 0 : ofStep(turn(joint, frame), LEAST_TURN, usualTurns[joint]);
            case MOVE ->
                    frame == 0
                            ? 0
                            : ofStep(move(joint, frame), LEAST_MOVE * size, usualMoves[joint]);
            case JOINT_LENGTH -> rig.isRoot(joint) ? 0 : ofRatio(lengthRatio(joint, frame));
            case BASEFRAME -> ofRatio(baseframeRatio(joint, frame));
        };
    }

    private double worst(int joint, int frame) {
        double worst = 0;
        for (SanityMeasure measure : MEASURES) {
            worst = Math.max(worst, severity(measure, joint, frame));
        }
        return worst;
    }

    private static final SanityMeasure[] MEASURES =
            EnumSet.complementOf(EnumSet.of(SanityMeasure.WORST)).toArray(SanityMeasure[]::new);

    private double lengthRatio(int joint, int frame) {
        double length = jointLength(joint, frame);
        double off =
                Math.min(
                        Math.abs(length - restLengths[joint]),
                        Math.abs(length - baseLengths[joint]));
        double limit = Math.max(LENGTH_SHARE * restLengths[joint], LENGTH_SIZE_SHARE * size);
        return off / limit;
    }

    /** Only a joint that is off in the first frame is off at all, and no more than there. */
    private double baseframeRatio(int joint, int frame) {
        double turned = Math.min(baseframeTurn(joint, 0), baseframeTurn(joint, frame));
        double moved = Math.min(baseframeMove(joint, 0), baseframeMove(joint, frame));
        double leastOfRoot = rig.isRoot(joint) ? ROOT_MOVE * size : 0;
        return Math.max(
                turned / mostBaseframeTurn, moved / Math.max(mostBaseframeMove, leastOfRoot));
    }

    private static double ofStep(double step, double least, double usual) {
        return ofRatio(step / Math.max(least, TIMES * usual));
    }

    private static double ofExcess(double excess) {
        if (excess <= JointTransform.ROUNDING) {
            return 0;
        }
        return excess <= WORST_EXCESS ? OVER + (1 - OVER) * excess / WORST_EXCESS : 1;
    }

    private static double ofRatio(double ratio) {
        // What is too large to be squared, or no number at all, is as bad as can be.
        return ratio <= HOPELESS ? ratio * ratio / (1 + ratio * ratio) : 1;
    }

    /** Measures of plausibility of a joint at a frame: see {@link Sanity}. */
    public enum SanityMeasure {
        WORST,
        /** x² + y² + z² of the quaternion, which leaves nothing for w beyond 1. */
        QUATERNION,
        TURN,
        MOVE,
        /** Distance to the parent, compared with the bind pose. */
        JOINT_LENGTH,
        BASEFRAME
    }
}
