package org.jointscope.ui.viewport;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.scene3d.Viewpoint;

import java.util.stream.IntStream;

/**
 * Where the joints are seen in the picture, in pixels from its upper left corner, and which of them
 * a place means.
 */
public final class JointsOnScreen {

    /** No joint is there. */
    public static final int NONE = -1;

    /**
     * Joints that are this much further from the place than the nearest one, in pixels, are as good
     * as that one.
     */
    private static final double AS_NEAR = 2;

    private double[] x = {};
    private double[] y = {};
    private double[] depth = {};
    private int count;

    /** Takes the joints in model space, {@link JointTransform#STRIDE} doubles each. */
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

    /** Whether the joint lies before the viewer, perhaps beside the picture. */
    public boolean isSeen(int joint) {
        return joint >= 0 && joint < count && depth[joint] > 0;
    }

    /** Of a joint that is seen. */
    public double x(int joint) {
        return x[joint];
    }

    /** Of a joint that is seen. */
    public double y(int joint) {
        return y[joint];
    }

    /** How far before the viewer the joint lies. */
    public double depth(int joint) {
        return depth[joint];
    }

    /**
     * The joint that a place means: the nearest in the picture, and of those in one place the
     * nearest to the viewer.
     */
    public int at(double placeX, double placeY, double reach) {
        return frontmost(placeX, placeY, limit(placeX, placeY, reach), NONE);
    }

    /** The joint behind another one in the same place; after the last the first again. */
    public int behind(int joint, double placeX, double placeY, double reach) {
        double limit = limit(placeX, placeY, reach);
        boolean there = isSeen(joint) && distance(joint, placeX, placeY) <= limit;
        int next = there ? frontmost(placeX, placeY, limit, joint) : NONE;
        return next == NONE ? frontmost(placeX, placeY, limit, NONE) : next;
    }

    /**
     * How near a joint must be to mean the same as the nearest; negative if none is within reach.
     */
    private double limit(double placeX, double placeY, double reach) {
        double nearest =
                IntStream.range(0, count)
                        .filter(this::isSeen)
                        .mapToDouble(joint -> distance(joint, placeX, placeY))
                        .min()
                        .orElse(Double.POSITIVE_INFINITY);
        return nearest <= reach ? nearest + AS_NEAR : -1;
    }

    /** The first by depth, then by index, of those within the limit that come after another one. */
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
