package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.FramePair;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SkinnedModelTest {

    private static final int CALLS = 500;

    /** Bytes that measuring itself, or the compiler at work meanwhile, may cost over all calls. */
    private static final long NEARLY_NOTHING = 4_096;

    @Test
    void meshFollowsTheAnimation() {
        SkinnedModel model = SkinnedModel.of(
                Md5Kernel.skin(new MeshBuilder()
                        .joint("root", -1, 0, 0, 0)
                        .vertAt(1, 2, 3)
                        .build()),
                Md5Kernel.clip(new AnimBuilder()
                        .joint("root", -1, 1, 0)
                        .frame(0)
                        .frame(10)
                        .build()));
        model.pose(0.5, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertThat(model.meshes().getFirst().points()).containsExactly(6, 2, 3);
        assertThat(model.joints()).containsExactly(5, 0, 0, 0, 0, 0, -1);
    }

    @Test
    void withoutAnAnimationTheBindPoseStays() {
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(
                new MeshBuilder().joint("root", -1, 10, 0, 0).vertAt(1, 2, 3).build()));
        model.pose(7, new PoseOptions(Blend.LOCAL, RootMode.DOOM3, LoopRule.WRAPS));
        assertThat(model.meshes().getFirst().points()).containsExactly(11, 2, 3);
        assertThat(model.rig().names()).containsExactly("root");
    }

    @Test
    void nothingHasNoJointsAndNoMeshes() {
        SkinnedModel model = SkinnedModel.none();
        model.pose(0, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS));
        assertThat(model.joints()).isEmpty();
        assertThat(model.meshes()).isEmpty();
    }

    @Test
    void normalsTurnWithTheMesh() {
        SkinnedModel model = SkinnedModel.of(
                Md5Kernel.skin(new MeshBuilder()
                        .joint("root", -1, 0, 0, 0)
                        .vertAt(0, 0, 0)
                        .vertAt(0, 1, 0)
                        .vertAt(1, 0, 0)
                        .tri(0, 1, 2)
                        .build()),
                Md5Kernel.clip(new AnimBuilder()
                        .joint("root", -1, 8, 0)
                        .frame(-Math.sqrt(0.5))
                        .build()));
        model.pose(0, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS));
        float[] normals = new float[9];
        model.meshes().getFirst().normals(normals);
        assertThat(normals).containsExactly(new float[] {0, -1, 0, 0, -1, 0, 0, -1, 0}, within(1e-6f));
    }

    /** A joint at the origin that turns by half a turn, and a vertex at (2, 0, 1). */
    private static SkinnedModel halfTurn() {
        return SkinnedModel.of(
                Md5Kernel.skin(new MeshBuilder()
                        .joint("root", -1, 0, 0, 0)
                        .vertAt(2, 0, 1)
                        .build()),
                Md5Kernel.clip(new AnimBuilder()
                        .joint("root", -1, 32, 0)
                        .frame(0)
                        .frame(-1)
                        .build()));
    }

    /** From (2, 0, 1) to (−2, 0, 1): a quarter of the way is at x = 1, on no arc. */
    @Test
    void verticesGoInStraightLines() {
        SkinnedModel model = halfTurn();
        model.pose(0.25, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertThat(model.meshes().getFirst().points()).containsExactly(new float[] {1, 0, 1}, within(1e-6f));
        model.pose(0.5, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertThat(model.meshes().getFirst().points()).containsExactly(new float[] {0, 0, 1}, within(1e-6f));
        model.pose(0.5, new PoseOptions(Blend.MODEL, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertThat(model.meshes().getFirst().points()[0]).isCloseTo(0, within(1e-6f));
        assertThat(Math.abs(model.meshes().getFirst().points()[1])).isCloseTo(2, within(1e-6f));
    }

    @Test
    void meshesFollowJointsThatWereComputedElsewhere() {
        SkinnedModel model =
                SmallModel.open(Sample.files().toArray(Path[]::new)).model();
        SkinnedModel other = model.copy();
        PoseOptions local = new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        model.pose(3.3, local);
        other.pose(8);
        double[] unchanged = other.joints().clone();
        other.skin(model.joints(), model.joints(), 0, 4);
        assertSamePoints(other, model);
        assertThat(other.joints()).containsExactly(unchanged);

        model.pose(3.3, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        FramePair pair = new FramePair(model.clip().orElseThrow(), PoseOptions.FILE, 3, 4);
        other.skin(pair.first(), pair.second(), 3.3 - 3, 4);
        assertSamePoints(other, model);
    }

    private static void assertSamePoints(SkinnedModel one, SkinnedModel other) {
        for (int mesh = 0; mesh < one.meshes().size(); mesh++) {
            assertThat(one.meshes().get(mesh).points())
                    .containsExactly(other.meshes().get(mesh).points());
        }
    }

    @Test
    void verticesReturnToTheFirstFrameInAStraightLine() {
        SkinnedModel model = halfTurn();
        model.pose(1.75, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.WRAPS));
        assertThat(model.meshes().getFirst().points()).containsExactly(new float[] {1, 0, 1}, within(1e-6f));
        model.pose(1.75, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertThat(model.meshes().getFirst().points()).containsExactly(new float[] {-2, 0, 1}, within(1e-6f));
    }

    /** Half of its weight moves by 8, the other half turns from (2, 0, 0) to (0, 2, 0). */
    @Test
    void vertexOfTwoJointsIsBetweenItsTwoPositions() {
        SkinnedModel model = SkinnedModel.of(
                Md5Kernel.skin(new MeshBuilder()
                        .joint("a", -1, 0, 0, 0)
                        .joint("b", -1, 0, 0, 0)
                        .weight(0, 0.5, 2, 0, 0)
                        .weight(1, 0.5, 2, 0, 0)
                        .vert(0, 2)
                        .build()),
                Md5Kernel.clip(new AnimBuilder()
                        .joint("a", -1, 1, 0)
                        .joint("b", -1, 32, 1)
                        .frame(0, 0)
                        .frame(8, -Math.sqrt(0.5))
                        .build()));
        model.pose(1, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertThat(model.meshes().getFirst().points()).containsExactly(new float[] {5, 1, 0}, within(1e-6f));
        model.pose(0.5, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.LAST_IS_FIRST));
        assertThat(model.meshes().getFirst().points()).containsExactly(new float[] {3.5f, 0.5f, 0}, within(1e-6f));
    }

    @Test
    void zerosMoveTheMesh() {
        SkinnedModel model = SkinnedModel.of(
                Md5Kernel.skin(new MeshBuilder()
                        .joint("root", -1, 0, 0, 0)
                        .vertAt(1, 2, 3)
                        .build()),
                Md5Kernel.clip(new AnimBuilder()
                        .joint("root", -1, 1, 0)
                        .base(0, 20, 30, 0, 0, 0)
                        .frame(10)
                        .build()));
        model.pose(0, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.WRAPS));
        assertThat(model.meshes().getFirst().points()).containsExactly(11, 22, 33);
        model.pose(0, new PoseOptions(Blend.VERTEX, RootMode.FILE, LoopRule.WRAPS, Unflagged.ZERO));
        assertThat(model.meshes().getFirst().points()).containsExactly(11, 2, 3);
    }

    @ParameterizedTest
    @EnumSource(Blend.class)
    void posingAllocatesNothing(Blend blend) {
        Inspection sample = Inspector.inspect(Sample.files());
        Clip clip = Md5Kernel.clip(sample.anims().findFirst().orElseThrow());
        SkinnedModel model =
                SkinnedModel.of(Md5Kernel.skin(sample.meshes().findFirst().orElseThrow()), clip);
        List<float[]> normals = model.meshes().stream()
                .map(mesh -> new float[mesh.points().length])
                .toList();
        poseOften(model, blend, normals);
        assertThat(AllocationMeter.allocatedBy(() -> poseOften(model, blend, normals)))
                .isLessThan(NEARLY_NOTHING);
    }

    private static void poseOften(SkinnedModel model, Blend blend, List<float[]> normals) {
        PoseOptions options = new PoseOptions(blend, RootMode.IN_PLACE, LoopRule.WRAPS);
        for (int call = 0; call < CALLS; call++) {
            model.pose(call % 7 + 0.5, options);
        }
        for (int i = 0; i < normals.size(); i++) {
            model.meshes().get(i).normals(normals.get(i));
        }
    }
}
