package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.edit.suggest.Layout.Hole;
import org.jointscope.edit.suggest.Proposal.Move;
import org.jointscope.model.Component;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Tries what rows could say instead. Single ones: other starts nearby, at holes and where the
 * joints before and behind would have it; other flags from the same start, and to the same end. Two
 * at a time: each starts where the other one should, which neither hole nor overlap gives away.
 */
final class Search {

    /** In a file of more joints, only those that cost most are looked at. */
    private static final int MOST_JOINTS = 300;

    /** In a file without any order, everybody is suspicious. */
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
                .sorted(Comparator.comparingDouble((Integer joint) -> costs[joint]).reversed())
                .limit(MOST_JOINTS)
                .sorted()
                .toList();
    }

    /** A joint beside a hole may have left it. */
    private double cost(int joint) {
        appraisal.layout().lift(joint);
        double cost = appraisal.judge(joint, joints.flags(joint), joints.start(joint)).cost();
        appraisal.layout().putBack(joint);
        boolean beside = holes.stream().anyMatch(hole -> hole.start() == joints.end(joint));
        return cost + (beside ? Layout.COST_OF_RUN : 0);
    }

    /** Pairs of joints that are out of order, and take as many floats as each other. */
    List<Proposal> swaps() {
        int[] suspects =
                IntStream.range(0, joints.size())
                        .filter(joint -> joints.floatCount(joint) > 0)
                        .filter(joint -> joints.start(joint) != appraisal.order().expected(joint))
                        .limit(MOST_SWAPPED)
                        .toArray();
        List<Proposal> proposals = new ArrayList<>();
        for (int a : suspects) {
            for (int b : suspects) {
                if (a < b
                        && joints.floatCount(a) == joints.floatCount(b)
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

    /** The best edits that lower the cost of a joint by more than so many nats. */
    List<Move> tryAll(int joint, double least) {
        List<Found> found = new ArrayList<>();
        appraisal.layout().lift(joint);
        double before = appraisal.judge(joint, joints.flags(joint), joints.start(joint)).cost();
        for (Move move : moves(joint).toList()) {
            double after = appraisal.judge(joint, move.flags(), move.start()).cost();
            found.add(new Found(move, before - after - move.cost(joints)));
        }
        appraisal.layout().putBack(joint);
        return found.stream()
                .filter(each -> each.gain() > least)
                .sorted(Comparator.comparingDouble(Found::gain).reversed())
                .limit(MOST_OF_JOINT)
                .map(Found::move)
                .toList();
    }

    /** What else the row could say that lies in a frame, with the same flags first. */
    private Stream<Move> moves(int joint) {
        int flags = joints.flags(joint);
        return IntStream.concat(IntStream.of(flags), IntStream.rangeClosed(0, Component.ALL))
                .distinct()
                .boxed()
                .flatMap(
                        each ->
                                (each == flags ? starts(joint) : starts(joint, each))
                                        .distinct()
                                        .filter(start -> start >= 0)
                                        .filter(
                                                start ->
                                                        start + Integer.bitCount(each)
                                                                <= appraisal.floatCount())
                                        .mapToObj(start -> new Move(joint, each, (int) start)));
    }

    private LongStream starts(int joint) {
        long start = joints.start(joint);
        int count = joints.floatCount(joint);
        LongStream.Builder starts = LongStream.builder();
        for (int by = 1; by <= NEARBY; by++) {
            starts.add(start - by).add(start + by);
        }
        for (Hole hole : holes) {
            starts.add(hole.start()).add((long) hole.start() + hole.size() - count);
        }
        starts.add(appraisal.order().expected(joint));
        starts.add(appraisal.order().nextStart(joint) - count);
        return starts.build().filter(other -> count > 0 && other != start);
    }

    private LongStream starts(int joint, int flags) {
        int count = Integer.bitCount(flags);
        long other = flags == 0 ? 0 : joints.end(joint) - count;
        return flags != 0 && joints.flags(joint) == 0
                ? LongStream.concat(
                        LongStream.of(joints.start(joint)),
                        holes.stream().filter(hole -> hole.size() == count).mapToLong(Hole::start))
                : LongStream.of(joints.start(joint), other);
    }
}
