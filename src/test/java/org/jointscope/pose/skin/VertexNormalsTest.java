package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class VertexNormalsTest {

    private static final Offset<Float> SMALL = within(1e-6f);

    @Test
    void normalsRotateWithTheJointAndDoNotMove() {
        Md5Mesh mesh = new MeshBuilder()
                .joint("root", -1, 5, 6, 7)
                .vertAt(1, 2, 3)
                .vertAt(4, 5, 6)
                .build();
        // Half of the square root of 2: a quarter turn about z.
        SkinnedModel model = SkinnedModel.of(
                Md5Kernel.skin(mesh),
                Md5Kernel.clip(new AnimBuilder()
                        .joint("root", -1, 32, 0)
                        .frame(Math.sqrt(0.5))
                        .build()));
        SkinBinding normals = VertexNormals.of(
                model.meshes().getFirst().binding(), Md5Kernel.bindPose(mesh), new double[] {1, 0, 0, 0, 0, 1});
        float[] out = new float[6];
        model.pose(0, PoseOptions.FILE);
        model.skin(normals, out);
        assertThat(out[0]).isCloseTo(0, SMALL);
        assertThat(out[1]).isCloseTo(-1, SMALL);
        assertThat(out[2]).isCloseTo(0, SMALL);
        assertThat(out[3]).isCloseTo(0, SMALL);
        assertThat(out[5]).isCloseTo(1, SMALL);
    }

    @Test
    void unreadableNormalIsZero() {
        Md5Mesh mesh =
                new MeshBuilder().joint("root", -1, 0, 0, 0).vertAt(1, 2, 3).build();
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(mesh));
        SkinBinding normals = VertexNormals.of(
                model.meshes().getFirst().binding(), Md5Kernel.bindPose(mesh), new double[] {Double.NaN, 0, 1});
        float[] out = {9, 9, 9};
        model.skin(normals, out);
        assertThat(out).containsExactly(0, 0, 0);
    }
}
