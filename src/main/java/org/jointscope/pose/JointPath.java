package org.jointscope.pose;

import org.jointscope.pose.Interpolation.Method;

/** The path of a joint from one frame to another. For one thread at a time. */
public final class JointPath {

    /** The fraction of the way over which a speed is measured, on both sides. */
    private static final double STEP = 1e-4;

    private final Interpolation way;
    private final double[] from;
    private final double[] to;
    private final JointBlend pair;
    private final double[] joint = new double[JointTransform.STRIDE];

    JointPath(Interpolation way, Transform from, Transform to) {
        this.way = way;
        this.from = from.toArray();
        this.to = to.toArray();
        pair = way.pair(1);
        pair.between(this.from, this.to);
    }

    private boolean isOfVertices() {
        return way.space() == Blend.VERTEX && way.method() != Method.HOLD;
    }

    /**
     * The joint at a fraction of the way. With vertices in straight lines, its orientation is the rotation nearest to
     * the interpolated matrix: on the shorter arc, and faster in the middle than nlerp.
     */
    public Transform at(double fraction) {
        if (!isOfVertices()) {
            way.at(pair, fraction).write(joint);
            return Transform.of(joint, 0);
        }
        double angle = Math.toRadians(Transform.of(from, 0).degreesTo(Transform.of(to, 0)));
        double turned = Math.atan2(fraction * Math.sin(angle), 1 - fraction + fraction * Math.cos(angle));
        JointBlend arc = new JointBlend(1);
        arc.between(from, to);
        arc.at(angle > 0 ? turned / angle : fraction, joint);
        for (int axis = 0; axis < JointTransform.ORIENTATION; axis++) {
            joint[axis] = from[axis] + (to[axis] - from[axis]) * fraction;
        }
        return Transform.of(joint, 0);
    }

    /** The angle from the first frame along the way, 0 to 360 degrees. */
    public double degrees(double fraction) {
        return degrees(at(0), at(fraction));
    }

    /** Unlike {@link Transform#degreesTo}, it distinguishes a quaternion from its negative. */
    private static double degrees(Transform a, Transform b) {
        double[] from = {a.qx(), a.qy(), a.qz(), a.qw()};
        double[] to = {b.qx(), b.qy(), b.qz(), b.qw()};
        double apart = 0;
        for (int i = 0; i < from.length; i++) {
            double difference = to[i] / b.length() - from[i] / a.length();
            apart += difference * difference;
        }
        return Math.toDegrees(4 * Math.asin(Math.min(1, Math.sqrt(apart) / 2)));
    }

    /** The angular speed, in degrees per way; 0 if a frame is held. */
    public double speed(double fraction) {
        if (way.method() == Method.HOLD) {
            return 0;
        }
        double before = Math.max(0, fraction - STEP);
        double after = Math.min(1, fraction + STEP);
        return degrees(at(before), at(after)) / (after - before);
    }

    /**
     * Writes where the tip of a vector of the joint's own space is, from the position of the joint: on a sphere, unless
     * quaternions are not normalized or vertices are interpolated.
     *
     * @param out x, y, z from an index on
     */
    public void tip(double fraction, double[] vector, double[] out, int index) {
        if (isOfVertices()) {
            double[] end = new double[3];
            turn(from, vector, out, index);
            turn(to, vector, end, 0);
            for (int axis = 0; axis < 3; axis++) {
                out[index + axis] += (end[axis] - out[index + axis]) * fraction;
            }
        } else {
            turn(at(fraction).toArray(), vector, out, index);
        }
    }

    private static void turn(double[] transform, double[] vector, double[] out, int index) {
        JointTransform.apply(transform, 0, vector[0], vector[1], vector[2], out, index);
        for (int axis = 0; axis < 3; axis++) {
            out[index + axis] -= transform[axis];
        }
    }
}
