package org.jointscope.analysis;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;

/**
 * The anomalies of an animation, joint by joint and frame by frame. Each joint is measured in parent space, so that a
 * joint with an abnormal parent is not affected by it. The values are those that an engine reads, including wrong
 * components, because these are what it detects.
 *
 * <p>A joint with a wrong startIndex reads values of other joints. They can be static and look like a pose, so
 * searching for pops is not enough. There are five metrics, each with a limit:
 *
 * <ul>
 *   <li>The quaternion: x² + y² + z² must not be more than 1.
 *   <li>The rotation from the frame before, in degrees. Its limit is a multiple of the usual value of the joint, but at
 *       least a large angle, because joints that are otherwise static can blink. The usual value is the median of the
 *       joint's changes plus their median distance from it (scaled to a standard deviation), or the value that three in
 *       four changes do not exceed, if that is larger: a few outliers affect neither. The large angle is smaller for a
 *       sign flip, which negating x, y, z undoes.
 *   <li>The translation from the frame before: the same, with a share of the skeleton's size as the lowest limit.
 *   <li>The length of the joint, which is its distance from its parent, compared with that in the mesh's bind pose and
 *       in the baseframe. The nearer one is used, because eyes and weapons often have another position in a whole
 *       animation. Without a mesh only the baseframe is used. Roots have no limit.
 *   <li>The distance from the baseframe, in degrees and in units. Exporters write the first frame there, or the bind
 *       pose, or arbitrary values. So the file's other joints in frame 0 determine the limit: if three in four are at
 *       their baseframe, the fourth must be, too; if they are anywhere, there is no limit. A joint that starts at its
 *       baseframe can move any distance later. The limit for roots is larger.
 * </ul>
 *
 * <p>Severity is r² / (1 + r²) for a value that is r times its limit: 0 without a deviation, 0.5 at the limit, towards
 * 1 beyond. For the quaternion it is 0 up to rounding, and at least 0.5 beyond.
 */
public final class Anomalies {

    /** From this severity on, a value is abnormal. */
    public static final double OVER = 0.5;

    private static final int ORIENTATION = 3;

    /** Instead of a frame. */
    private static final int BASEFRAME = -1;

    /** The excess over 1 with the highest severity: w would be 0.5i. */
    private static final double WORST_EXCESS = 0.25;

    /** The multiple of the limit above which the severity is 1. */
    private static final double HOPELESS = 1e6;

    /** A joint's length can differ by this share of itself, or of the skeleton's size. */
    private static final double LENGTH_SHARE = 0.3;

    private static final double LENGTH_SIZE_SHARE = 0.25;

    /** A change by more than this many times the usual one is abnormal … */
    private static final double TIMES = 6;

    /** … unless it is less than this: eyelids blink by 50°, legs and arms strike by 65°. */
    private static final double LEAST_TURN = 60;

    /** … or less than this share of the skeleton's size. */
    private static final double LEAST_MOVE = 0.12;

    /** The value that this share of all joints or changes does not exceed is usual. */
    private static final double MOST = 0.75;

    /** Makes a median distance comparable with a standard deviation. */
    private static final double DEVIATION = 1.4826;

    /** The limit of the distance from the baseframe, as a multiple of the value of most joints. */
    private static final double BASEFRAME_TIMES = 4;

    /** Rounding: a baseframe can be written with fewer digits than a frame. */
    private static final double LEAST_BASEFRAME_TURN = 1;

    private static final double LEAST_BASEFRAME_MOVE = 0.01;

    /** If the limit would be larger, the joints are unrelated to their baseframe. */
    private static final double MOST_BASEFRAME_TURN = 90;

    private static final double MOST_BASEFRAME_MOVE = 0.5;

    /** Roots are at the intended position of the whole model. */
    private static final double ROOT_MOVE = 0.25;

    /** This number of a joint's changes is sufficient to compute the usual one. */
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

    /** Reads all frames, so it is not for the window's thread. An interrupted thread gets an unusable result. */
    public Anomalies(Clip clip, Optional<BindPose> bindPose) {
        this.clip = clip;
        this.rig = clip.rig();
        this.baseLengths = baseLengths();
        this.restLengths = bindPose.map(this::bindLengths).orElse(baseLengths);
        this.size = size();
        this.usualTurns = new double[rig.size()];
        this.usualMoves = new double[rig.size()];
        int steps = Math.min(MOST_STEPS, frameCount() - 1);
        for (int i = 0; steps > 0 && i < rig.size() && !Thread.currentThread().isInterrupted(); i++) {
            int joint = i;
            usualTurns[joint] = usual(steps, frame -> turn(joint, frame));
            usualMoves[joint] = usual(steps, frame -> move(joint, frame));
        }
        this.mostBaseframeTurn =
                baseframeLimit(joint -> baseframeTurn(joint, 0), LEAST_BASEFRAME_TURN, MOST_BASEFRAME_TURN);
        this.mostBaseframeMove = baseframeLimit(
                joint -> baseframeMove(joint, 0), LEAST_BASEFRAME_MOVE * size, MOST_BASEFRAME_MOVE * size);
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

    /** The length of the longest chain of joints, the reference for all distances. */
    private double size() {
        double longest = rig.longestChain(restLengths);
        return longest > 0 && Double.isFinite(longest) ? longest : 1;
    }

    /** The usual value of changes that are spread evenly over the frames. */
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

    /** The limit; infinite if joints are unrelated to their baseframe. */
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

    /** The value that a share of sorted numbers does not exceed. */
    private static double most(double[] sorted, double share) {
        return sorted[(int) ((sorted.length - 1) * share)];
    }

    public Rig rig() {
        return rig;
    }

    public int frameCount() {
        return clip.frameCount();
    }

    /** x² + y² + z² of a joint's quaternion, as in the file. */
    public double lengthSquared(int joint, int frame) {
        double x = clip.value(joint, ORIENTATION, frame);
        double y = clip.value(joint, ORIENTATION + 1, frame);
        double z = clip.value(joint, ORIENTATION + 2, frame);
        return x * x + y * y + z * z;
    }

    /** Angle of the rotation from the frame before, in degrees; NaN in the first frame. */
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
        return JointTransform.length(value(joint, 0, frame), value(joint, 1, frame), value(joint, 2, frame));
    }

    /** Distance to its parent in the bind pose; without a mesh, in the baseframe. */
    public double restLength(int joint) {
        return restLengths[joint];
    }

    /** Angle between a joint and its baseframe, in degrees. */
    public double baseframeTurn(int joint, int frame) {
        return turn(joint, frame, BASEFRAME);
    }

    /** Distance of a joint to its baseframe, in game units. */
    public double baseframeMove(int joint, int frame) {
        return move(joint, frame, BASEFRAME);
    }

    private double turn(int joint, int from, int to) {
        return turn(joint, from, to, 1);
    }

    /**
     * Angle between two frames. The cosine of half the angle is the dot product.
     *
     * @param sign -1 to negate x, y, z of one quaternion
     */
    private double turn(int joint, int from, int to, int sign) {
        double a = 0;
        double b = 0;
        double dot = 0;
        for (int component = ORIENTATION; component < 2 * ORIENTATION; component++) {
            double one = value(joint, component, from);
            double other = value(joint, component, to);
            a += one * one;
            b += other * other;
            dot += sign * one * other;
        }
        // Both w have the same sign, and w of a non-unit quaternion is 0.
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
        return frame == BASEFRAME ? clip.baseframe(joint, component) : clip.value(joint, component, frame);
    }

    /** The severity of a metric for a joint in a frame, from 0 to 1; {@link #OVER} is the limit. */
    public double severity(AnomalyMeasure measure, int joint, int frame) {
        return switch (measure) {
            case WORST -> worst(joint, frame);
            case QUATERNION -> ofExcess(lengthSquared(joint, frame) - 1);
            case TURN -> frame == 0 ? 0 : ofTurn(joint, frame);
            case MOVE -> frame == 0 ? 0 : ofStep(move(joint, frame), LEAST_MOVE * size, usualMoves[joint]);
            case JOINT_LENGTH -> rig.isRoot(joint) ? 0 : ofRatio(lengthRatio(joint, frame));
            case BASEFRAME -> ofRatio(baseframeRatio(joint, frame));
        };
    }

    private double worst(int joint, int frame) {
        double worst = 0;
        for (AnomalyMeasure measure : MEASURES) {
            worst = Math.max(worst, severity(measure, joint, frame));
        }
        return worst;
    }

    private static final AnomalyMeasure[] MEASURES =
            EnumSet.complementOf(EnumSet.of(AnomalyMeasure.WORST)).toArray(AnomalyMeasure[]::new);

    private double lengthRatio(int joint, int frame) {
        double length = jointLength(joint, frame);
        double off = Math.min(Math.abs(length - restLengths[joint]), Math.abs(length - baseLengths[joint]));
        double limit = Math.max(LENGTH_SHARE * restLengths[joint], LENGTH_SIZE_SHARE * size);
        return off / limit;
    }

    /** The distance from the baseframe is at most that in the first frame. */
    private double baseframeRatio(int joint, int frame) {
        double turned = Math.min(baseframeTurn(joint, 0), baseframeTurn(joint, frame));
        double moved = Math.min(baseframeMove(joint, 0), baseframeMove(joint, frame));
        double leastOfRoot = rig.isRoot(joint) ? ROOT_MOVE * size : 0;
        return Math.max(turned / mostBaseframeTurn, moved / Math.max(mostBaseframeMove, leastOfRoot));
    }

    /** The lowest limit of a sign flip is smaller. */
    private double ofTurn(int joint, int frame) {
        double turn = turn(joint, frame);
        boolean flips =
                turn >= JointSteps.FLIP_DEGREES && turn(joint, frame, frame - 1, -1) <= JointSteps.FLIP_REST * turn;
        return ofStep(turn, flips ? JointSteps.FLIP_DEGREES : LEAST_TURN, usualTurns[joint]);
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
        // A ratio that is too large to be squared, or not a number, has the highest severity.
        return ratio <= HOPELESS ? ratio * ratio / (1 + ratio * ratio) : 1;
    }

    /** Metrics for a joint in a frame: see {@link Anomalies}. */
    public enum AnomalyMeasure {
        WORST,
        /** x² + y² + z² of the quaternion, which is non-unit beyond 1. */
        QUATERNION,
        TURN,
        MOVE,
        /** Distance to the parent, compared with the bind pose. */
        JOINT_LENGTH,
        BASEFRAME
    }
}
