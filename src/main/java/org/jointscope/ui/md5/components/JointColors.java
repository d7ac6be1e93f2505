package org.jointscope.ui.md5.components;

import org.jointscope.model.FrameLayout;
import org.jointscope.ui.provenance.ComponentCells;

/**
 * The color of each joint: stable across edits as far as possible, but never the color of the joint with the components
 * directly before.
 */
final class JointColors {

    /** The number of colors for joints. */
    static final int COUNT = 7;

    private static final int NONE = -1;
    private static final int STEP = 3;

    private JointColors() {}

    /** The color index of each joint. */
    static int[] of(int joints, ComponentCells cells) {
        int[] chosen = new int[joints];
        boolean[] known = new boolean[joints];
        int before = NONE;
        for (FrameLayout.Use use : cells.uses()) {
            int joint = use.joint();
            if (!known[joint]) {
                int preferred = joint % COUNT;
                boolean same = before != NONE && chosen[before] == preferred;
                chosen[joint] = same ? (preferred + STEP) % COUNT : preferred;
                known[joint] = true;
            }
            before = joint;
        }
        return chosen;
    }
}
