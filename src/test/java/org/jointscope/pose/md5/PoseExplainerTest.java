package org.jointscope.pose.md5;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.PoseExplainer.JointPose;
import org.jointscope.pose.md5.PoseExplainer.JointPose.ComponentSource;
import org.jointscope.pose.md5.PoseExplainer.JointPose.ComponentSource.Origin;
import org.jointscope.pose.md5.PoseExplainer.JointPose.JointChannels;
import org.junit.jupiter.api.Test;

class PoseExplainerTest {

    private static final String HEADER = """
        MD5Version 10
        commandline ""
        numFrames 2
        numJoints 2
        frameRate 24
        numAnimatedComponents 4
        hierarchy {
        "root" -1 37 1
        "tip" 0 8 0
        }
        bounds {
        ( 0 0 0 ) ( 1 1 1 )
        ( 0 0 0 ) ( 1 1 1 )
        }
        baseframe {
        ( 1 2 3 ) ( 0.5 0 0 )
        ( 10 0 0 ) ( 0 0.6 0 )
        }
        """;

    private static final String FRAMES = """
        frame 0 {
        0.8 4
        5 0.5
        }
        frame 1 {
        0.9 8 9 0.5
        }
        """;

    @Test
    void flaggedComponentsComeFromTheFrameInBitOrder() {
        JointPose pose = explain(HEADER + FRAMES, 0, 0);
        JointChannels frame = pose.from();
        assertThat(frame.components())
                .containsExactly(
                        new ComponentSource(Component.TX, true, 1, 1, 4, 20, Origin.FRAME, 4),
                        new ComponentSource(Component.TY, false, -1, 2, Double.NaN, 0, Origin.BASEFRAME, 2),
                        new ComponentSource(Component.TZ, true, 2, 3, 5, 21, Origin.FRAME, 5),
                        new ComponentSource(Component.QX, false, -1, 0.5, Double.NaN, 0, Origin.BASEFRAME, 0.5),
                        new ComponentSource(Component.QY, false, -1, 0, Double.NaN, 0, Origin.BASEFRAME, 0),
                        new ComponentSource(Component.QZ, true, 3, 0, 0.5, 21, Origin.FRAME, 0.5));
        assertThat(pose.baseframeLine()).isEqualTo(16);
        assertThat(pose.to()).isEmpty();
        assertThat(pose.fraction()).isZero();
    }

    @Test
    void wFollowsFromTheMixedOrientation() {
        JointChannels frame = explain(HEADER + FRAMES, 0, 0).from();
        assertThat(frame.squared()).isEqualTo(0.5);
        assertThat(frame.w()).isCloseTo(-Math.sqrt(0.5), within(1e-15));
    }

    @Test
    void anOrientationThatIsTooLongLeavesNoW() {
        // Qx of the tip is 0.8 in frame 0 and 0.9 in frame 1; Qy stays 0.6.
        JointChannels longer = explain(HEADER + FRAMES, 1, 1).from();
        assertThat(longer.squared()).isCloseTo(1.17, within(1e-12));
        assertThat(longer.w()).isZero();
    }

    @Test
    void betweenTwoFramesBothAreExplained() {
        JointPose pose = explain(HEADER + FRAMES, 0, 0.25);
        assertThat(pose.from().frame()).isZero();
        assertThat(pose.to().orElseThrow().frame()).isEqualTo(1);
        assertThat(pose.to().orElseThrow().components().get(0).frame()).isEqualTo(8);
        assertThat(pose.fraction()).isEqualTo(0.25);
        assertThat(pose.local().x()).isEqualTo(5);
        assertThat(pose.local().z()).isEqualTo(6);
    }

    @Test
    void aShortFrameLeavesTheBaseframe() {
        String shortFrame = HEADER + "frame 0 {\n0.8 4 5\n}\nframe 1 {\n0 0 0 0\n}\n";
        ComponentSource source = explain(shortFrame, 0, 0).from().components().get(5);
        assertThat(source)
                .isEqualTo(new ComponentSource(Component.QZ, true, 3, 0, Double.NaN, 0, Origin.COMPONENT_MISSING, 0));
        assertThat(source.isZeroForWant()).isFalse();
    }

    @Test
    void anUnreadableComponentLeavesTheBaseframe() {
        String unreadable = HEADER + "frame 0 {\n0.8 oops 5 0.5\n}\nframe 1 {\n0 0 0 0\n}\n";
        assertThat(explain(unreadable, 0, 0).from().components().get(0))
                .isEqualTo(
                        new ComponentSource(Component.TX, true, 1, 1, Double.NaN, 20, Origin.COMPONENT_UNREADABLE, 1));
    }

    @Test
    void withoutBaseframeWhatHasNoFlagIsZero() {
        String withoutBaseframe = (HEADER + FRAMES).replaceAll("(?s)baseframe \\{.*?}\n", "");
        JointPose pose = explain(withoutBaseframe, 0, 0);
        ComponentSource ty = pose.from().components().get(1);
        assertThat(ty.effective()).isZero();
        assertThat(ty.isZeroForWant()).isTrue();
        assertThat(pose.baseframeLine()).isZero();
    }

    @Test
    void withoutFramesTheBaseframeRemains() {
        JointPose pose = explain(HEADER, 0, 0);
        assertThat(pose.from().components().get(0))
                .isEqualTo(new ComponentSource(Component.TX, true, 1, 1, Double.NaN, 0, Origin.COMPONENT_MISSING, 1));
        assertThat(pose.local().x()).isEqualTo(1);
    }

    @Test
    void aChildIsTurnedAndMovedWithItsParent() {
        // A quarter turn about z in the file's own numbers: (0, 0, sin 45°), which is clockwise by
        // textbook rules.
        String quarter = HEADER + "frame 0 {\n0 0 0 0.70710678118654757\n}\nframe 1 {\n0 0 0 0\n}\n";
        JointPose pose = explain(quarter.replace("( 0.5 0 0 )", "( 0 0 0 )").replace("( 0 0.6 0 )", "( 0 0 0 )"), 1, 0);
        assertThat(pose.local()).isEqualTo(new Transform(10, 0, 0, 0, 0, 0, -1));
        assertThat(pose.modelSpace().x()).isCloseTo(0, within(1e-12));
        assertThat(pose.modelSpace().y()).isCloseTo(-8, within(1e-12));
        assertThat(pose.modelSpace().degrees()).isCloseTo(90, within(1e-9));
        assertThat(pose.modelSpace().axis()).containsExactly(new double[] {0, 0, -1}, within(1e-12));
    }

    @Test
    void explainsExactlyWhatTheSamplerComputes() {
        Md5Anim anim = Inspector.inspect(Sample.files()).anims().findFirst().orElseThrow();
        Clip clip = Md5Kernel.clip(anim);
        double[] sampled = new double[clip.rig().size() * JointTransform.STRIDE];
        PoseExplainer explainer = new PoseExplainer(anim, clip);
        for (double frame : new double[] {0, 3, 7.375, 24}) {
            new PoseSampler(clip)
                    .sample(frame, new PoseOptions(Blend.LOCAL, RootMode.FILE, LoopRule.LAST_IS_FIRST), sampled);
            IntStream.range(0, clip.rig().size())
                    .forEach(joint -> assertThat(explainer
                                    .explain(joint, frame, Blend.LOCAL, LoopRule.LAST_IS_FIRST)
                                    .modelSpace())
                            .isEqualTo(Transform.of(sampled, joint)));
        }
    }

    private static JointPose explain(String text, int joint, double frame) {
        Md5Anim anim = Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model();
        return new PoseExplainer(anim, Md5Kernel.clip(anim)).explain(joint, frame, Blend.LOCAL, LoopRule.LAST_IS_FIRST);
    }
}
