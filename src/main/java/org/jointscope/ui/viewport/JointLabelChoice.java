package org.jointscope.ui.viewport;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

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

    private List<Integer> chosen = List.of();

    /**
     * @param widths how wide a joint's name is, in pixels
     */
    JointLabelChoice(IntToDoubleFunction widths) {
        this.widths = widths;
    }

    /**
     * Chooses anew; the most important first.
     *
     * @param all whether all joints want their names shown, or only those that must have it
     * @param must joints whose names are shown in any case, the most important first; or what is no
     *     index
     * @param width of the picture
     * @param height likewise
     */
    List<Integer> choose(
            JointsOnScreen joints, boolean all, int[] must, double width, double height) {
        List<Integer> candidates = new ArrayList<>(chosen);
        chosen = new ArrayList<>();
        for (int joint : must) {
            if (joints.isSeen(joint) && !chosen.contains(joint)) {
                chosen.add(joint);
            }
        }
        if (all) {
            IntStream.range(0, joints.count())
                    .filter(joints::isSeen)
                    .boxed()
                    .sorted(Comparator.comparingDouble(joints::depth))
                    .forEach(candidates::add);
            for (int joint : candidates) {
                boolean candidate =
                        chosen.size() < MOST
                                && joints.isSeen(joint)
                                && joints.x(joint) > 0
                                && joints.x(joint) < width
                                && joints.y(joint) > 0
                                && joints.y(joint) < height
                                && !chosen.contains(joint);
                if (candidate && chosen.stream().allMatch(it -> areApart(joint, it, joints))) {
                    chosen.add(joint);
                }
            }
        }
        return chosen;
    }

    private boolean areApart(int joint, int other, JointsOnScreen joints) {
        double x = joints.x(joint);
        double otherX = joints.x(other);
        return x > otherX + widths.applyAsDouble(other) + GAP
                || x + widths.applyAsDouble(joint) + GAP < otherX
                || Math.abs(joints.y(joint) - joints.y(other)) > LINE_HEIGHT + GAP;
    }
}
