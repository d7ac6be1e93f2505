package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Two joints that start where the other one should: neither hole nor overlap gives them away. */
final class Swaps {

    /** In a file without any order, everybody is suspicious. */
    private static final int MOST_JOINTS = 16;

    private static final double COST = 3;

    private Swaps() {}

    /** Pairs of joints that are out of order, and take as many floats as each other. */
    static List<Proposal> propose(Appraisal appraisal) {
        Joints joints = appraisal.joints();
        int[] suspects =
                IntStream.range(0, joints.size())
                        .filter(joint -> joints.floatCount(joint) > 0)
                        .filter(joint -> joints.start(joint) != appraisal.order().expected(joint))
                        .limit(MOST_JOINTS)
                        .toArray();
        List<Proposal> proposals = new ArrayList<>();
        for (int a : suspects) {
            for (int b : suspects) {
                if (a < b
                        && joints.floatCount(a) == joints.floatCount(b)
                        && joints.start(a) != joints.start(b)) {
                    proposals.add(proposal(appraisal, a, b));
                }
            }
        }
        return proposals;
    }

    private static Proposal proposal(Appraisal appraisal, int a, int b) {
        Joints joints = appraisal.joints();
        int[] starts = joints.starts().clone();
        starts[a] = joints.start(b);
        starts[b] = joints.start(a);
        return new Proposal(
                new Several(List.of(new StartEdit(a, starts[a]), new StartEdit(b, starts[b]))),
                OptionalInt.empty(),
                COST,
                appraisal.total(joints.with(joints.flags(), starts)));
    }
}
