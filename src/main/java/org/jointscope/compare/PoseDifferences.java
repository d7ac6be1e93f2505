package org.jointscope.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jointscope.compare.JointDifference.Largest;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.compare.PoseMap.Measure;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;

/**
 * The differences between the poses of two skeletons, each joint of which is a cause or a consequence: a joint that
 * differs relative to its parent is a cause, and its descendants that differ only in model space follow from it.
 */
final class PoseDifferences {

    /** Writes the joints of a frame in model space. */
    interface Poses {
        void write(int frame, double[] modelSpace);
    }

    private final JointPairs joints;
    private final Tolerance tolerance;
    private final Largest[] local;
    private final Largest[] model;
    private final PoseMap map;

    private final double[] one;
    private final double[] other;

    PoseDifferences(JointPairs joints, int frames, Tolerance tolerance) {
        this.joints = joints;
        this.tolerance = tolerance;
        this.local = new Largest[joints.after.size()];
        this.model = new Largest[joints.after.size()];
        Arrays.setAll(local, Largest::of);
        Arrays.setAll(model, Largest::of);
        this.map = new PoseMap(joints.after.size(), frames);
        this.one = new double[joints.before.size() * JointTransform.STRIDE];
        this.other = new double[joints.after.size() * JointTransform.STRIDE];
    }

    /**
     * Compares the poses of a frame, unless all joints are equal.
     *
     * @param equal joints that have the same numbers relative to the same parent
     */
    void add(int frame, Poses before, Poses after, Predicate<Pair> equal) {
        List<Pair> pairs = joints.pairs();
        boolean[] same = new boolean[pairs.size()];
        boolean all = true;
        for (int i = 0; i < same.length; i++) {
            same[i] = equal.test(pairs.get(i));
            all &= same[i];
        }
        if (all) {
            return;
        }
        before.write(frame, one);
        after.write(frame, other);
        for (int i = 0; i < same.length; i++) {
            Pair pair = pairs.get(i);
            int joint = pair.after();
            if (!isSame(pair)) {
                Transform from = Transform.of(one, pair.before());
                Transform to = Transform.of(other, joint);
                double units = from.distanceTo(to);
                model[joint] = model[joint].or(units, from.degreesTo(to), frame);
                map.put(Measure.UNITS, joint, frame, units > tolerance.units() ? units : 0);
            }
            if (!same[i]) {
                Transform from = inParent(pair);
                Transform to = joints.after.local(other, joint);
                double degrees = from.degreesTo(to);
                local[joint] = local[joint].or(from.distanceTo(to), degrees, frame);
                map.put(Measure.DEGREES, joint, frame, degrees > tolerance.degrees() ? degrees : 0);
            }
        }
    }

    /** The differences that the tolerance does not allow. */
    PoseMap map() {
        return map;
    }

    private boolean isSame(Pair pair) {
        int from = pair.before() * JointTransform.STRIDE;
        int to = pair.after() * JointTransform.STRIDE;
        return Arrays.equals(one, from, from + JointTransform.STRIDE, other, to, to + JointTransform.STRIDE);
    }

    /** The joint of the first skeleton in the space of its parent in the second one, if that has a partner. */
    private Transform inParent(Pair pair) {
        int parent = pair.reparented() ? joints.after.parent(pair.after()) : Rig.NO_JOINT;
        int frame = parent < 0 ? JointPairs.NONE : joints.inBefore(parent);
        if (!pair.reparented() || frame == JointPairs.NONE) {
            return joints.before.local(one, pair.before());
        }
        double[] out = new double[JointTransform.STRIDE];
        JointTransform.relative(one, frame, one, pair.before(), out, 0);
        return Transform.of(out, 0);
    }

    /** The causes, each with its consequences, in the order of the second skeleton. */
    List<JointDifference> causes() {
        Rig rig = joints.after;
        int[] cause = new int[rig.size()];
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            boolean own = local[joint].exceeds(tolerance);
            cause[joint] = own ? joint : rig.isRoot(joint) ? JointPairs.NONE : cause[rig.parent(joint)];
        }
        Map<Integer, List<Integer>> followers = new HashMap<>();
        for (Pair pair : joints.pairs()) {
            int joint = pair.after();
            if (cause[joint] != JointPairs.NONE && cause[joint] != joint && model[joint].exceeds(tolerance)) {
                followers.computeIfAbsent(cause[joint], it -> new ArrayList<>()).add(joint);
            }
        }
        return joints.pairs().stream()
                .filter(pair -> cause[pair.after()] == pair.after())
                .map(pair -> difference(pair, followers.getOrDefault(pair.after(), List.of())))
                .toList();
    }

    private JointDifference difference(Pair pair, List<Integer> followers) {
        Largest farthest = followers.stream()
                .map(joint -> model[joint])
                .max(Comparator.comparingDouble(Largest::units))
                .orElse(Largest.NONE);
        return new JointDifference(
                pair,
                local[pair.after()].above(tolerance),
                model[pair.after()].above(tolerance),
                followers,
                farthest.above(tolerance));
    }
}
