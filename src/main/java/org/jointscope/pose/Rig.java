package org.jointscope.pose;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Sanitized parent indices: every parent exists, no joint is its own ancestor, and there is an order in which parents
 * come before their children. A joint with a missing parent becomes a root, and so does the first joint of a cycle.
 * Joints keep the indices of the file.
 */
public final class Rig {

    /** The share of joint names from which an animation is regarded as one of a mesh. */
    public static final double ENOUGH_AGREEMENT = 0.5;

    /** In place of the index of a joint. */
    public static final int NO_JOINT = -1;

    /** No joints at all. */
    public static final Rig NONE = new Rig(List.of(), new int[0]);

    private final List<String> names;
    private final int[] parents;
    private final int[] order;
    private final int[] levels;

    /** @param parents index of each joint's parent, or any value that is not an index */
    public Rig(List<String> names, int[] parents) {
        this.names = List.copyOf(names);
        this.parents = Arrays.stream(parents)
                .map(parent -> parent >= 0 && parent < parents.length ? parent : -1)
                .toArray();
        cutCycles(this.parents);
        this.order = parentsFirst(this.parents);
        this.levels = levels(this.parents, order);
    }

    public int size() {
        return parents.length;
    }

    public String name(int joint) {
        return names.get(joint);
    }

    public List<String> names() {
        return names;
    }

    /** Index of the joint's parent; −1 for a root. */
    public int parent(int joint) {
        return parents[joint];
    }

    public boolean isRoot(int joint) {
        return parents[joint] < 0;
    }

    /** Whether a joint is another one or a descendant of it. */
    public boolean isWithin(int joint, int other) {
        int at = joint;
        while (at >= 0 && at != other) {
            at = parents[at];
        }
        return at >= 0;
    }

    /** The name of the joint's parent; empty for a root. */
    public String parentName(int joint) {
        return isRoot(joint) ? "" : names.get(parents[joint]);
    }

    /** The root joint with the lowest index, Doom 3's "origin"; −1 if there are no joints. */
    public int firstRoot() {
        for (int joint = 0; joint < parents.length; joint++) {
            if (isRoot(joint)) {
                return joint;
            }
        }
        return -1;
    }

    /** The joint at a position of an order in which every parent comes before its children. */
    public int inOrder(int position) {
        return order[position];
    }

    /** The share of this rig's joints with names that also occur in the other rig. */
    public double agreement(Rig other) {
        Set<String> theirs = new HashSet<>(other.names);
        return names.isEmpty()
                ? 0
                : (double) names.stream().filter(theirs::contains).count() / names.size();
    }

    /**
     * The length of the longest chain of bones, the reference for distances.
     *
     * @param lengths distance of each joint to its parent
     */
    public double longestChain(double[] lengths) {
        double[] reach = new double[size()];
        double longest = 0;
        for (int joint : order) {
            if (!isRoot(joint)) {
                reach[joint] = reach[parents[joint]] + lengths[joint];
                longest = Math.max(longest, reach[joint]);
            }
        }
        return longest;
    }

    /** Turns parent-local transforms into model space. */
    void toModelSpace(JointColumns local, double[] modelSpace) {
        double[] x = local.x;
        double[] y = local.y;
        double[] z = local.z;
        double[] qx = local.qx;
        double[] qy = local.qy;
        double[] qz = local.qz;
        double[] qw = local.qw;
        for (int joint : levels) {
            int parent = parents[joint];
            if (parent < 0) {
                JointTransform.put(
                        x[joint], y[joint], z[joint], qx[joint], qy[joint], qz[joint], qw[joint], modelSpace, joint);
            } else {
                JointTransform.compose(
                        modelSpace,
                        parent,
                        x[joint],
                        y[joint],
                        z[joint],
                        qx[joint],
                        qy[joint],
                        qz[joint],
                        qw[joint],
                        modelSpace,
                        joint);
            }
        }
    }

    /** Whether each joint is a joint or one of its descendants: in one pass, however long the chains are. */
    public boolean[] subtree(int joint) {
        boolean[] within = new boolean[parents.length];
        for (int next : order) {
            within[next] = next == joint || parents[next] >= 0 && within[parents[next]];
        }
        return within;
    }

    /** The ancestors of a joint, from its parent to the root. */
    public List<Integer> ancestors(int joint) {
        return IntStream.iterate(parents[joint], ancestor -> ancestor >= 0, ancestor -> parents[ancestor])
                .boxed()
                .toList();
    }

    /**
     * Sets a joint to its transform in parent space after those of some of its ancestors, from the parent on, as if the
     * next one were at the origin of the model. Its descendants follow.
     */
    void compose(JointColumns local, int joint, int ancestors, double[] modelSpace) {
        local.transform(joint).write(modelSpace, joint);
        double[] outer = new double[JointTransform.STRIDE];
        int at = parents[joint];
        for (int i = 0; i < ancestors && at >= 0; i++) {
            local.transform(at).write(outer, 0);
            JointTransform.compose(outer, 0, modelSpace, joint, modelSpace, joint);
            at = parents[at];
        }
        boolean[] within = subtree(joint);
        for (int moved : levels) {
            if (within[moved] && moved != joint) {
                local.transform(moved).write(outer, 0);
                JointTransform.compose(modelSpace, parents[moved], outer, 0, modelSpace, moved);
            }
        }
    }

    /** Converts a joint to model space, after its parent was converted. */
    void toModelSpace(double[] local, int slot, double[] modelSpace, int joint) {
        if (isRoot(joint)) {
            JointTransform.copy(local, slot, modelSpace, joint);
        } else {
            JointTransform.compose(modelSpace, parents[joint], local, slot, modelSpace, joint);
        }
    }

    /** Converts a joint to model space, after its parent was converted. */
    public void toModelSpace(Transform local, double[] modelSpace, int joint) {
        toModelSpace(local.toArray(), 0, modelSpace, joint);
    }

    /** Writes a joint in parent space, computed from model space. */
    void local(double[] modelSpace, int joint, double[] local, int slot) {
        if (isRoot(joint)) {
            JointTransform.copy(modelSpace, joint, local, slot);
        } else {
            JointTransform.relative(modelSpace, parents[joint], modelSpace, joint, local, slot);
        }
    }

    /** A joint in parent space, computed from model space. */
    public Transform local(double[] modelSpace, int joint) {
        double[] local = new double[JointTransform.STRIDE];
        local(modelSpace, joint, local, 0);
        return Transform.of(local, 0);
    }

    /**
     * Follows the parents of every joint. A joint that is its own ancestor is on a cycle, and the first joint of the
     * cycle becomes a root.
     */
    private static void cutCycles(int[] parents) {
        int[] seenFrom = new int[parents.length];
        for (int first = 0; first < parents.length; first++) {
            int joint = first;
            while (joint >= 0 && seenFrom[joint] == 0) {
                seenFrom[joint] = first + 1;
                joint = parents[joint];
            }
            if (joint >= 0 && seenFrom[joint] == first + 1) {
                parents[lowestOnCycle(parents, joint)] = -1;
            }
        }
    }

    private static int lowestOnCycle(int[] parents, int joint) {
        int lowest = joint;
        for (int at = parents[joint]; at != joint; at = parents[at]) {
            lowest = Math.min(lowest, at);
        }
        return lowest;
    }

    /**
     * Orders the joints: for every joint, the ancestors that are not in the order come first. Without recursion,
     * because chains can be long.
     */
    private static int[] parentsFirst(int[] parents) {
        int[] order = new int[parents.length];
        boolean[] placed = new boolean[parents.length];
        int[] path = new int[parents.length];
        int next = 0;
        for (int first = 0; first < parents.length; first++) {
            int length = 0;
            for (int joint = first; joint >= 0 && !placed[joint]; joint = parents[joint]) {
                placed[joint] = true;
                path[length++] = joint;
            }
            while (length > 0) {
                order[next++] = path[--length];
            }
        }
        return order;
    }

    /**
     * Orders the joints by the number of their ancestors. Neighbors in this order seldom depend on each other, so that
     * a processor computes several of them at the same time.
     */
    private static int[] levels(int[] parents, int[] order) {
        int[] ancestors = new int[parents.length];
        for (int joint : order) {
            ancestors[joint] = parents[joint] < 0 ? 0 : ancestors[parents[joint]] + 1;
        }
        return Arrays.stream(order)
                .boxed()
                .sorted(Comparator.comparingInt(joint -> ancestors[joint]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Whether another rig has the same joints by name, with the same parents. */
    public boolean isLike(Rig other) {
        return names.equals(other.names) && Arrays.equals(parents, other.parents);
    }
}
