package org.jointscope.edit.suggest;

import org.jointscope.edit.FlagsEdit;
import org.jointscope.edit.RenumberStarts;
import org.jointscope.edit.Several;
import org.jointscope.model.Component;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Whether the floats are in order, while the starts are not: because they were counted from flags
 * of which one is wrong, or by other rules, or were lost. Then all have to be changed at once.
 *
 * <p>The floats of all joints have to come to the length of a frame. Where they do not, for want of
 * some or for too many, each joint in turn is tried with other flags that make up for it. All
 * joints before it then start where their flags have them start, all behind it further on; what
 * that costs has been summed up before from both ends, so that a try costs no more than one joint.
 */
final class Renumbering {

    private static final int MOST_MISSING = 3;

    /** That all was counted wrong is less likely than that a row was. */
    private static final double COST = 4;

    private static final double COST_OF_BIT = 1.5;

    private final Appraisal appraisal;
    private final Joints joints;
    private final int[] starts;
    private final long difference;

    Renumbering(Appraisal appraisal) {
        this.appraisal = appraisal;
        this.joints = appraisal.joints();
        this.starts = starts(joints.flags());
        long floats = 0;
        for (int joint = 0; joint < joints.size(); joint++) {
            floats += joints.floatCount(joint);
        }
        this.difference = appraisal.floatCount() - floats;
    }

    /** Where joints of such flags start if they follow one another. */
    private static int[] starts(int[] flags) {
        int[] starts = new int[flags.length];
        int next = 0;
        for (int joint = 0; joint < flags.length; joint++) {
            int count = Integer.bitCount(flags[joint]);
            starts[joint] = count == 0 ? 0 : next;
            next += count;
        }
        return starts;
    }

    /** What should be done, if the numbers say anything of the kind. */
    Optional<Proposal> propose() {
        if (difference == 0) {
            return Arrays.equals(starts, joints.starts())
                    ? Optional.empty()
                    : Optional.of(withTheseFlags());
        }
        return Math.abs(difference) <= MOST_MISSING ? withOtherFlags() : Optional.empty();
    }

    private Proposal withTheseFlags() {
        return new Proposal(
                new RenumberStarts(),
                OptionalInt.empty(),
                COST,
                appraisal.total(joints.with(joints.flags(), starts)));
    }

    private Optional<Proposal> withOtherFlags() {
        double[] before = new double[joints.size() + 1];
        double[] behind = new double[joints.size() + 1];
        for (int joint = 0; joint < joints.size(); joint++) {
            before[joint + 1] = before[joint] + cost(joint, joints.flags(joint), 0);
        }
        for (int joint = joints.size() - 1; joint >= 0; joint--) {
            behind[joint] = behind[joint + 1] + cost(joint, joints.flags(joint), difference);
        }
        Move best = new Move(0, 0, 0);
        double least = Double.POSITIVE_INFINITY;
        for (int joint = 0; joint < joints.size(); joint++) {
            for (int flags : others(joint)) {
                double cost = before[joint] + cost(joint, flags, 0) + behind[joint + 1];
                cost += COST_OF_BIT * Integer.bitCount(flags ^ joints.flags(joint));
                if (cost < least) {
                    least = cost;
                    best = new Move(joint, flags, 0);
                }
            }
        }
        return least < Double.POSITIVE_INFINITY
                ? Optional.of(proposal(best.joint(), best.flags()))
                : Optional.empty();
    }

    /** Flags that make up for the difference. */
    private int[] others(int joint) {
        return IntStream.rangeClosed(0, Component.ALL)
                .filter(flags -> Integer.bitCount(flags) == joints.floatCount(joint) + difference)
                .toArray();
    }

    private double cost(int joint, int flags, long further) {
        return appraisal.numbers(joint, flags, (int) (starts[joint] + further)).cost();
    }

    private Proposal proposal(int joint, int other) {
        int[] flags = joints.flags();
        flags[joint] = other;
        return new Proposal(
                new Several(List.of(new FlagsEdit(joint, other), new RenumberStarts())),
                OptionalInt.of(joint),
                COST + COST_OF_BIT * Integer.bitCount(other ^ joints.flags(joint)),
                appraisal.total(joints.with(flags, starts(flags))));
    }
}
