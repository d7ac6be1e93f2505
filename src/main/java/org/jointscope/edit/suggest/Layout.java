package org.jointscope.edit.suggest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jointscope.edit.suggest.Appraisal.Tally;
import org.jointscope.edit.suggest.Suggestion.Evidence;

/**
 * The use of the components of a frame by the joints, and the cost of errors: components that are unused, shared, or
 * not in the frame.
 */
final class Layout {

    /** A hole or an overlap is one mistake, independent of its size. */
    static final double COST_OF_RUN = 5;

    private static final double COST_OF_COMPONENT = 2;
    private static final double COST_OF_REACH = 5;

    /** A component counts as shared by at most this number of joints. */
    private static final int MOST_SHARERS = 4;

    private final Joints joints;
    private final int count;
    private final int[] owners;

    Layout(Joints joints, int count) {
        this.joints = joints;
        this.count = count;
        this.owners = new int[count];
        for (int joint = 0; joint < joints.size(); joint++) {
            putBack(joint);
        }
    }

    void lift(int joint) {
        change(joints.start(joint), joints.componentCount(joint), -1);
    }

    void putBack(int joint) {
        change(joints.start(joint), joints.componentCount(joint), 1);
    }

    private void change(int start, int components, int by) {
        long end = Math.min(count, (long) start + components);
        for (int i = Math.max(0, start); i < end; i++) {
            owners[i] += by;
        }
    }

    /** The cost or gain of reading components in addition to the others. */
    void assess(int start, int components, Tally tally) {
        long end = (long) start + components;
        assess(start, end, -1, tally);
        change(start, components, 1);
        assess(start, end, 1, tally);
        change(start, components, -1);
        assessReach(start, components, tally);
    }

    private void assessReach(int start, int components, Tally tally) {
        long end = (long) start + components;
        long there = Math.max(0, Math.min(end, count) - Math.max(0, start));
        long missing = components - there;
        if (missing > 0) {
            double cost = COST_OF_REACH + COST_OF_COMPONENT * missing;
            tally.add(Evidence.MISSING_COMPONENTS, (double) missing, cost);
        }
    }

    void assessAll(Tally tally) {
        assess(0, count, 1, tally);
        for (int joint = 0; joint < joints.size(); joint++) {
            assessReach(joints.start(joint), joints.componentCount(joint), tally);
        }
    }

    /** The components of a range, and whether a run begins directly after it. */
    private void assess(long from, long end, int sign, Tally tally) {
        for (long at = Math.max(0, from); at <= Math.min(count - 1L, end); at++) {
            int index = (int) at;
            int before = index == 0 ? 1 : owners[index - 1];
            int amount = at < end ? sign : 0;
            if (owners[index] == 0) {
                double run = before == 0 ? 0 : COST_OF_RUN * sign;
                tally.add(Evidence.UNUSED_COMPONENTS, amount, run + COST_OF_COMPONENT * amount);
            } else if (owners[index] > 1) {
                double run = before > 1 ? 0 : COST_OF_RUN * sign;
                int extra = Math.min(MOST_SHARERS, owners[index]) - 1;
                tally.add(Evidence.SHARED_COMPONENTS, amount, run + COST_OF_COMPONENT * extra * amount);
            }
        }
    }

    /** True if the joint reads components of a frame, and shares none of them. */
    boolean isAlone(int joint) {
        int start = joints.start(joint);
        return joints.componentCount(joint) > 0
                && start >= 0
                && joints.end(joint) <= count
                && Arrays.stream(owners, start, (int) joints.end(joint)).allMatch(it -> it == 1);
    }

    /** A run of unused components. */
    record Hole(int start, int size) {}

    List<Hole> holes(int most) {
        List<Hole> holes = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= count && holes.size() < most; i++) {
            if (i == count || owners[i] > 0) {
                if (i > from) {
                    holes.add(new Hole(from, i - from));
                }
                from = i + 1;
            }
        }
        return holes;
    }
}
