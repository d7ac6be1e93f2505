package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.edit.Edit.ComponentEdit;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class PoseChangeTest {

    private static final double HALF_OF_90 = Math.sqrt(0.5);

    /** A root with an arm of length 10 along x. */
    private static AnimBuilder arm() {
        return new AnimBuilder()
                .joint("root", -1, 32, 0)
                .joint("tip", 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0);
    }

    @Test
    void farthestMovementAndTurnAreToldWithTheirJointAndFrame() {
        Md5Anim before = arm().frame(0).frame(0).frame(0).build();
        Md5Anim after = arm().frame(0.1).frame(HALF_OF_90).frame(0).build();
        PoseChange change = PoseChange.between(before, after);
        assertThat(change.moved()).isEqualTo(new PoseChange.Spot(1, 1));
        assertThat(change.distance()).isCloseTo(10 * Math.sqrt(2), within(1e-12));
        assertThat(change.turned()).isEqualTo(new PoseChange.Spot(0, 1));
        assertThat(change.degrees()).isCloseTo(90, within(1e-12));
        assertThat(change.skeletonSize()).isEqualTo(10);
        assertThat(change.share()).isCloseTo(Math.sqrt(2), within(1e-12));
        assertThat(change.isNone()).isFalse();
    }

    @Test
    void sameAnimationDoesNotMove() {
        Md5Anim anim = arm().frame(0).build();
        assertThat(PoseChange.between(anim, anim))
                .isEqualTo(new PoseChange(PoseChange.Spot.NOWHERE, 0, PoseChange.Spot.NOWHERE, 0, 10));
        assertThat(PoseChange.between(anim, anim).isNone()).isTrue();
        assertThat(PoseChange.between(anim, anim).share()).isZero();
    }

    @Test
    void jointsAreComparedByName() {
        Md5Anim before = arm().frame(0).build();
        Md5Anim after = new AnimBuilder()
                .joint("tip", 2, 0, 0)
                .joint("new", 2, 0, 0)
                .joint("root", -1, 0, 0)
                .base(13, 0, 0, 0, 0, 0)
                .base(99, 0, 0, 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .frame(0)
                .build();
        PoseChange change = PoseChange.between(before, after);
        assertThat(change.moved()).isEqualTo(new PoseChange.Spot(1, 0));
        assertThat(change.distance()).isEqualTo(3);
        assertThat(change.degrees()).isZero();
    }

    @Test
    void withoutFramesTheBaseframesAreCompared() {
        Md5Anim before = arm().build();
        Md5Anim after = new BaseframeEdit(1, Component.TZ, 2).applyTo(before);
        assertThat(PoseChange.between(before, after).distance()).isEqualTo(2);
        Md5Anim nobody = new AnimBuilder().build();
        assertThat(PoseChange.between(nobody, nobody).isNone()).isTrue();
    }

    @Test
    void shareOfASkeletonWithoutSizeIsInfinite() {
        Md5Anim before = new AnimBuilder().joint("a", -1, 1, 0).frame(0).build();
        Md5Anim after = new ComponentEdit(0, 0, 5).applyTo(before);
        assertThat(PoseChange.between(before, after).share()).isInfinite();
    }
}
