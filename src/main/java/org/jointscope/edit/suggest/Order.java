package org.jointscope.edit.suggest;

import org.jointscope.edit.suggest.Appraisal.Tally;
import org.jointscope.edit.suggest.Suggestion.Evidence;

/**
 * The order of the components, which usually follows the order of the joints. The format does not require it, but
 * exporters write it: if most joints of a file keep the order, a joint that does not is suspicious; if few do, it is
 * not evidence. The same applies to the startIndex of joints without flags, which is unused: exporters write 0, or
 * always the expected startIndex of the next joint.
 */
final class Order {

    private static final int NONE = -1;

    /** The prior counts of 0 and of other values. */
    private static final double ZEROS = 1.8;

    private static final double OTHERS = 0.2;

    private final Joints joints;
    private final int[] previous;
    private final int[] next;
    private final double costOfBreak;
    private final double costOfStale;

    private Order(Joints joints, double costOfBreak, double costOfStale) {
        this.joints = joints;
        this.previous = new int[joints.size()];
        this.next = new int[joints.size()];
        this.costOfBreak = costOfBreak;
        this.costOfStale = costOfStale;
        findNeighbours();
    }

    /** Learns the costs of differences from the joints. */
    static Order learn(Joints joints) {
        double breaks = 0;
        double unused = 0;
        double atZero = 0;
        long end = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            if (joints.componentCount(joint) > 0) {
                breaks += joints.start(joint) == end ? 0 : 1;
                end = joints.end(joint);
            } else {
                unused++;
                atZero += joints.start(joint) == 0 ? 1 : 0;
            }
        }
        double kept = joints.size() - unused - breaks;
        return new Order(
                joints,
                Math.max(0, Math.log((kept + 0.5) / (breaks + 0.5))),
                Math.max(0, Math.log((ZEROS + atZero) / (OTHERS + unused - atZero))));
    }

    /** The order of other joints, with the same costs. */
    Order of(Joints others) {
        return new Order(others, costOfBreak, costOfStale);
    }

    /** True if most joints keep the order, so that a joint that does not is suspicious. */
    boolean isUsual() {
        return costOfBreak > 0;
    }

    /** Finds the joints with components before and after each joint. */
    private void findNeighbours() {
        int last = NONE;
        for (int joint = 0; joint < joints.size(); joint++) {
            previous[joint] = last;
            last = joints.componentCount(joint) > 0 ? joint : last;
        }
        last = NONE;
        for (int joint = joints.size() - 1; joint >= 0; joint--) {
            next[joint] = last;
            last = joints.componentCount(joint) > 0 ? joint : last;
        }
    }

    private long end(int joint) {
        return joint == NONE ? 0 : joints.end(joint);
    }

    /** Adds the cost if one joint has other flags and another startIndex. */
    void assess(int joint, int flags, int start, Tally tally) {
        int components = Integer.bitCount(flags);
        boolean broken = components > 0 && start != expected(joint);
        long end = components > 0 ? (long) start + components : expected(joint);
        boolean brokenBehind = next[joint] != NONE && joints.start(next[joint]) != end;
        addBreak(broken, tally);
        addBreak(brokenBehind, tally);
        addStale(components == 0 && start != 0, tally);
    }

    private void addBreak(boolean broken, Tally tally) {
        if (broken) {
            tally.add(Evidence.OUT_OF_ORDER, 1, costOfBreak);
        }
    }

    private void addStale(boolean stale, Tally tally) {
        if (stale) {
            tally.add(Evidence.STALE_START, 1, costOfStale);
        }
    }

    void assessAll(Tally tally) {
        for (int joint = 0; joint < joints.size(); joint++) {
            boolean used = joints.componentCount(joint) > 0;
            addBreak(used && joints.start(joint) != expected(joint), tally);
            addStale(!used && joints.start(joint) != 0, tally);
        }
    }

    long expected(int joint) {
        return end(previous[joint]);
    }

    /** The startIndex of the next joint with components; the end of this one if there is none. */
    long nextStart(int joint) {
        return next[joint] == NONE ? end(joint) : joints.start(next[joint]);
    }
}
