package org.jointscope.edit.suggest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.suggest.Layout.Hole;
import org.jointscope.edit.suggest.Proposal.Move;
import org.jointscope.model.Component;

/**
 * Tries other values for rows. For single rows: other startIndex values nearby, at holes, and next to the joints before
 * and after; other flags with the same start or the same end. For pairs: exchanged startIndex values, which cause
 * neither a hole nor an overlap.
 */
final class Search {

    /** In a file with more joints, only those with the highest costs are checked. */
    private static final int MOST_JOINTS = 300;

    /** The limit for files without any order, in which all joints are suspicious. */
    private static final int MOST_SWAPPED = 16;

    private static final double COST_OF_SWAP = 3;
    private static final int MOST_HOLES = 24;
    private static final int MOST_OF_JOINT = 6;
    private static final int NEARBY = 8;

    private final Appraisal appraisal;
    private final Joints joints;
    private final List<Hole> holes;

    Search(Appraisal appraisal) {
        this.appraisal = appraisal;
        this.joints = appraisal.joints();
        this.holes = appraisal.layout().holes(MOST_HOLES);
    }

    /** The joints worth trying, in file order. */
    List<Integer> joints() {
        IntStream all = IntStream.range(0, joints.size());
        if (joints.size() <= MOST_JOINTS) {
            return all.boxed().toList();
        }
        double[] costs = all.mapToDouble(this::cost).toArray();
        return IntStream.range(0, costs.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer joint) -> costs[joint])
                        .reversed())
                .limit(MOST_JOINTS)
                .sorted()
                .toList();
    }

    /** Adds the cost of a hole next to the joint, which can be a result of wrong flags. */
    private double cost(int joint) {
        appraisal.layout().lift(joint);
        double cost = appraisal
                .assess(joint, joints.flags(joint), joints.start(joint))
                .cost();
        appraisal.layout().putBack(joint);
        boolean beside = holes.stream().anyMatch(hole -> hole.start() == joints.end(joint));
        return cost + (beside ? Layout.COST_OF_RUN : 0);
    }

    /**
     * Pairs of joints that are out of order and read the same number of components. Without a usual order, the values
     * alone are not enough evidence: those of a left and a right leg are similar.
     */
    List<Proposal> swaps() {
        int[] suspects = IntStream.range(0, appraisal.order().isUsual() ? joints.size() : 0)
                .filter(joint -> joints.componentCount(joint) > 0)
                .filter(joint -> joints.start(joint) != appraisal.order().expected(joint))
                .limit(MOST_SWAPPED)
                .toArray();
        List<Proposal> proposals = new ArrayList<>();
        for (int a : suspects) {
            for (int b : suspects) {
                if (a < b
                        && joints.componentCount(a) == joints.componentCount(b)
                        && joints.start(a) != joints.start(b)) {
                    proposals.add(swap(a, b));
                }
            }
        }
        return proposals;
    }

    private Proposal swap(int a, int b) {
        int[] starts = joints.starts().clone();
        starts[a] = joints.start(b);
        starts[b] = joints.start(a);
        return new Proposal(
                new Several(List.of(new StartEdit(a, starts[a]), new StartEdit(b, starts[b]))),
                OptionalInt.empty(),
                COST_OF_SWAP,
                appraisal.total(joints.with(joints.flags(), starts)));
    }

    private record Found(Move move, double gain) {}

    /** The best edits that lower the cost of a joint by more than a number of nats. */
    List<Move> tryAll(int joint, double least) {
        List<Found> found = new ArrayList<>();
        appraisal.layout().lift(joint);
        double before = appraisal
                .assess(joint, joints.flags(joint), joints.start(joint))
                .cost();
        for (Move move : moves(joint)) {
            double after = appraisal.assess(joint, move.flags(), move.start()).cost();
            double gain = before - after - move.cost(joints);
            if (gain > least) {
                found.add(new Found(move, gain));
            }
        }
        appraisal.layout().putBack(joint);
        return found.stream()
                .sorted(Comparator.comparingDouble(Found::gain).reversed())
                .limit(MOST_OF_JOINT)
                .map(Found::move)
                .toList();
    }

    /** Other values of the row within a frame, with those of the same flags first. */
    private Set<Move> moves(int joint) {
        Set<Move> moves = new LinkedHashSet<>();
        int flags = joints.flags(joint);
        if (flags != 0) {
            addStarts(joint, flags, moves);
        }
        for (int other = 0; other <= Component.ALL; other++) {
            if (other != flags) {
                addFlags(joint, other, moves);
            }
        }
        return moves;
    }

    private void addStarts(int joint, int flags, Set<Move> moves) {
        int start = joints.start(joint);
        int count = joints.componentCount(joint);
        for (int by = 1; by <= NEARBY; by++) {
            add(joint, flags, (long) start - by, moves);
            add(joint, flags, (long) start + by, moves);
        }
        for (Hole hole : holes) {
            add(joint, flags, hole.start(), moves);
            add(joint, flags, (long) hole.start() + hole.size() - count, moves);
        }
        add(joint, flags, appraisal.order().expected(joint), moves);
        add(joint, flags, appraisal.order().nextStart(joint) - count, moves);
    }

    private void addFlags(int joint, int flags, Set<Move> moves) {
        int count = Integer.bitCount(flags);
        if (flags == 0) {
            add(joint, flags, joints.start(joint), moves);
            add(joint, flags, 0, moves);
        } else if (joints.flags(joint) == 0) {
            for (Hole hole : holes) {
                if (hole.size() == count) {
                    add(joint, flags, hole.start(), moves);
                }
            }
        } else {
            add(joint, flags, joints.start(joint), moves);
            add(joint, flags, joints.end(joint) - count, moves);
        }
    }

    /** Ignores rows that exceed a frame or change nothing. */
    private void add(int joint, int flags, long start, Set<Move> moves) {
        boolean inFrame = start >= 0 && start + Integer.bitCount(flags) <= appraisal.componentCount();
        boolean same = flags == joints.flags(joint) && start == joints.start(joint);
        if (inFrame && !same) {
            moves.add(new Move(joint, flags, (int) start));
        }
    }
}
