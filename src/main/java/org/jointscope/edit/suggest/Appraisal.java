package org.jointscope.edit.suggest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jointscope.analysis.JointComment;
import org.jointscope.edit.suggest.Proposal.Move;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.edit.suggest.Suggestion.Reason;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * The sum of all evidence for or against the rows of a hierarchy, as they are or with changes. The usual values are
 * learned from the rows as they are.
 */
final class Appraisal {

    private static final double COST_OF_COMMENT = 8;

    private final Joints joints;
    private final SampledComponents components;
    private final Layout layout;
    private final Order order;
    private final RestPose rest;
    private final Likeness likeness;
    private final Lengths lengths;
    private final FlagHabits habits;

    /** By joint. The flags of a root are unlike others: only the root moves the model. */
    private final boolean[] isRoot;

    /** The flags in the comments after the rows, as id's exporter writes them. */
    private final List<OptionalInt> comments;

    private final Tally tally;

    Appraisal(Md5Anim anim, Optional<Md5Mesh> mesh) {
        this.components = SampledComponents.of(anim);
        this.joints = Joints.of(anim);
        this.layout = new Layout(joints, components.count());
        this.order = Order.learn(joints);
        this.rest = RestPose.of(joints, components, anim, mesh);
        this.likeness = new Likeness(joints, components, rest);
        this.lengths = new Lengths(joints, components);
        this.habits = new FlagHabits(joints);
        this.isRoot = new boolean[joints.size()];
        for (int joint = 0; joint < isRoot.length; joint++) {
            isRoot[joint] = anim.hierarchy().get(joint).parent() < 0;
        }
        this.comments = JointComment.flags(anim.hierarchy());
        this.tally = total(joints);
    }

    Joints joints() {
        return joints;
    }

    Layout layout() {
        return layout;
    }

    Order order() {
        return order;
    }

    /** The orientations that the skin shows; empty without a mesh. See {@link RestPose#bind}. */
    Optional<double[]> bindPose() {
        return rest.bind();
    }

    int componentCount() {
        return components.count();
    }

    Tally tally() {
        return tally;
    }

    /** The cost of a joint, as it is or with changes; lift it from the layout before the call. */
    Tally assess(int joint, int flags, int start) {
        Tally assessed = numbers(joint, flags, start);
        layout.assess(start, Integer.bitCount(flags), assessed);
        order.assess(joint, flags, start, assessed);
        return assessed;
    }

    /** Evidence for or against a joint's flags and startIndex, without the other joints. */
    Tally numbers(int joint, int flags, int start) {
        Tally assessed = new Tally();
        lengths.assess(joint, flags, start, assessed);
        if (comments.get(joint).orElse(flags) != flags) {
            assessed.add(Evidence.COMMENT, 1, COST_OF_COMMENT);
        }
        double unlike = likeness.cost(joint, flags, start);
        assessed.add(Evidence.OFF_BASEFRAME, unlike, unlike);
        double unusual = isRoot[joint] ? 0 : habits.cost(joint, flags);
        assessed.add(Evidence.UNUSUAL_FLAGS, unusual, unusual);
        return assessed;
    }

    /** The cost of the animation with other flags and startIndex values. */
    Tally total(Joints others) {
        Tally total = new Tally();
        new Layout(others, components.count()).assessAll(total);
        order.of(others).assessAll(total);
        for (int joint = 0; joint < others.size(); joint++) {
            total.add(numbers(joint, others.flags(joint), others.start(joint)), 1);
        }
        return total;
    }

    Proposal propose(Move move) {
        int joint = move.joint();
        Tally total = new Tally().add(tally, 1);
        layout.lift(joint);
        total.add(assess(joint, joints.flags(joint), joints.start(joint)), -1);
        total.add(assess(joint, move.flags(), move.start()), 1);
        layout.putBack(joint);
        return new Proposal(move.edit(joints), OptionalInt.of(joint), move.cost(joints), total);
    }

    double gain(Proposal proposal) {
        return tally.cost() - proposal.cost();
    }

    /** The amount of each kind of evidence, and the cost of all together, in nats. */
    static final class Tally {

        /** Smaller differences are rounding. */
        private static final double LEAST = 0.05;

        private static final int KINDS = Evidence.values().length;

        private final double[] amounts = new double[KINDS];
        private double cost;

        Tally add(Evidence evidence, double amount, double nats) {
            amounts[evidence.ordinal()] += amount;
            cost += nats;
            return this;
        }

        /** Adds the evidence of another tally, multiplied by a factor. */
        Tally add(Tally other, double times) {
            Arrays.setAll(amounts, i -> amounts[i] + times * other.amounts[i]);
            cost += times * other.cost;
            return this;
        }

        double cost() {
            return cost;
        }

        List<Reason> betterIn(Tally after) {
            List<Reason> reasons = new ArrayList<>();
            for (Evidence evidence : Evidence.values()) {
                double mine = amounts[evidence.ordinal()];
                double others = after.amounts[evidence.ordinal()];
                if (others < mine - LEAST) {
                    double from = evidence.isRelative() ? others : 0;
                    reasons.add(new Reason(evidence, mine - from, others - from));
                }
            }
            return reasons;
        }
    }
}
