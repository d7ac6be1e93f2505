package org.jointscope.ui.viewport;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * Decides which joints' names are shown when there is not room for all: those that must be, then
 * those that were shown before, so that names do not flicker, then the ones nearest to the viewer;
 * none over another, and not too many.
 */
final class JointLabelChoice {

    /** Nobody reads more at a time. */
    static final int MOST = 64;

    static final double LINE_HEIGHT = 17;

    private static final double GAP = 2;

    private final IntToDoubleFunction widths;

    private final int[] chosen = new int[MOST];
    private final double[] left = new double[MOST];
    private final double[] top = new double[MOST];
    private final double[] right = new double[MOST];
    private int count;
    private int[] before = {};
    private int[] byDepth = {};

    /**
     * @param widths how wide a joint's name is, in pixels
     */
    JointLabelChoice(IntToDoubleFunction widths) {
        this.widths = widths;
    }

    /**
     * Chooses anew.
     *
     * @param all whether all joints want their names shown, or only those that must have it
     * @param must joints whose names are shown in any case, the most important first; or what is no
     *     index
     * @param width of the picture
     * @param height likewise
     */
    void choose(JointsOnScreen joints, boolean all, int[] must, double width, double height) {
        before = Arrays.copyOf(chosen, count);
        count = 0;
        for (int joint : must) {
            if (joints.isSeen(joint) && !isChosen(joint)) {
                add(joint, joints);
            }
        }
        if (!all) {
            return;
        }
        for (int joint : before) {
            offer(joint, joints, width, height);
        }
        sortByDepth(joints);
        for (int joint : byDepth) {
            offer(joint, joints, width, height);
        }
    }

    private void offer(int joint, JointsOnScreen joints, double width, double height) {
        boolean candidate =
                count < MOST
                        && joints.isSeen(joint)
                        && joints.x(joint) > 0
                        && joints.x(joint) < width
                        && joints.y(joint) > 0
                        && joints.y(joint) < height
                        && !isChosen(joint);
        if (candidate && hasRoom(joints.x(joint), joints.y(joint), widths.applyAsDouble(joint))) {
            add(joint, joints);
        }
    }

    private void add(int joint, JointsOnScreen joints) {
        chosen[count] = joint;
        left[count] = joints.x(joint);
        right[count] = joints.x(joint) + widths.applyAsDouble(joint);
        top[count] = joints.y(joint);
        count++;
    }

    private boolean hasRoom(double x, double y, double width) {
        for (int i = 0; i < count; i++) {
            boolean apart =
                    x > right[i] + GAP
                            || x + width + GAP < left[i]
                            || Math.abs(y - top[i]) > LINE_HEIGHT + GAP;
            if (!apart) {
                return false;
            }
        }
        return true;
    }

    private void sortByDepth(JointsOnScreen joints) {
        if (byDepth.length != joints.count()) {
            byDepth = new int[joints.count()];
            Arrays.setAll(byDepth, joint -> joint);
        }
        // From one time to the next the order hardly changes.
        for (int i = 1; i < byDepth.length; i++) {
            int joint = byDepth[i];
            int at = i;
            while (at > 0 && joints.depth(byDepth[at - 1]) > joints.depth(joint)) {
                byDepth[at] = byDepth[at - 1];
                at--;
            }
            byDepth[at] = joint;
        }
    }

    private boolean isChosen(int joint) {
        for (int i = 0; i < count; i++) {
            if (chosen[i] == joint) {
                return true;
            }
        }
        return false;
    }

    int count() {
        return count;
    }

    /** The joint at a position of the choice. */
    int joint(int position) {
        return chosen[position];
    }
}
