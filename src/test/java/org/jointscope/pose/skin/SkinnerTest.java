package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class SkinnerTest {

    private static final double HALF = Math.sqrt(0.5);

    /** Joint 0 stands at (10, 0, 0) unturned; joint 1 at (0, 20, 0), turned a quarter about z. */
    private static final double[] POSE = {10, 0, 0, 0, 0, 0, -1, 0, 20, 0, 0, 0, -HALF, -HALF};

    @Test
    void vertexOfOneWeightIsCarriedByItsJoint() {
        assertThat(skin(new MeshBuilder().weight(1, 1, 1, 2, 3).vert(0, 1)))
                .containsExactly(new double[] {-2, 21, 3}, within(1e-14));
    }

    @Test
    void weightsAddUpByTheirBiases() {
        assertThat(skin(new MeshBuilder()
                        .weight(0, 0.25, 2, 0, 0)
                        .weight(1, 0.75, 0, 4, 8)
                        .vert(0, 2)))
                .containsExactly(new double[] {3 - 3, 15, 6}, within(1e-14));
    }

    @Test
    void biasesAreNotBroughtToOne() {
        assertThat(skin(new MeshBuilder()
                        .weight(0, 0.5, 0, 0, 0)
                        .weight(0, 0.4, 0, 0, 0)
                        .vert(0, 2)))
                .containsExactly(new double[] {9, 0, 0}, within(1e-14));
    }

    @Test
    void vertexWithoutWeightsStandsAtTheOrigin() {
        assertThat(skin(new MeshBuilder().weight(0, 1, 1, 1, 1).vert(0, 0))).containsExactly(0, 0, 0);
    }

    /** Points with none, one and several weights, of joints in any order. */
    @Test
    void everyPointHasItsOwnWeights() {
        assertThat(skin(new MeshBuilder()
                        .weight(1, 0.5, 0, 4, 8)
                        .weight(0, 0.25, 2, 0, 0)
                        .weight(0, 0.25, 4, 0, 0)
                        .vert(0, 3)
                        .vert(0, 0)
                        .vert(1, 1)
                        .vert(0, 2)))
                .containsExactly(new double[] {-2 + 3 + 3.5, 10, 4, 0, 0, 0, 3, 0, 0, -2 + 3, 10, 4}, within(1e-14));
    }

    @Test
    void floatsAreTheRoundedDoubles() {
        MeshBuilder mesh = new MeshBuilder().weight(1, 0.7, 0.1, 0.2, 0.3).vert(0, 1);
        double[] exact = skin(mesh);
        SkinBinding binding = Md5Kernel.binding(mesh.mesh(), 2);
        Skinner skinner = new Skinner(2);
        skinner.setPose(POSE);
        float[] points = new float[3];
        skinner.skin(binding, points);
        assertThat(points).containsExactly((float) exact[0], (float) exact[1], (float) exact[2]);
    }

    private static double[] skin(MeshBuilder mesh) {
        SkinBinding binding = Md5Kernel.binding(mesh.mesh(), 2);
        Skinner skinner = new Skinner(2);
        skinner.setPose(POSE);
        double[] points = new double[binding.pointCount() * 3];
        skinner.skin(binding, points);
        return points;
    }
}
