package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class SkinBindingTest {

    private static final int JOINTS = 2;

    @Test
    void verticesOnEqualWeightsShareAPoint() {
        SkinBinding binding = binding(new MeshBuilder()
                .weight(0, 1, 1, 2, 3)
                .weight(0, 1, 1, 2, 3)
                .weight(0, 1, 1, 2, 4)
                .weight(1, 1, 1, 2, 3)
                .vert(0, 1)
                .vert(1, 1)
                .vert(2, 1)
                .vert(3, 1)
                .vert(0, 1));
        assertThat(points(binding)).containsExactly(0, 0, 1, 2, 0);
        assertThat(binding.pointCount()).isEqualTo(3);
        assertThat(binding.joints()).containsExactly(0, 0, 1);
        assertThat(binding.weightEnd()).containsExactly(1, 2, 3);
    }

    @Test
    void biasIsMultipliedIntoTheOffset() {
        SkinBinding binding =
                binding(new MeshBuilder().weight(1, 0.25, 4, 8, -16).vert(0, 1));
        assertThat(binding.weights()).containsExactly(1, 2, -4, 0.25);
    }

    @Test
    void weightOfAJointThatDoesNotExistCountsForNothing() {
        SkinBinding binding = binding(new MeshBuilder()
                .weight(JOINTS, 0.5, 1, 0, 0)
                .weight(-1, 0.5, 1, 0, 0)
                .weight(ModelFile.MISSING, 0.5, 1, 0, 0)
                .weight(1, 0.5, 1, 0, 0)
                .vert(0, 4)
                .vert(0, 3));
        assertThat(binding.joints()).containsExactly(1);
        assertThat(binding.weightEnd()).containsExactly(1, 1);
    }

    @Test
    void weightThatIsNotFiniteCountsForNothing() {
        SkinBinding binding = binding(new MeshBuilder()
                .weight(0, Double.NaN, 1, 0, 0)
                .weight(0, 1, 1, Double.NaN, 0)
                .weight(0, 1, 7, 0, 0)
                .vert(0, 3));
        assertThat(binding.weights()).containsExactly(7, 0, 0, 1);
    }

    @Test
    void rangePastTheEndTakesTheWeightsThatExist() {
        assertThat(weightsOf(1, 5)).isEqualTo(2);
        assertThat(weightsOf(3, 5)).isZero();
        assertThat(weightsOf(1_000_000, 2)).isZero();
        assertThat(weightsOf(-2, 3)).isEqualTo(1);
        assertThat(weightsOf(1, Integer.MAX_VALUE)).isEqualTo(2);
    }

    @Test
    void noNegativeOrUnreadableRangeTakesAny() {
        assertThat(weightsOf(0, 0)).isZero();
        assertThat(weightsOf(1, -1)).isZero();
        assertThat(weightsOf(ModelFile.MISSING, 2)).isZero();
        assertThat(weightsOf(0, ModelFile.MISSING)).isZero();
        assertThat(weightsOf(ModelFile.MISSING, ModelFile.MISSING)).isZero();
        assertThat(weightsOf(Integer.MAX_VALUE, Integer.MAX_VALUE)).isZero();
    }

    @Test
    void vertexIsMadeOf256WeightsAtMost() {
        MeshBuilder mesh = new MeshBuilder().vert(0, 300).vert(0, 256).vert(0, 255);
        for (int i = 0; i < 300; i++) {
            mesh.weight(0, 1 / 300.0, i, 0, 0);
        }
        SkinBinding binding = binding(mesh);
        assertThat(binding.weightEnd()).containsExactly(256, 256 + 255);
        assertThat(points(binding)).containsExactly(0, 0, 1);
    }

    @Test
    void verticesAreMadeOf16WeightsAtMostOnAverage() {
        MeshBuilder mesh = new MeshBuilder();
        int size = 1_000;
        for (int i = 0; i < size; i++) {
            mesh.weight(0, 1, i, 0, 0).vert(i, Integer.MAX_VALUE);
        }
        assertThat(binding(mesh).joints()).hasSize(16 * 2 * size);
    }

    @Test
    void trianglesWithAVertexThatDoesNotExistAreLeftOut() {
        SkinBinding binding = binding(new MeshBuilder()
                .weight(0, 1, 0, 0, 0)
                .weight(0, 1, 1, 0, 0)
                .vert(0, 1)
                .vert(1, 1)
                .vert(0, 1)
                .tri(0, 1, 3)
                .tri(-1, 1, 2)
                .tri(0, ModelFile.MISSING, 2)
                .tri(2, 1, 0));
        assertThat(binding.surface().triangleCount()).isEqualTo(1);
        assertThat(IntStream.range(0, 3).map(corner -> binding.surface().vertex(0, corner)))
                .containsExactly(2, 1, 0);
        assertThat(IntStream.range(0, 3).map(corner -> binding.surface().point(0, corner)))
                .containsExactly(0, 1, 0);
        assertThat(binding.surface().origins()).containsExactly(3);
    }

    @Test
    void emptyMeshHasNothing() {
        SkinBinding binding = binding(new MeshBuilder());
        assertThat(binding.surface().vertexCount()).isZero();
        assertThat(binding.pointCount()).isZero();
        assertThat(binding.surface().triangleCount()).isZero();
    }

    /** How many of three weights a vertex takes. */
    private static int weightsOf(int first, int count) {
        MeshBuilder mesh = new MeshBuilder().vert(first, count);
        mesh.weight(0, 1, 1, 0, 0).weight(0, 1, 2, 0, 0).weight(0, 1, 3, 0, 0);
        return binding(mesh).joints().length;
    }

    private static SkinBinding binding(MeshBuilder mesh) {
        return Md5Kernel.binding(mesh.mesh(), JOINTS);
    }

    private static int[] points(SkinBinding binding) {
        return IntStream.range(0, binding.surface().vertexCount())
                .map(binding.surface()::pointOfVertex)
                .toArray();
    }
}
