package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jointscope.analysis.JointPartners;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

/** The guarantees of {@link MatchMesh}. */
final class Matched {

    private Matched() {}

    /**
     * Joints in both files keep their poses in every frame: exactly, if the values of the joint and of its ancestors do
     * not change.
     *
     * @param tolerance of the others, as a share of the largest coordinate, and in radians
     */
    static void assertMovesAsBefore(Md5Anim before, MatchMesh edit, double tolerance) {
        Md5Anim after = edit.applyTo(before);
        assertThat(edit.applyTo(after)).isSameAs(after);
        Rig mesh = Md5Kernel.rig(edit.mesh());
        Rig rig = Md5Kernel.rig(after);
        assertThat(rig.names()).isEqualTo(mesh.names());
        JointPartners partners =
                new JointPartners(mesh.names(), Md5Kernel.rig(before).names());
        Set<String> changed = new HashSet<>(edit.summary(before).rehung());
        changed.addAll(edit.summary(before).added());
        for (int frame = 0; frame < Math.max(1, before.frames().size()); frame++) {
            double[] old = Poses.at(before, frame, RootMode.FILE);
            double[] edited = Poses.at(after, frame, RootMode.FILE);
            double size = Arrays.stream(old).map(Math::abs).max().orElse(0);
            for (int joint = 0; joint < rig.size(); joint++) {
                assertThat(rig.parent(joint)).isEqualTo(mesh.parent(joint));
                int partner = partners.inAnim(joint);
                if (partner != JointPartners.NONE) {
                    boolean exact = !hangsOn(rig, joint, changed);
                    if (exact) {
                        assertSame(old, partner, edited, joint);
                    } else {
                        Transform was = Transform.of(old, partner);
                        Transform is = Transform.of(edited, joint);
                        assertThat(is.distanceTo(was)).isLessThanOrEqualTo(tolerance * size);
                        assertThat(Math.toRadians(is.degreesTo(was))).isLessThanOrEqualTo(tolerance);
                    }
                }
            }
        }
    }

    private static boolean hangsOn(Rig rig, int joint, Set<String> names) {
        boolean hangs = false;
        for (int at = joint; at >= 0; at = rig.parent(at)) {
            hangs |= names.contains(rig.name(at));
        }
        return hangs;
    }

    private static void assertSame(double[] old, int partner, double[] edited, int joint) {
        int stride = JointTransform.STRIDE;
        assertThat(Arrays.copyOfRange(edited, joint * stride, (joint + 1) * stride))
                .isEqualTo(Arrays.copyOfRange(old, partner * stride, (partner + 1) * stride));
    }
}
