package org.jointscope.ui.md5.components;

import org.jointscope.model.FrameLayout;
import org.jointscope.ui.provenance.FloatCells;

/**
 * Which of a few colours each joint has: the same one whatever is edited, as far as can be, but
 * never that of the joint whose floats come right before.
 */
final class JointColours {

    private static final int NONE = -1;
    private static final int STEP = 3;

    private JointColours() {}

    /** For each joint the number of its colour. */
    static int[] of(int joints, FloatCells cells, int colours) {
        int[] chosen = new int[joints];
        boolean[] known = new boolean[joints];
        int before = NONE;
        for (FrameLayout.Claim claim : cells.claims()) {
            int joint = claim.joint();
            if (!known[joint]) {
                int preferred = joint % colours;
                boolean same = before != NONE && chosen[before] == preferred;
                chosen[joint] = same ? (preferred + STEP) % colours : preferred;
                known[joint] = true;
            }
            before = joint;
        }
        return chosen;
    }
}
