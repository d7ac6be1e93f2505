package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.jointscope.edit.Edit.ClearStill;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class ClearStillTest {

    private static final double NONE = Double.NaN;

    private static Md5Anim lossless(AnimBuilder builder) {
        Md5Anim anim = builder.build();
        Md5Anim cleared = new ClearStill(Tolerance.LOSSLESS).applyTo(anim);
        Poses.assertSame(anim, cleared);
        assertThat(PoseChange.between(anim, cleared).isNone()).isTrue();
        return cleared;
    }

    private static AnimBuilder root(int flags, int start) {
        return new AnimBuilder()
                .joint("root", -1, flags, start)
                .joint("child", 0, 0, 0)
                .base(7, 8, 9, 0.1, 0.2, 0.3)
                .base(1, 0, 0, 0, 0, 0);
    }

    @Test
    void componentsThatNeverLeaveTheBaseframeGo() {
        Md5Anim anim = lossless(root(63, 0).frame(7, 8, 9, 0.1, 0.2, 0.3).frame(7, 8, 9.5, 0.1, 0, 0.3));
        assertThat(Shown.layout(anim)).isEqualTo("20@0 0@0 [9.0, 0.2][9.5, 0.0]");
    }

    @Test
    void stillComponentsElsewhereThanTheBaseframeStay() {
        Md5Anim anim = lossless(root(3, 0).frame(7, 5).frame(7, 5));
        assertThat(Shown.layout(anim)).isEqualTo("2@0 0@0 [5.0][5.0]");
    }

    @Test
    void componentsThatAreNotThereCountAsTheBaseframe() {
        Md5Anim anim = lossless(root(7, 0).frame(7, NONE).frame(NONE, 1, 9));
        assertThat(Shown.layout(anim)).isEqualTo("2@0 0@0 [8.0][1.0]");
    }

    @Test
    void unreadableFlagsStay() {
        Md5Anim anim = lossless(root(ModelFile.MISSING, 5).frame().frame());
        assertThat(anim.hierarchy().get(0).flags()).isEqualTo(ModelFile.MISSING);
    }

    @Test
    void withoutFramesNothingIsCleared() {
        Md5Anim anim = root(63, 3).build();
        assertThat(new ClearStill(Tolerance.LOSSLESS).applyTo(anim)).isSameAs(anim);
    }

    @Test
    void toleranceIsMeantForEachKindOfComponent() {
        Md5Anim anim = root(63, 0)
                .frame(7.125, 8.126, 9, 0.1 + 1.0 / 8192, 0.2 + 1.1 / 8192, 0.3)
                .build();
        Md5Anim cleared = new ClearStill(Tolerance.ID).applyTo(anim);
        assertThat(cleared.hierarchy().get(0).flags()).isEqualTo(2 | 16);
    }

    @Test
    void presetTellsHowFarJointsMove() {
        Md5Anim anim = root(1, 0).frame(7.1).frame(7.125).frame(6.9).build();
        Md5Anim cleared = new ClearStill(Tolerance.ID).applyTo(anim);
        PoseChange change = PoseChange.between(anim, cleared);
        assertThat(change.distance()).isEqualTo(0.125);
        assertThat(change.moved()).isEqualTo(new PoseChange.Spot(0, 1));
        assertThat(change.degrees()).isZero();
        assertThat(change.turned()).isEqualTo(PoseChange.Spot.NOWHERE);
        assertThat(change.skeletonSize()).isCloseTo(1, within());
        assertThat(change.share()).isCloseTo(0.125, within());
        assertThat(cleared.numAnimatedComponents().orElseThrow().value()).isZero();
    }

    private static Offset<Double> within() {
        return Offset.offset(1e-12);
    }
}
