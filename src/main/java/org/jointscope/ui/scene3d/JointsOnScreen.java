package org.jointscope.ui.scene3d;

import java.util.stream.IntStream;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.Extent;
import org.jointscope.render.Viewpoint;

/** The positions of the joints in the viewport, in pixels from its upper left corner, and the joints at a position. */
public final class JointsOnScreen {

    /** No joint. */
    public static final int NONE = -1;

    /**
     * Joints with a distance to the position that is larger than the smallest one by at most this, in pixels, count as
     * equally near.
     */
    private static final double AS_NEAR = 2;

    private double[] x = {};
    private double[] y = {};
    private double[] depth = {};
    private int count;

    /** Projects joints in model space, {@link JointTransform#STRIDE} doubles each. */
    public void project(double[] joints, Viewpoint eye) {
        count = joints.length / JointTransform.STRIDE;
        if (x.length < count) {
            x = new double[count];
            y = new double[count];
            depth = new double[count];
        }
        for (int joint = 0; joint < count; joint++) {
            int at = joint * JointTransform.STRIDE;
            project(joint, joints[at], joints[at + 1], joints[at + 2], eye);
        }
    }

    private void project(int joint, double jointX, double jointY, double jointZ, Viewpoint eye) {
        boolean sane = Extent.isSane(jointX, jointY, jointZ);
        depth[joint] = sane ? eye.depth(jointX, jointY, jointZ) : Double.NaN;
        if (isSeen(joint)) {
            x[joint] = eye.pixelX(jointX, jointY, jointZ);
            y[joint] = eye.pixelY(jointX, jointY, jointZ);
        }
    }

    public int count() {
        return count;
    }

    /** Whether the joint is in front of the viewer, possibly outside the viewport. */
    public boolean isSeen(int joint) {
        return joint >= 0 && joint < count && depth[joint] > 0;
    }

    /** The x coordinate of a joint in front of the viewer. */
    public double x(int joint) {
        return x[joint];
    }

    /** The y coordinate of a joint in front of the viewer. */
    public double y(int joint) {
        return y[joint];
    }

    /** The distance of the joint in front of the viewer. */
    public double depth(int joint) {
        return depth[joint];
    }

    /** The joint at a position: the nearest in the viewport, and of those at one position the nearest to the viewer. */
    public int at(double placeX, double placeY, double reach) {
        return frontmost(placeX, placeY, limit(placeX, placeY, reach), NONE);
    }

    /** The joint behind another one at the same position; after the last the first again. */
    public int behind(int joint, double placeX, double placeY, double reach) {
        double limit = limit(placeX, placeY, reach);
        boolean there = isSeen(joint) && distance(joint, placeX, placeY) <= limit;
        int next = there ? frontmost(placeX, placeY, limit, joint) : NONE;
        return next == NONE ? frontmost(placeX, placeY, limit, NONE) : next;
    }

    /** The maximum distance of joints that count as equally near; negative if none is within reach. */
    private double limit(double placeX, double placeY, double reach) {
        double nearest = IntStream.range(0, count)
                .filter(this::isSeen)
                .mapToDouble(joint -> distance(joint, placeX, placeY))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
        return nearest <= reach ? nearest + AS_NEAR : -1;
    }

    /** The first by depth, then by index, of those within the limit, after a given one. */
    private int frontmost(double placeX, double placeY, double limit, int after) {
        return IntStream.range(0, count)
                .filter(this::isSeen)
                .filter(joint -> distance(joint, placeX, placeY) <= limit)
                .filter(joint -> after == NONE || isBehind(joint, after))
                .reduce((best, joint) -> isBehind(best, joint) ? joint : best)
                .orElse(NONE);
    }

    private boolean isBehind(int joint, int other) {
        return depth[joint] > depth[other] || depth[joint] == depth[other] && joint > other;
    }

    private double distance(int joint, double placeX, double placeY) {
        double across = x[joint] - placeX;
        double along = y[joint] - placeY;
        return Math.sqrt(across * across + along * along);
    }
}
