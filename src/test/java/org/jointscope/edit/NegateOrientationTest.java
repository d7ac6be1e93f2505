package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.RootMode;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class NegateOrientationTest {

    private static Md5Anim negated(Md5Anim anim, int first, int last) {
        return new NegateOrientation(1, new FrameSpan(first, last)).applyTo(anim);
    }

    private static AnimBuilder turning(int flags, int start) {
        return new AnimBuilder()
                .joint("root", -1, 8, 0)
                .joint("child", 0, flags, start)
                .base(0, 5, 0, 0, 0, 0)
                .base(1, 0, 0, 0.1, 0.2, 0.3);
    }

    @Test
    void onlyTheComponentsOfTheseFramesChange() {
        Md5Anim before = turning(56, 1)
                .frame(0.5, 0.1, 0.2, 0.3)
                .frame(0.5, 0, -0.2, 0.3)
                .frame(0.5, 0.1, 0.2, 0.3)
                .build();
        Md5Anim after = negated(before, 1, 1);
        assertThat(Shown.components(after)).isEqualTo("[0.5, 0.1, 0.2, 0.3][0.5, 0.0, 0.2, -0.3][0.5, 0.1, 0.2, 0.3]");
        assertThat(after.hierarchy()).isSameAs(before.hierarchy());
        assertThat(after.frames().get(0)).isSameAs(before.frames().get(0));
        assertThat(negated(after, 1, 1).frames().get(1).values())
                .isEqualTo(before.frames().get(1).values());
    }

    @Test
    void turnIsTheOtherWayRound() {
        Md5Anim before = turning(56, 1).frame(0, 0.1, 0.2, 0.3).build();
        double[] joints = Poses.at(negated(before, 0, 0), 0, RootMode.FILE);
        double[] was = Poses.at(before, 0, RootMode.FILE);
        for (int i = 10; i < 13; i++) {
            assertThat(joints[i]).isCloseTo(-was[i], Offset.offset(1e-15));
        }
        assertThat(joints[13]).isEqualTo(was[13]);
    }

    @Test
    void missingBitsAreSet() {
        Md5Anim before = turning(8, 1).frame(0.5, 0.1).frame(0.5, 0.4).build();
        Md5Anim after = negated(before, 1, 99);
        assertThat(Shown.layout(after)).isEqualTo("8@0 56@1 [0.5, 0.1, 0.2, 0.3][0.5, -0.4, -0.2, -0.3]");
    }

    @Test
    void zerosNeedNoComponent() {
        Md5Anim before = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("child", 0, 8, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(0, 0, 0, 0.1, 0, 0)
                .frame(0.5)
                .frame(0)
                .build();
        assertThat(Shown.layout(negated(before, 0, 1))).isEqualTo("0@0 8@0 [-0.5][0.0]");
        assertThat(negated(before, 1, 1)).isSameAs(before);
    }

    @Test
    void componentOfTwoJointsIsTakenApart() {
        Md5Anim before = turning(8, 0).frame(0.5).frame(0.25).build();
        Md5Anim after = negated(before, 0, 0);
        assertThat(Shown.layout(after)).isEqualTo("8@0 56@1 [0.5, -0.5, -0.2, -0.3][0.25, 0.25, 0.2, 0.3]");
    }

    @Test
    void unreadableComponentBecomesTheBaseframesNegated() {
        Md5Anim before = turning(56, 1).frame(0.5, Double.NaN, 0.2, 0.3).build();
        assertThat(Shown.layout(negated(before, 0, 0))).isEqualTo("8@0 56@1 [0.5, -0.1, -0.2, -0.3]");
    }

    @Test
    void framesThatAreTooShortAreRepacked() {
        Md5Anim before = turning(56, 1).frame(0.5, 0.4).build();
        assertThat(Shown.layout(negated(before, 0, 0))).isEqualTo("8@0 56@1 [0.5, -0.4, -0.2, -0.3]");
    }

    @Test
    void unreadableFlagsBecomeThoseThatAreNeeded() {
        Md5Anim before = turning(ModelFile.MISSING, 1).frame(0.5).build();
        assertThat(Shown.layout(negated(before, 0, 0))).isEqualTo("8@0 56@1 [0.5, -0.1, -0.2, -0.3]");
    }

    @Test
    void whatIsNotThereIsLeftOut() {
        Md5Anim anim = turning(56, 1).frame(0.5, 0.1, 0.2, 0.3).build();
        assertThat(negated(anim, 1, 7)).isSameAs(anim);
        assertThat(negated(anim, -9, -1)).isSameAs(anim);
        assertThat(new NegateOrientation(2, new FrameSpan(0, 0)).applyTo(anim)).isSameAs(anim);
        assertThat(new NegateOrientation(-1, new FrameSpan(0, 0)).applyTo(anim)).isSameAs(anim);
    }
}
