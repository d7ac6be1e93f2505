package org.jointscope.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;

/**
 * The differences between two meshes: skeletons, bind poses and mesh blocks.
 *
 * @param joints the alignment
 * @param header numbers of the header that differ
 * @param poses joints with another bind pose, each with its consequences
 * @param meshes blocks that both have and that differ
 * @param removed blocks that only the first file has
 * @param added blocks that only the second file has
 */
public record MeshComparison(
        JointPairs joints,
        List<HeaderChange> header,
        List<JointDifference> poses,
        List<MeshChange> meshes,
        List<Integer> removed,
        List<Integer> added)
        implements Comparison {

    /** Joints are written in model space with few decimals, so those relative to their parents are rounded. */
    private static final double ROUNDING = 1e-6;

    private static final double ROUNDING_DEGREES = 1e-3;

    public static MeshComparison of(Md5Mesh before, Md5Mesh after, Tolerance tolerance) {
        BindPose from = Md5Kernel.bindPose(before);
        BindPose to = Md5Kernel.bindPose(after);
        JointPairs joints = new JointPairs(from.rig(), to.rig());
        Blocks blocks = Blocks.of(before, after);
        List<SkinnedMesh> ones = SkinnedModel.of(Md5Kernel.skin(before)).meshes();
        List<SkinnedMesh> others = SkinnedModel.of(Md5Kernel.skin(after)).meshes();
        MeshChanges changes = new MeshChanges(before, after, joints, tolerance);
        return new MeshComparison(
                joints,
                Stream.of(HeaderChange.of("MD5Version", before.version(), after.version()))
                        .filter(HeaderChange::differs)
                        .toList(),
                poses(before, from.modelSpace(), after, to.modelSpace(), joints, tolerance),
                blocks.pairs.stream()
                        .flatMap(pair ->
                                changes.between(pair[0], ones.get(pair[0]), pair[1], others.get(pair[1])).stream())
                        .toList(),
                blocks.removed,
                blocks.added);
    }

    private static List<JointDifference> poses(
            Md5Mesh before, double[] from, Md5Mesh after, double[] to, JointPairs joints, Tolerance tolerance) {
        double size = 0;
        for (int at = 0; at < from.length; at += JointTransform.STRIDE) {
            size = Math.max(size, JointTransform.length(from[at], from[at + 1], from[at + 2]));
        }
        PoseDifferences differences =
                new PoseDifferences(joints, 1, tolerance.atLeast(ROUNDING * size, ROUNDING_DEGREES));
        differences.add(
                0,
                (frame, out) -> System.arraycopy(from, 0, out, 0, from.length),
                (frame, out) -> System.arraycopy(to, 0, out, 0, to.length),
                pair -> isSame(before, after, joints, pair));
        return differences.causes();
    }

    /** Whether a joint and its parent have the same numbers. */
    private static boolean isSame(Md5Mesh before, Md5Mesh after, JointPairs joints, Pair pair) {
        int parent = joints.after.parent(pair.after());
        return !pair.reparented()
                && isSame(before.joints().get(pair.before()), after.joints().get(pair.after()))
                && (parent < 0
                        || isSame(
                                before.joints().get(joints.inBefore(parent)),
                                after.joints().get(parent)));
    }

    private static boolean isSame(MeshJoint one, MeshJoint other) {
        return one.position().equals(other.position()) && one.orientation().equals(other.orientation());
    }

    @Override
    public boolean isEqual() {
        return header.isEmpty()
                && joints.added().isEmpty()
                && joints.removed().isEmpty()
                && joints.isSameOrder()
                && joints.pairs().stream().noneMatch(pair -> pair.renamed() || pair.reparented())
                && poses.isEmpty()
                && meshes.isEmpty()
                && removed.isEmpty()
                && added.isEmpty();
    }

    /** The corresponding blocks: by index if both files have the same number of them, otherwise by shader, in order. */
    private record Blocks(List<int[]> pairs, List<Integer> removed, List<Integer> added) {

        static Blocks of(Md5Mesh before, Md5Mesh after) {
            List<int[]> pairs = new ArrayList<>();
            List<Integer> removed = new ArrayList<>();
            List<Integer> added = new ArrayList<>();
            for (int i = 0; i < after.meshes().size(); i++) {
                added.add(i);
            }
            boolean same = before.meshes().size() == after.meshes().size();
            for (int i = 0; i < before.meshes().size(); i++) {
                int index = i;
                String shader = before.meshes().get(i).shader();
                added.stream()
                        .filter(other -> same
                                ? other == index
                                : after.meshes().get(other).shader().equals(shader))
                        .findFirst()
                        .ifPresentOrElse(
                                other -> {
                                    pairs.add(new int[] {index, other});
                                    added.remove(other);
                                },
                                () -> removed.add(index));
            }
            return new Blocks(pairs, removed, added);
        }
    }
}
