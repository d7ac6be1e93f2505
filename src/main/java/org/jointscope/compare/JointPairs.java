package org.jointscope.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.analysis.JointPartners;
import org.jointscope.analysis.JointPartners.Likeness;
import org.jointscope.pose.Rig;

/**
 * The corresponding joints of two skeletons: those of {@link JointPartners}, and of the rest, the children of
 * corresponding parents in their order, if both parents have the same number of them left.
 */
public final class JointPairs {

    /** Instead of an index: no joint. */
    public static final int NONE = JointPartners.NONE;

    /**
     * A joint that both skeletons have.
     *
     * @param before its index in the first one
     * @param after its index in the second one
     * @param renamed whether its name differs, also if only in case
     * @param reparented whether its parents do not correspond
     */
    public record Pair(int before, int after, boolean renamed, boolean reparented) {}

    final Rig before;
    final Rig after;
    private final int[] partnerOfBefore;
    private final int[] partnerOfAfter;
    private final List<Pair> pairs;

    public JointPairs(Rig before, Rig after) {
        this.before = before;
        this.after = after;
        JointPartners partners = new JointPartners(before.names(), after.names());
        partnerOfBefore =
                IntStream.range(0, before.size()).map(partners::inAnim).toArray();
        partnerOfAfter = IntStream.range(0, after.size())
                .map(joint -> partners.likeness(joint) == Likeness.RENAMED ? NONE : partners.inMesh(joint))
                .toArray();
        Arrays.setAll(partnerOfBefore, joint -> isPaired(joint) ? partnerOfBefore[joint] : NONE);
        matchChildren();
        pairs = IntStream.range(0, after.size())
                .filter(joint -> partnerOfAfter[joint] != NONE)
                .mapToObj(joint -> pair(partnerOfAfter[joint], joint))
                .toList();
    }

    private boolean isPaired(int joint) {
        return partnerOfBefore[joint] != NONE && partnerOfAfter[partnerOfBefore[joint]] == joint;
    }

    private Pair pair(int joint, int partner) {
        return new Pair(
                joint,
                partner,
                !before.name(joint).equals(after.name(partner)),
                parentInAfter(joint) != after.parent(partner));
    }

    /** The partner of the parent of a joint of the first skeleton; {@link Rig#NO_JOINT} for a root. */
    private int parentInAfter(int joint) {
        int parent = before.parent(joint);
        // A parent without a partner corresponds to no joint, and not to the absence of a parent.
        return parent < 0 ? Rig.NO_JOINT : partnerOfBefore[parent] == NONE ? after.size() : partnerOfBefore[parent];
    }

    /** From parents to children, because renamed children can have renamed children. */
    private void matchChildren() {
        Map<Integer, List<Integer>> children = unpairedChildren(before, partnerOfBefore);
        Map<Integer, List<Integer>> others = unpairedChildren(after, partnerOfAfter);
        match(children.get(Rig.NO_JOINT), others.get(Rig.NO_JOINT));
        for (int i = 0; i < before.size(); i++) {
            int parent = before.inOrder(i);
            if (partnerOfBefore[parent] != NONE) {
                match(children.get(parent), others.get(partnerOfBefore[parent]));
            }
        }
    }

    private static Map<Integer, List<Integer>> unpairedChildren(Rig rig, int[] partners) {
        return IntStream.range(0, rig.size())
                .filter(joint -> partners[joint] == NONE)
                .boxed()
                .collect(Collectors.groupingBy(joint -> rig.isRoot(joint) ? Rig.NO_JOINT : rig.parent(joint)));
    }

    private void match(List<Integer> children, List<Integer> others) {
        if (children != null && others != null && children.size() == others.size()) {
            for (int i = 0; i < others.size(); i++) {
                partnerOfBefore[children.get(i)] = others.get(i);
                partnerOfAfter[others.get(i)] = children.get(i);
            }
        }
    }

    /** The joints that both skeletons have, in the order of the second one. */
    public List<Pair> pairs() {
        return pairs;
    }

    /** The joint of the second skeleton for one of the first; {@link #NONE} if there is none. */
    public int inAfter(int joint) {
        return partnerOfBefore[joint];
    }

    /** The joint of the first skeleton for one of the second; {@link #NONE} if there is none. */
    public int inBefore(int joint) {
        return partnerOfAfter[joint];
    }

    /** Joints that only the first skeleton has. */
    public List<Integer> removed() {
        return unpaired(partnerOfBefore);
    }

    /** Joints that only the second skeleton has. */
    public List<Integer> added() {
        return unpaired(partnerOfAfter);
    }

    private static List<Integer> unpaired(int[] partners) {
        return IntStream.range(0, partners.length)
                .filter(joint -> partners[joint] == NONE)
                .boxed()
                .toList();
    }

    /** Whether the joints of both skeletons that correspond are in the same order. */
    public boolean isSameOrder() {
        return IntStream.range(1, pairs.size())
                .allMatch(i -> pairs.get(i - 1).before() < pairs.get(i).before());
    }
}
