package org.jointscope.ui.viewport;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.Box;

import java.util.Optional;

/** A joint and all that hangs on it. */
final class JointSubtreeBounds {

    /** Room around the joints for the flesh on them, as a share of the model's size. */
    private static final double MARGIN = 0.07;

    private JointSubtreeBounds() {}

    /**
     * The room that it takes up in the pose that the model stands in; empty if there is no such
     * joint.
     */
    static Optional<Extent> extent(OpenModel open, int joint) {
        Rig rig = open.model().rig();
        if (joint < 0 || joint >= rig.size()) {
            return Optional.empty();
        }
        double[] joints = open.model().joints();
        boolean[] belongs = new boolean[rig.size()];
        Box box = new Box();
        for (int i = 0; i < rig.size(); i++) {
            int next = rig.inOrder(i);
            belongs[next] = next == joint || !rig.isRoot(next) && belongs[rig.parent(next)];
            if (belongs[next]) {
                int at = next * JointTransform.STRIDE;
                box.add(joints[at], joints[at + 1], joints[at + 2]);
            }
        }
        return box.extent(MARGIN * open.extent().diagonal());
    }
}
