package org.jointscope.edit.suggest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.suggest.Proposal.Move;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * A repair for components that are in order although the startIndex values are not: they were computed from flags of
 * which one is wrong, or by other rules, or were lost. Then all of them must change together.
 *
 * <p>The number of components of all joints must equal the length of a frame. If it does not, each joint in turn is
 * tried with other flags that compensate for the difference. All joints before it then start at the values computed
 * from their flags, all joints after it at shifted ones. These costs are summed from both ends in advance, so that a
 * try requires only the cost of one joint.
 */
final class Renumbering {

    private static final int MOST_MISSING = 3;

    /** That all values are wrong is less likely than one wrong row. */
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
        this.difference = appraisal.componentCount()
                - Arrays.stream(joints.flags()).mapToLong(Integer::bitCount).sum();
    }

    private static int[] starts(int[] flags) {
        return RenumberStarts.starts(Arrays.stream(flags).map(Integer::bitCount).toArray());
    }

    /** The edit; empty if the numbers do not support it. */
    Optional<Proposal> propose() {
        if (difference == 0) {
            return Arrays.equals(starts, joints.starts()) ? Optional.empty() : Optional.of(withTheseFlags());
        }
        return Math.abs(difference) <= MOST_MISSING ? withOtherFlags() : Optional.empty();
    }

    private Proposal withTheseFlags() {
        return new Proposal(
                new RenumberStarts(), OptionalInt.empty(), COST, appraisal.total(joints.with(joints.flags(), starts)));
    }

    /**
     * If most joints start at the wrong index, little can be learned from them. So the search is repeated with an
     * appraisal that is learned from the result of the first search.
     */
    private Optional<Proposal> withOtherFlags() {
        return likeliest(appraisal)
                .map(first -> new Appraisal(edit(first.move()).applyTo(anim), mesh))
                .flatMap(this::likeliest)
                .map(best -> proposal(best.move()).withMargin(best.margin()));
    }

    private Proposal proposal(Move move) {
        return new Proposal(
                edit(move),
                OptionalInt.of(move.joint()),
                COST + priceOfBits(move.joint(), move.flags()),
                appraisal.total(with(move)));
    }

    private static Edit edit(Move move) {
        return new Several(List.of(new FlagsEdit(move.joint(), move.flags()), new RenumberStarts()));
    }

    private Joints with(Move move) {
        int[] flags = joints.flags().clone();
        flags[move.joint()] = move.flags();
        return joints.with(flags, starts(flags));
    }

    /** @param margin the difference in cost to the next best flags */
    private record Best(Move move, double margin) {}

    private Optional<Best> likeliest(Appraisal appraisal) {
        double[] before = new double[joints.size() + 1];
        double[] behind = new double[joints.size() + 1];
        for (int joint = 0; joint < joints.size(); joint++) {
            before[joint + 1] = before[joint] + cost(appraisal, joint, joints.flags(joint), 0);
        }
        for (int joint = joints.size() - 1; joint >= 0; joint--) {
            double cost = cost(appraisal, joint, joints.flags(joint), difference);
            behind[joint] = behind[joint + 1] + cost;
        }
        Optional<Move> best = Optional.empty();
        double least = Double.POSITIVE_INFINITY;
        double next = Double.POSITIVE_INFINITY;
        for (int joint = 0; joint < joints.size(); joint++) {
            for (int flags : others(joint)) {
                double cost = before[joint]
                        + cost(appraisal, joint, flags, 0)
                        + behind[joint + 1]
                        + priceOfBits(joint, flags);
                next = Math.min(next, Math.max(cost, least));
                if (cost < least) {
                    least = cost;
                    best = Optional.of(new Move(joint, flags, starts[joint]));
                }
            }
        }
        double margin = next - least;
        return best.map(move -> new Best(move, margin));
    }

    private double priceOfBits(int joint, int flags) {
        return COST_OF_BIT * Integer.bitCount(flags ^ joints.flags(joint));
    }

    /** Flags that compensate for the difference. */
    private int[] others(int joint) {
        return IntStream.rangeClosed(0, Component.ALL)
                .filter(flags -> Integer.bitCount(flags) == joints.componentCount(joint) + difference)
                .toArray();
    }

    private double cost(Appraisal appraisal, int joint, int flags, long further) {
        return appraisal.numbers(joint, flags, (int) (starts[joint] + further)).cost();
    }
}
