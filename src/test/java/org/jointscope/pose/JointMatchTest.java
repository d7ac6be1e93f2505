package org.jointscope.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jointscope.model.Vector3;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class JointMatchTest {

    private static final double HALF = Math.sqrt(0.5);

    @Test
    void equallyManyJointsMatchByIndexWhateverTheirNames() {
        MeshBuilder mesh = new MeshBuilder().joint("a", -1, 0, 0, 0).joint("b", 0, 0, 0, 0);
        AnimBuilder anim = new AnimBuilder().joint("b", -1, 0, 0).joint("x", 0, 0, 0);
        assertThat(sources(mesh, anim)).containsExactly(0, 1);
    }

    @Test
    void otherwiseJointsMatchByNameAndTheFirstOfANameCounts() {
        MeshBuilder mesh = new MeshBuilder()
                .joint("root", -1, 0, 0, 0)
                .joint("hat", 0, 0, 0, 0)
                .joint("arm", 0, 0, 0, 0);
        AnimBuilder anim = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("arm", 0, 0, 0)
                .joint("arm", 0, 0, 0)
                .joint("leg", 0, 0, 0);
        assertThat(sources(mesh, anim)).containsExactly(0, -1, 1);
    }

    @Test
    void namesMatchByCase() {
        MeshBuilder mesh = new MeshBuilder().joint("Root", -1, 0, 0, 0);
        AnimBuilder anim = new AnimBuilder().joint("root", -1, 0, 0).joint("x", 0, 0, 0);
        assertThat(sources(mesh, anim)).containsExactly(-1);
    }

    @Test
    void jointWithoutAPartnerKeepsItsPlaceOnItsParent() {
        MeshBuilder mesh = new MeshBuilder()
                .joint("hat", 1, new Vector3(1, 2, 13), Vector3.ZERO)
                .joint("head", -1, new Vector3(1, 2, 3), Vector3.ZERO)
                .joint("feather", 0, new Vector3(4, 2, 13), Vector3.ZERO);
        // The head goes to (0, 5, 0) and turns a quarter about x, which takes z to −y.
        double[] anim = {0, 5, 0, -HALF, 0, 0, -HALF, 0, 0, 0, 0, 0, 0, -1};
        AnimBuilder rig = new AnimBuilder().joint("head", -1, 0, 0).joint("tail", 0, 0, 0);
        double[] pose = apply(mesh, rig, anim);
        assertThat(Arrays.copyOfRange(pose, 0, 3)).containsExactly(new double[] {0, -5, 0}, within(1e-14));
        assertThat(Arrays.copyOfRange(pose, 7, 14)).containsExactly(Arrays.copyOf(anim, 7));
        assertThat(Arrays.copyOfRange(pose, 14, 17)).containsExactly(new double[] {3, -5, 0}, within(1e-14));
    }

    @Test
    void rootWithoutAPartnerStaysInItsBindPose() {
        MeshBuilder mesh = new MeshBuilder().joint("stone", -1, 1, 2, 3);
        double[] pose = apply(mesh, new AnimBuilder(), new double[0]);
        assertThat(pose).containsExactly(1, 2, 3, 0, 0, 0, -1);
    }

    private static int[] sources(MeshBuilder mesh, AnimBuilder anim) {
        JointMatch match = JointMatch.of(Md5Kernel.bindPose(mesh.build()), Md5Kernel.rig(anim.build()));
        int joints = mesh.build().joints().size();
        return IntStream.range(0, joints).map(match::source).toArray();
    }

    private static double[] apply(MeshBuilder mesh, AnimBuilder anim, double[] animModelSpace) {
        BindPose bindPose = Md5Kernel.bindPose(mesh.build());
        double[] pose = new double[bindPose.rig().size() * JointTransform.STRIDE];
        JointMatch.of(bindPose, Md5Kernel.rig(anim.build())).apply(animModelSpace, pose);
        return pose;
    }
}
