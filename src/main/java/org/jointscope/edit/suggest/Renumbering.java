package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.suggest.Proposal.Move;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The components are in order, while the startIndex values are not: because they were counted from
 * flags of which one is wrong, or by other rules, or were lost. Then all have to be changed at
 * once.
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

    private final Md5Anim anim;
    private final Optional<Md5Mesh> mesh;
    private final Appraisal appraisal;
    private final Joints joints;
    private final int[] starts;
    private final long difference;

    Renumbering(Md5Anim anim, Optional<Md5Mesh> mesh, Appraisal appraisal) {
        this.anim = anim;
        this.mesh = mesh;
        this.appraisal = appraisal;
        this.joints = appraisal.joints();
        this.starts = starts(joints.flags());
        this.difference =
                appraisal.floatCount()
                        - Arrays.stream(joints.flags()).mapToLong(Integer::bitCount).sum();
    }

    private static int[] starts(int[] flags) {
        return RenumberStarts.starts(Arrays.stream(flags).map(Integer::bitCount).toArray());
    }

    /** The edit, if the numbers say anything of the kind. */
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

    /**
     * As long as most joints start in the wrong place, little can be learned from them. So what the
     * first answer makes of the animation is what the second one is learned from.
     */
    private Optional<Proposal> withOtherFlags() {
        return likeliest(appraisal)
                .map(first -> new Appraisal(edit(first).applyTo(anim), mesh))
                .flatMap(this::likeliest)
                .map(
                        move ->
                                new Proposal(
                                        edit(move),
                                        OptionalInt.of(move.joint()),
                                        COST + priceOfBits(move.joint(), move.flags()),
                                        appraisal.total(with(move))));
    }

    private static Edit edit(Move move) {
        return new Several(
                List.of(new FlagsEdit(move.joint(), move.flags()), new RenumberStarts()));
    }

    private Joints with(Move move) {
        int[] flags = joints.flags().clone();
        flags[move.joint()] = move.flags();
        return joints.with(flags, starts(flags));
    }

    private Optional<Move> likeliest(Appraisal judge) {
        double[] before = new double[joints.size() + 1];
        double[] behind = new double[joints.size() + 1];
        for (int joint = 0; joint < joints.size(); joint++) {
            before[joint + 1] = before[joint] + cost(judge, joint, joints.flags(joint), 0);
        }
        for (int joint = joints.size() - 1; joint >= 0; joint--) {
            double cost = cost(judge, joint, joints.flags(joint), difference);
            behind[joint] = behind[joint + 1] + cost;
        }
        Optional<Move> best = Optional.empty();
        double least = Double.POSITIVE_INFINITY;
        for (int joint = 0; joint < joints.size(); joint++) {
            for (int flags : others(joint)) {
                double cost =
                        before[joint]
                                + cost(judge, joint, flags, 0)
                                + behind[joint + 1]
                                + priceOfBits(joint, flags);
                if (cost < least) {
                    least = cost;
                    best = Optional.of(new Move(joint, flags, starts[joint]));
                }
            }
        }
        return best;
    }

    private double priceOfBits(int joint, int flags) {
        return COST_OF_BIT * Integer.bitCount(flags ^ joints.flags(joint));
    }

    /** Flags that make up for the difference. */
    private int[] others(int joint) {
        return IntStream.rangeClosed(0, Component.ALL)
                .filter(flags -> Integer.bitCount(flags) == joints.floatCount(joint) + difference)
                .toArray();
    }

    private double cost(Appraisal judge, int joint, int flags, long further) {
        return judge.numbers(joint, flags, (int) (starts[joint] + further)).cost();
    }
}
