package org.jointscope.pose.md5;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointBlend.Shares;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.pose.md5.PoseExplainer.JointPose;
import org.jointscope.pose.md5.PoseExplainer.JointPose.Ancestor;
import org.jointscope.pose.skin.JointVertices;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.testing.AnimBuilder;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.GoldenAssert;
import org.jointscope.testing.GoldenDocument;
import org.jointscope.testing.GoldenDocument.Frame;
import org.jointscope.testing.GoldenDocument.Joint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The stages of a pose, and all numbers of their explanation, are those of the sampler. */
class WalkTest {

    /** Of the size of the skeleton: the ancestors are applied in another order than by the sampler. */
    private static final double ROUNDING = 1e-12;

    private static final PoseOptions LOCAL = new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.WRAPS);

    static List<GoldenDocument> documents() throws IOException {
        return GoldenDocument.all().stream()
                .filter(document -> document.anim().isPresent())
                .toList();
    }

    static List<Path> animations() {
        return Stream.concat(Corpus.files("md5anim").stream(), Sample.files().stream())
                .filter(path -> path.toString().endsWith(".md5anim"))
                .toList();
    }

    private static Optional<Md5Anim> read(Path path) {
        return Inspector.inspect(List.of(path)).anims().findFirst();
    }

    /** All numbers of the last stage are those that another program has computed. */
    @ParameterizedTest
    @MethodSource("documents")
    void explanationAgreesWith(GoldenDocument document) {
        Md5Anim anim = read(document.anim().orElseThrow()).orElseThrow();
        Clip clip = Md5Kernel.clip(anim);
        PoseExplainer explainer = new PoseExplainer(anim, clip);
        for (Frame frame : document.frames()) {
            double moment = frame.frame().orElse(0);
            if (document.blend().equals("local") || moment == Math.floor(moment)) {
                List<Joint> joints = new ArrayList<>();
                for (int joint = 0; joint < clip.rig().size(); joint++) {
                    JointPose pose = explainer.explain(joint, moment, Blend.LOCAL, clip.ownLoopRule());
                    Transform end = pose.chain().isEmpty()
                            ? pose.local()
                            : pose.chain().getLast().product();
                    joints.add(new Joint(
                            clip.rig().name(joint),
                            clip.rig().parent(joint),
                            Arrays.copyOf(end.toArray(), 3),
                            Arrays.copyOfRange(end.toArray(), 3, 7)));
                }
                GoldenAssert.assertJoints(joints, frame);
            }
            assertStages(anim, moment);
            assertStages(anim, moment + 0.37);
        }
    }

    @Test
    void explanationAgreesWithAllAnimations() {
        assertThat(animations()).hasSizeGreaterThan(50);
        for (Path path : animations()) {
            read(path).filter(anim -> !anim.hierarchy().isEmpty()).ifPresent(anim -> {
                double last = Math.max(0, anim.frames().size() - 1);
                for (double moment : new double[] {0, 0.5, last / 2 + 0.25, last, last + 0.9}) {
                    assertNumbers(anim, moment);
                }
            });
        }
    }

    private static double[] sample(Clip clip, double moment, PoseOptions options) {
        double[] pose = new double[clip.rig().size() * JointTransform.STRIDE];
        new PoseSampler(clip).sample(moment, options, pose);
        return pose;
    }

    private static void assertNumbers(Md5Anim anim, double moment) {
        Clip clip = Md5Kernel.clip(anim);
        PoseExplainer explainer = new PoseExplainer(anim, clip);
        double[] sampled = sample(clip, moment, LOCAL);
        double size = 1 + Arrays.stream(sampled).map(Math::abs).max().orElse(0);
        for (int joint = 0; joint < clip.rig().size(); joint++) {
            JointPose pose = explainer.explain(joint, moment, Blend.LOCAL, LoopRule.WRAPS);
            assertThat(pose.modelSpace()).isEqualTo(Transform.of(sampled, joint));
            Transform end = pose.chain().stream()
                    .map(Ancestor::product)
                    .reduce((before, last) -> last)
                    .orElse(pose.local());
            assertThat(end.toArray()).containsExactly(pose.modelSpace().toArray(), within(ROUNDING * size));
            Transform from = pose.from().local();
            assertThat(pose.to().isPresent()).isEqualTo(pose.shares().isPresent());
            if (pose.to().isPresent()) {
                Transform to = pose.to().get().local();
                Shares shares = pose.shares().orElseThrow();
                double[] between = IntStream.range(0, 7)
                        .mapToDouble(i -> i < 3
                                ? from.toArray()[i] + pose.fraction() * (to.toArray()[i] - from.toArray()[i])
                                : shares.from() * from.toArray()[i] + shares.to() * to.toArray()[i])
                        .toArray();
                assertThat(normalized(between)).containsExactly(pose.local().toArray(), within(ROUNDING * size));
            } else {
                assertThat(normalized(from.toArray()))
                        .containsExactly(pose.local().toArray(), within(1e-15));
            }
        }
    }

    private static double[] normalized(double[] transform) {
        JointTransform.normalize(transform);
        return transform;
    }

    /** Every stage of every joint, and its descendants. */
    private static void assertStages(Md5Anim anim, double moment) {
        assertNumbers(anim, moment);
        Clip clip = Md5Kernel.clip(anim);
        PoseExplainer explainer = new PoseExplainer(anim, clip);
        PoseSampler sampler = new PoseSampler(clip);
        double[] end = sample(clip, moment, LOCAL);
        double[] stopped = new double[end.length];
        double[] expected = new double[end.length];
        int step = Math.max(1, clip.rig().size() / 12);
        for (int joint = 0; joint < clip.rig().size(); joint += step) {
            JointPose pose = explainer.explain(joint, moment, Blend.LOCAL, LoopRule.WRAPS);
            for (Walk walk : Walk.of(clip.rig(), joint, 12)) {
                sampler.sample(moment, LOCAL.with(walk), stopped);
                JointTransform.copy(end, joint, expected, joint);
                Optional<Transform> local = switch (walk.stage()) {
                    case PARENT -> Optional.of(new Transform(0, 0, 0, 0, 0, 0, -1));
                    case BASEFRAME -> Optional.of(clip.localBaseframe(joint));
                    case COMPONENTS -> {
                        Transform still = clip.localBaseframe(joint);
                        Transform frame = pose.from().local();
                        yield Optional.of(new Transform(
                                frame.x(), frame.y(), frame.z(), still.qx(), still.qy(), still.qz(), still.qw()));
                    }
                    case W -> Optional.of(pose.from().local());
                    default -> Optional.empty();
                };
                int parent = clip.rig().parent(joint);
                if (walk.stage() == Stage.COMPOSED) {
                    Transform product = walk.ancestors() == 0
                            ? pose.local()
                            : pose.chain().get(walk.ancestors() - 1).product();
                    System.arraycopy(product.toArray(), 0, expected, joint * 7, 7);
                } else if (local.isPresent()) {
                    if (parent >= 0) {
                        JointTransform.copy(end, parent, expected, parent);
                    }
                    Transform unit = Transform.of(normalized(local.get().toArray()), 0);
                    clip.rig().toModelSpace(unit, expected, joint);
                }
                assertThat(Transform.of(stopped, joint).toArray())
                        .as("%s", walk)
                        .containsExactly(Transform.of(expected, joint).toArray(), within(1e-14 * (1 + max(end))));
                assertOthers(clip, walk, end, stopped);
            }
        }
    }

    /** Descendants keep their transform relative to their parent; all others their pose. */
    private static void assertOthers(Clip clip, Walk walk, double[] end, double[] stopped) {
        for (int other = 0; other < clip.rig().size(); other++) {
            if (clip.rig().ancestors(other).contains(walk.joint())) {
                assertThat(clip.rig().local(stopped, other).toArray())
                        .containsExactly(clip.rig().local(end, other).toArray(), within(1e-9 * (1 + max(end))));
            } else if (other != walk.joint()) {
                assertThat(Transform.of(stopped, other)).isEqualTo(Transform.of(end, other));
            }
        }
    }

    private static double max(double[] numbers) {
        return DoubleStream.of(numbers).map(Math::abs).max().orElse(0);
    }

    private static AnimBuilder turning(double base, double tx, double qz) {
        return new AnimBuilder()
                .joint("root", -1, 0, 0)
                .base(1, 0, 0, 0, 0, 0)
                .joint("tip", 0, 33, 0)
                .base(0, base, 0, 0, 0, 0.1)
                .frame(2, 0.3)
                .frame(tx, qz);
    }

    @Test
    void numbersAreReplacedWhileTheyAreRead() {
        Clip clip = Md5Kernel.clip(turning(5, 4, 0.6).build());
        Clip edited = Md5Kernel.clip(turning(7, 3, 0.5).build());
        Walk walk = Walk.NONE
                .with(new AsIf(1, Component.TY.ordinal(), Walk.BASEFRAME, 99))
                .with(new AsIf(1, Component.TY.ordinal(), Walk.BASEFRAME, 7))
                .with(new AsIf(1, Component.TX.ordinal(), 1, 3))
                .with(new AsIf(1, Component.QZ.ordinal(), 1, 0.5));
        assertThat(walk.asIf()).hasSize(3);
        for (double moment : new double[] {0, 0.25, 1}) {
            assertThat(sample(clip, moment, LOCAL.with(walk))).containsExactly(sample(edited, moment, LOCAL));
        }
        // The baseframe's values of flagged components are not used. The parent is −1, so the sign changes.
        Walk unused = Walk.NONE.with(new AsIf(1, Component.QZ.ordinal(), Walk.BASEFRAME, 0.9));
        assertThat(sample(clip, 1, LOCAL.with(unused))).containsExactly(sample(clip, 1, LOCAL));
        Walk baseframe = new Walk(1, Stage.BASEFRAME, 0, unused.asIf());
        assertThat(sample(clip, 1, LOCAL.with(baseframe))[12]).isEqualTo(-0.9);
    }

    @Test
    void explanationHasTheReplacedNumbers() {
        Md5Anim anim = turning(5, 4, 0.6).build();
        PoseExplainer explainer = new PoseExplainer(anim, Md5Kernel.clip(anim));
        List<AsIf> numbers = List.of(
                new AsIf(1, Component.TX.ordinal(), 1, 3),
                new AsIf(1, Component.TY.ordinal(), Walk.BASEFRAME, 7),
                new AsIf(1, Walk.W, 1, -0.6));
        JointPose pose = explainer.explain(1, 1, Blend.LOCAL, LoopRule.WRAPS, numbers);
        assertThat(pose.from().components())
                .extracting(it -> it.effective())
                .containsExactly(3.0, 7.0, 0.0, 0.0, 0.0, 0.6);
        assertThat(pose.from().components().get(1).baseframe()).isEqualTo(7);
        assertThat(pose.from().w()).isEqualTo(-0.6);
        // 0.6 and −0.6 are normalized: 90° about −z.
        assertThat(pose.modelSpace().degrees()).isCloseTo(90, within(1e-9));
        assertThat(pose.modelSpace().x()).isEqualTo(4);
        assertThat(explainer.explain(1, 1, Blend.LOCAL, LoopRule.WRAPS).from().w())
                .isEqualTo(-0.8);
    }

    @Test
    void aLongChainHasFewStages() {
        AnimBuilder chain = new AnimBuilder();
        IntStream.range(0, 40)
                .forEach(joint -> chain.joint("j" + joint, joint - 1, 0, 0).base(1, 0, 0, 0, 0, 0));
        Clip clip = Md5Kernel.clip(chain.frame().build());
        List<Integer> ancestors = Walk.of(clip.rig(), 39, 12).stream()
                .filter(walk -> walk.stage() == Stage.COMPOSED)
                .map(Walk::ancestors)
                .toList();
        assertThat(ancestors).hasSize(12).startsWith(0).endsWith(38).isSorted().doesNotHaveDuplicates();
        assertThat(Walk.of(clip.rig(), 0, 12)).extracting(Walk::stage).doesNotContain(Stage.COMPOSED);
        assertThat(sample(clip, 0, LOCAL.with(new Walk(39, Stage.COMPOSED, 20, List.of())))[39 * 7])
                .isEqualTo(21);
    }

    @Test
    void verticesOfAJointHaveItsWeights() {
        SkinnedModel model = SkinnedModel.of(
                Optional.of(Md5Kernel.skin(
                        Inspector.inspect(Sample.files()).meshes().findFirst().orElseThrow())),
                Inspector.inspect(Sample.files()).anims().findFirst().map(Md5Kernel::clip));
        for (int joint = 0; joint < model.rig().size(); joint++) {
            int of = joint;
            JointVertices vertices = JointVertices.of(model, joint);
            int expected = 0;
            for (var mesh : model.meshes()) {
                SkinBinding binding = mesh.binding();
                expected += (int) IntStream.range(0, mesh.surface().vertexCount())
                        .filter(vertex -> binding.biasSum(mesh.surface().pointOfVertex(vertex), it -> it == of) > 0)
                        .count();
            }
            assertThat(vertices.vertices()).as(model.rig().name(joint)).isEqualTo(expected);
        }
        assertThat(JointVertices.of(model, model.rig().size() - 1).vertices()).isPositive();
    }
}
