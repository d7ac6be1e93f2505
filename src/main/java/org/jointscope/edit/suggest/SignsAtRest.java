package org.jointscope.edit.suggest;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

/**
 * Evidence from a pose at rest about the signs of quaternions, if most joints are close to it as they are: a joint that
 * is close to it only with the other sign probably has the wrong one.
 *
 * <p>The bind pose of the mesh is such a pose: with the wrong sign, the skin is twisted. The baseframe is only weak
 * evidence, because engines do not use its values for joints that have all components in the frames, and exporters
 * write it with either sign. It helps to decide which side of a jump is wrong, but never shows that all frames of a
 * joint are.
 */
final class SignsAtRest {

    private static final int MOST_FRAMES = 16;

    /** If negation changes the orientation less, a joint is not evidence about the others. */
    private static final double LEAST_DEGREES = 20;

    /** The minimum number of other joints that agree if no frame shows the right sign, … */
    private static final int LEAST_JOINTS = 8;

    /** … and their minimum share of the joints that are evidence. */
    private static final double LEAST_SHARE = 0.9;

    private static final double LEAST_USUAL_DEGREES = 0.5;

    /** Nats are multiplied by this, for the first frame and for the mean of all frames. */
    private static final double WEIGHT = 2;

    private final Md5Anim anim;
    private final Joints joints;
    private final double[] pose;

    /** By joint: 1 if its first frame is closer to the pose at rest as it is, −1 if negated. */
    private final int[] signs;

    private final double usual;
    private final double usualOfFirst;
    private final int same;
    private final int negated;

    /** @param pose {@link Joints#COMPONENTS} entries per joint */
    SignsAtRest(Md5Anim anim, Appraisal appraisal, double[] pose) {
        this.anim = anim;
        this.joints = appraisal.joints();
        this.pose = pose;
        this.signs = new int[joints.size()];
        DoubleStream.Builder distances = DoubleStream.builder();
        DoubleStream.Builder first = DoubleStream.builder();
        List<Frame> looked =
                looked(anim.frames().size()).mapToObj(anim.frames()::get).toList();
        for (int joint = 0; joint < signs.length && !looked.isEmpty(); joint++) {
            if (SignJumps.canAssess(appraisal, joint)) {
                Orientations orientations = Orientations.of(looked, joints, pose, joint);
                distances.add(Math.min(distance(orientations, 1), distance(orientations, -1)));
                double own = orientations.degreesFromRest(0, 1);
                double other = orientations.degreesFromRest(0, -1);
                first.add(Math.min(own, other));
                boolean clear = Math.abs(other - own) >= LEAST_DEGREES;
                signs[joint] = clear ? (int) Math.signum(other - own) : 0;
            }
        }
        this.usual = median(distances.build());
        this.usualOfFirst = median(first.build());
        this.same = (int) Arrays.stream(signs).filter(sign -> sign > 0).count();
        this.negated = (int) Arrays.stream(signs).filter(sign -> sign < 0).count();
    }

    private static double median(DoubleStream distances) {
        double[] sorted = distances.filter(Double::isFinite).sorted().toArray();
        return Math.max(LEAST_USUAL_DEGREES, sorted.length == 0 ? 0 : sorted[sorted.length / 2]);
    }

    /** The mean angle between some orientations and the one at rest in degrees. */
    private static double distance(Orientations orientations, int sign) {
        return looked(orientations.frameCount())
                .mapToDouble(frame -> orientations.degreesFromRest(frame, sign))
                .average()
                .orElse(0);
    }

    /** Frames at equal distances, with the first one. */
    private static IntStream looked(int frames) {
        int count = Math.min(MOST_FRAMES, frames);
        return IntStream.range(0, count).map(i -> (int) ((long) i * frames / count));
    }

    /**
     * The sign of the other joints in relation to the pose at rest; 0 if they disagree or are too few. Without other
     * joints, it is that of the pose.
     */
    private int expected(int joint, int leastJoints) {
        int asItIs = same - (signs[joint] > 0 ? 1 : 0);
        int contrary = negated - (signs[joint] < 0 ? 1 : 0);
        int most = Math.max(asItIs, contrary);
        boolean agreed = most >= leastJoints && most >= LEAST_SHARE * (asItIs + contrary);
        return !agreed ? 0 : asItIs >= contrary ? 1 : -1;
    }

    /**
     * Log likelihood ratio of the right sign to the wrong one in all frames of a joint, in nats; negative if the wrong
     * sign is likelier.
     */
    double ofAllFrames(int joint) {
        Orientations orientations = orientations(joint);
        double own = distance(orientations, 1);
        double other = distance(orientations, -1);
        return expected(joint, LEAST_JOINTS) > 0 ? ofFirst(orientations, 1) + WEIGHT * nats(own, other, usual) : 0;
    }

    private Orientations orientations(int joint) {
        return Orientations.of(anim.frames(), joints, pose, joint);
    }

    /**
     * Log likelihood ratio of two hypotheses, in nats: the sign of a joint is right in the first frame and in all
     * frames that are not flipped, and wrong in the others; or the reverse.
     *
     * @param flipped by frame: whether its sign differs from that of the first frame
     */
    double ofFrames(int joint, boolean[] flipped) {
        Orientations orientations = orientations(joint);
        int sign = expected(joint, 0);
        double sum = 0;
        for (int frame = 0; frame < flipped.length; frame++) {
            sum += nats(orientations, frame, flipped[frame] ? -sign : sign, usual);
        }
        return sign == 0 ? 0 : ofFirst(orientations, sign) + WEIGHT * sum / flipped.length;
    }

    private double ofFirst(Orientations orientations, int sign) {
        return WEIGHT * nats(orientations, 0, sign, usualOfFirst);
    }

    private static double nats(Orientations orientations, int frame, int sign, double usual) {
        return nats(orientations.degreesFromRest(frame, sign), orientations.degreesFromRest(frame, -sign), usual);
    }

    private static double nats(double distance, double other, double usual) {
        double nats = Math.log((usual + other) / (usual + distance));
        return Double.isNaN(nats) ? 0 : nats;
    }
}
