package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class WeightLimitTest {

    private static final double[] BIASES = {0.1, 0.3, 0.15, 0.25, 0.2};

    /** A vertex at ( 1 2 3 ) on five joints, each turned and placed differently. */
    private static Md5Mesh mesh() {
        MeshBuilder mesh = new MeshBuilder();
        for (int joint = 0; joint < BIASES.length; joint++) {
            double[] placed = {joint, 2.0 * joint, 0, 0.1 * joint, 0, 0, JointTransform.w(0.1 * joint, 0, 0)};
            mesh.joint("j" + joint, -1, new Vector3(placed[0], placed[1], placed[2]), new Vector3(placed[3], 0, 0));
            double[] inJoint = new double[JointTransform.STRIDE];
            JointTransform.relative(placed, 0, new double[] {1, 2, 3, 0, 0, 0, 1}, 0, inJoint, 0);
            mesh.weight(joint, BIASES[joint], inJoint[0], inJoint[1], inJoint[2]);
        }
        return mesh.vert(0, BIASES.length).build();
    }

    /** One joint is moved by ten units from its place in the bind pose, the others stay there. */
    private static Clip moving(int moved) {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < BIASES.length; joint++) {
            anim.joint("j" + joint, -1, joint == moved ? 1 : 0, 0);
            anim.base(joint, 2.0 * joint, 0, 0.1 * joint, 0, 0);
        }
        Md5Anim made = anim.frame(moved).frame(moved + 10.0).build();
        return Md5Kernel.clip(made);
    }

    private static WeightLimit limit(int most) {
        return WeightLimit.of(most, WeightLimit.Base.BIND_POSE);
    }

    private static float[] at(Clip clip, int frame, WeightLimit limit) {
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(mesh()).limited(limit), clip);
        model.pose(frame, PoseOptions.FILE);
        return model.meshes().getFirst().points();
    }

    @Test
    void nothingChangesInTheBindPose() {
        assertThat(at(moving(1), 0, WeightLimit.NONE)).containsExactly(new float[] {1, 2, 3}, within(1e-5f));
        for (int most = 1; most <= BIASES.length; most++) {
            assertThat(at(moving(1), 0, limit(most))).containsExactly(new float[] {1, 2, 3}, within(1e-5f));
        }
    }

    @Test
    void smallestWeightCountsForNothing() {
        assertThat(at(moving(0), 1, WeightLimit.NONE)[0]).isCloseTo(2, within(1e-5f));
        assertThat(at(moving(0), 1, limit(4))[0]).isCloseTo(1, within(1e-5f));
    }

    @Test
    void thoseThatAreLeftSumToOneAgain() {
        assertThat(at(moving(1), 1, limit(4))[0]).isCloseTo(1 + (float) (10 * 0.3 / 0.9), within(1e-5f));
        assertThat(at(moving(3), 1, limit(2))[0]).isCloseTo(1 + (float) (10 * 0.25 / 0.55), within(1e-5f));
    }

    /** A weight of 0.5 alone pulls the vertex half way to the origin; there it stays, rigid. */
    @Test
    void biasesOfTooSmallASumPullTheVertexOnlyInTheBindPose() {
        Md5Mesh half = new MeshBuilder()
                .joint("j", -1, 0, 0, 0)
                .weight(0, 0.5, 4, 0, 0)
                .vert(0, 1)
                .build();
        Clip clip = Md5Kernel.clip(
                new AnimBuilder().joint("j", -1, 1, 0).frame(0).frame(10).build());
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(half).limited(limit(4)), clip);
        model.pose(1, PoseOptions.FILE);
        assertThat(model.meshes().getFirst().points()[0]).isEqualTo(12);
    }

    /** Where every weight keeps its own offset, it is as if its bias were 1. */
    @Test
    void biasesOfTooSmallASumAreMadeUpFor() {
        Md5Mesh half = new MeshBuilder()
                .joint("j", -1, 0, 0, 0)
                .weight(0, 0.5, 4, 0, 0)
                .vert(0, 1)
                .build();
        SkinBinding binding = Md5Kernel.binding(half.meshes().getFirst(), 1)
                .limited(Md5Kernel.bindPose(half), WeightLimit.of(8, WeightLimit.Base.OFFSETS));
        assertThat(binding.weights()).containsExactly(4, 0, 0, 1);
    }

    @Test
    void lossIsTheLongestWayOverAllFrames() {
        assertThat(WeightLoss.of(Md5Kernel.skin(mesh()), Optional.empty(), limit(5)))
                .isEmpty();
        assertThat(WeightLoss.of(Md5Kernel.skin(mesh()), Optional.empty(), WeightLimit.NONE))
                .isEmpty();
        assertThat(WeightLoss.of(Md5Kernel.skin(mesh()), Optional.empty(), limit(4)))
                .hasValue(new WeightLoss(1, 5, 0, 0, 0, WeightLoss.BIND_POSE, 0, 0));
        WeightLoss loss = WeightLoss.of(Md5Kernel.skin(mesh()), Optional.of(moving(0)), limit(4))
                .orElseThrow();
        assertThat(loss.distance()).isCloseTo(1, within(1e-5));
        assertThat(loss.frame()).isEqualTo(1);
    }

    /** Four weights of 0.2 at x = 1 and one at x = 6: at 2 with all of them, at 1 without the last. */
    @Test
    void weightsThatDisagreePutAVertexOutOfPlaceInTheBindPose() {
        MeshBuilder mesh = new MeshBuilder().joint("j", -1, 0, 0, 0);
        for (int weight = 0; weight < 5; weight++) {
            mesh.weight(0, 0.2, weight == 4 ? 6 : 1, 0, 0);
        }
        Md5Mesh made = mesh.vert(0, 5).build();
        WeightLoss loss = WeightLoss.of(
                        Md5Kernel.skin(made), Optional.empty(), WeightLimit.of(4, WeightLimit.Base.OFFSETS))
                .orElseThrow();
        assertThat(loss.distance()).isCloseTo(1, within(1e-5));
        assertThat(loss.frame()).isEqualTo(WeightLoss.BIND_POSE);
        assertThat(WeightLoss.of(Md5Kernel.skin(made), Optional.empty(), limit(4)))
                .hasValue(new WeightLoss(1, 5, 0, 0, 0, WeightLoss.BIND_POSE, 0, 0));
    }

    /** Where the pair is too large for all frames: the first, one between them and the last. */
    @Test
    void someFramesTellWhereAllWouldTakeTooLong() {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < BIASES.length; joint++) {
            anim.joint("j" + joint, -1, joint == 0 ? 1 : 0, 0);
            anim.base(joint, 2.0 * joint, 0, 0.1 * joint, 0, 0);
        }
        double[] x = {0, 90, 0, 0, 10, 0, 90, 0, 0};
        for (double each : x) {
            anim.frame(each);
        }
        Optional<Clip> clip = Optional.of(Md5Kernel.clip(anim.build()));
        WeightLoss some =
                WeightLoss.of(Md5Kernel.skin(mesh()), clip, limit(4), 1).orElseThrow();
        assertThat(some.distance()).isCloseTo(1, within(1e-5));
        assertThat(some.frame()).isEqualTo(4);
        assertThat(some.compared()).isEqualTo(3);
        assertThat(some.frames()).isEqualTo(9);
        WeightLoss all = WeightLoss.of(Md5Kernel.skin(mesh()), clip, limit(4)).orElseThrow();
        assertThat(all.frame()).isEqualTo(1);
        assertThat(all.compared()).isEqualTo(9);
    }

    private static final WeightLimit FIRST = new WeightLimit(OptionalInt.empty(), WeightLimit.Base.FIRST_WEIGHT);

    /** Weights with equal biases: the first puts the vertex at x = 2, the second at x = 10. */
    private static Md5Mesh disagreeing(double bias) {
        return new MeshBuilder()
                .joint("a", -1, 0, 0, 0)
                .joint("b", -1, 10, 0, 0)
                .weight(0, bias, 2, 0, 0)
                .weight(1, bias, 0, 0, 0)
                .vert(0, 2)
                .build();
    }

    /** Joint b stays at x = 10, and then moves to x = 20. */
    private static Clip away() {
        return Md5Kernel.clip(new AnimBuilder()
                .joint("a", -1, 0, 0)
                .joint("b", -1, 1, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .frame(10)
                .frame(20)
                .build());
    }

    private static float x(Md5Mesh mesh, int frame, WeightLimit limit) {
        SkinnedModel model = SkinnedModel.of(Md5Kernel.skin(mesh).limited(limit), away());
        model.pose(frame, new PoseOptions(Blend.NONE, RootMode.FILE, LoopRule.WRAPS));
        return model.meshes().getFirst().points()[0];
    }

    /** With all weights: (2 + 10) / 2 and (2 + 20) / 2. From x = 2: (2 + 2) / 2, (2 + 12) / 2. */
    @Test
    void firstWeightPlacesTheVertexAndAllOfThemMoveIt() {
        assertThat(x(disagreeing(0.5), 0, WeightLimit.NONE)).isEqualTo(6);
        assertThat(x(disagreeing(0.5), 1, WeightLimit.NONE)).isEqualTo(11);
        assertThat(x(disagreeing(0.5), 0, FIRST)).isEqualTo(2);
        assertThat(x(disagreeing(0.5), 1, FIRST)).isEqualTo(7);
        assertThat(x(disagreeing(0.25), 1, FIRST)).isEqualTo(7);
    }

    @Test
    void firstWeightChangesNothingWhereAllWeightsAgree() {
        for (int moved = 0; moved < BIASES.length; moved++) {
            assertThat(at(moving(moved), 1, FIRST))
                    .containsExactly(at(moving(moved), 1, WeightLimit.NONE), within(1e-5f));
        }
    }

    @Test
    void lossByTheFirstWeightIsOfVerticesWithMore() {
        WeightLoss loss = WeightLoss.of(Md5Kernel.skin(disagreeing(0.5)), Optional.of(away()), FIRST)
                .orElseThrow();
        assertThat(loss.vertices()).isEqualTo(1);
        assertThat(loss.distance()).isCloseTo(4, within(1e-5));
        Md5Mesh single = new MeshBuilder()
                .joint("a", -1, 0, 0, 0)
                .weight(0, 1, 2, 0, 0)
                .vert(0, 1)
                .build();
        assertThat(WeightLoss.of(Md5Kernel.skin(single), Optional.empty(), FIRST))
                .isEmpty();
    }

    @Test
    void interruptedComparisonStops() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> WeightLoss.of(Md5Kernel.skin(mesh()), Optional.of(moving(0)), limit(4)))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void vertexNeedsAWeight() {
        assertThatThrownBy(() -> limit(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
