package org.jointscope.ui.viewport;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinnedModel;

/** The way of the root joint from one pose of a model to the next. */
final class RootTrack {

    private final double[] last = new double[3];
    private final double[] way = new double[3];
    private boolean known;

    /** Another model follows. */
    void forget() {
        known = false;
    }

    /** The model has another pose; returns whether its root has moved. */
    boolean move(SkinnedModel model) {
        if (model.rig().size() == 0) {
            return false;
        }
        double[] joints = model.joints();
        int at = model.rig().inOrder(0) * JointTransform.STRIDE;
        if (!Extent.isSane(joints[at], joints[at + 1], joints[at + 2])) {
            return false;
        }
        boolean moved = false;
        for (int axis = 0; axis < 3; axis++) {
            way[axis] = known ? joints[at + axis] - last[axis] : 0;
            last[axis] = joints[at + axis];
            moved |= way[axis] != 0;
        }
        known = true;
        return moved;
    }

    /** Units along an axis. */
    double moved(int axis) {
        return way[axis];
    }
}
