package org.jointscope.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.jointscope.compare.AnimComparison.LayoutChange;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class AnimComparisonTest {

    private static final double HALF_OF_90 = Math.sqrt(0.5);

    /** A root with an arm of two joints of length 10 along x. */
    private static AnimBuilder arm() {
        return new AnimBuilder()
                .joint("root", -1, 32, 0)
                .joint("elbow", 0, 32, 1)
                .joint("tip", 1, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0);
    }

    private static AnimComparison compare(Md5Anim before, Md5Anim after) {
        return AnimComparison.of(before, after, Tolerance.EXACT);
    }

    @Test
    void animationEqualsItself() {
        Md5Anim anim = arm().frame(0.1, 0.2).bounds(0, 0, 0, 1, 1, 1).build();
        assertThat(compare(anim, anim).isEqual()).isTrue();
        assertThat(ComparisonText.lines(compare(anim, anim))).isEmpty();
    }

    @Test
    void negativeZeroIsNoDifference() {
        AnimComparison same =
                compare(arm().frame(0, 0).build(), arm().frame(-0.0, -0.0).build());
        assertThat(same.isEqual()).isTrue();
    }

    @Test
    void causeIsNamedOnceWithItsConsequences() {
        AnimComparison comparison = compare(
                arm().frame(0, 0).frame(0, 0).build(),
                arm().frame(0, 0).frame(HALF_OF_90, 0).build());
        assertThat(comparison.poses()).hasSize(1);
        JointDifference root = comparison.poses().getFirst();
        assertThat(root.pair().after()).isZero();
        assertThat(root.local().degrees()).isCloseTo(90, within(1e-9));
        assertThat(root.local().degreesFrame()).isOne();
        assertThat(root.local().units()).isZero();
        assertThat(root.followers()).containsExactly(1, 2);
        assertThat(root.farthest().joint()).isEqualTo(2);
        assertThat(root.farthest().units()).isCloseTo(20 * Math.sqrt(2), within(1e-9));
        assertThat(comparison.values()).hasSize(1);
        ValueChange value = comparison.values().getFirst();
        assertThat(value.component()).isEqualTo(Component.QZ);
        assertThat(List.of(value.frames(), value.first(), value.last(), value.worst()))
                .containsExactly(1, 1, 1, 1);
        assertThat(value.after()).isEqualTo(HALF_OF_90);
        assertThat(comparison.isEqual()).isFalse();
        assertThat(comparison.isSameMotion()).isFalse();
    }

    @Test
    void descendantOfCauseCanBeCauseItself() {
        AnimComparison comparison =
                compare(arm().frame(0, 0).build(), arm().frame(0.1, 0.1).build());
        assertThat(comparison.poses()).extracting(it -> it.pair().after()).containsExactly(0, 1);
        assertThat(comparison.poses().getFirst().followers()).isEmpty();
        assertThat(comparison.poses().getLast().followers()).containsExactly(2);
    }

    @Test
    void otherWayToWriteTheSameMotionIsDifferenceOfLayoutOnly() {
        Md5Anim flagged = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("elbow", 0, 32, 0)
                .joint("tip", 1, 1, 1)
                .base(0, 0, 0, 0, 0, 0.1)
                .base(10, 0, 0, 0, 0, 0)
                .base(99, 0, 0, 0, 0, 0)
                .frame(0.2, 10)
                .build();
        AnimComparison comparison = compare(arm().frame(0.1, 0.2).build(), flagged);
        assertThat(comparison.isSameMotion()).isTrue();
        assertThat(comparison.isEqual()).isFalse();
        assertThat(comparison.layouts())
                .extracting(it -> it.pair().after(), LayoutChange::follows)
                .containsExactly(tuple(0, false), tuple(1, true), tuple(2, false));
    }

    @Test
    void renamedJointHasTheParentAndOrderOfTheOldOne() {
        Md5Anim renamed = new AnimBuilder()
                .joint("root", -1, 32, 0)
                .joint("forearm", 0, 32, 1)
                .joint("hand", 1, 0, 0)
                .joint("new", 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .base(1, 0, 0, 0, 0, 0)
                .frame(0, 0)
                .build();
        // Two children are left on one side, and one on the other: none of them is a renamed one.
        AnimComparison uncertain = compare(arm().frame(0, 0).build(), renamed);
        assertThat(uncertain.joints().removed()).containsExactly(1, 2);
        assertThat(uncertain.joints().added()).containsExactly(1, 2, 3);
        Md5Anim more = renamed.withHierarchy(renamed.hierarchy().subList(0, 3));
        AnimComparison certain = compare(arm().frame(0, 0).build(), more);
        assertThat(certain.joints().pairs())
                .containsExactly(
                        new JointPairs.Pair(0, 0, false, false),
                        new JointPairs.Pair(1, 1, true, false),
                        new JointPairs.Pair(2, 2, true, false));
        assertThat(certain.values()).isEmpty();
        assertThat(certain.isEqual()).isFalse();
    }

    @Test
    void anotherParentIsNoDifferenceOfPoseIfTheJointStaysInPlace() {
        Md5Anim flat = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("elbow", 0, 0, 0)
                .joint("tip", 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .base(20, 0, 0, 0, 0, 0)
                .frame()
                .build();
        AnimComparison comparison = compare(arm().frame(0, 0).build(), flat);
        assertThat(comparison.poses()).isEmpty();
        assertThat(comparison.values()).isEmpty();
        assertThat(comparison.joints().pairs().getLast().reparented()).isTrue();
        assertThat(comparison.isSameMotion()).isFalse();
    }

    @Test
    void orderOfJointsIsReported() {
        Md5Anim ordered = new AnimBuilder()
                .joint("tip", 2, 0, 0)
                .joint("root", -1, 32, 0)
                .joint("elbow", 1, 32, 1)
                .base(10, 0, 0, 0, 0, 0)
                .base(0, 0, 0, 0, 0, 0)
                .base(10, 0, 0, 0, 0, 0)
                .frame(0.3, 0.1)
                .build();
        AnimComparison comparison = compare(arm().frame(0.3, 0.1).build(), ordered);
        assertThat(comparison.isSameMotion()).isTrue();
        assertThat(comparison.joints().isSameOrder()).isFalse();
        assertThat(comparison.isEqual()).isFalse();
    }

    @Test
    void differencesWithinTheToleranceDoNotCount() {
        Md5Anim before = arm().frame(0, 0).bounds(0, 0, 0, 1, 1, 1).build();
        Md5Anim after = arm().frame(Math.sin(Math.toRadians(0.25)), 0)
                .bounds(0, 0, 0, 1, 1, 1.25)
                .build();
        assertThat(AnimComparison.of(before, after, new Tolerance(0.5, 1)).isSameMotion())
                .isTrue();
        assertThat(AnimComparison.of(before, after, new Tolerance(0.5, 0.4)).poses())
                .hasSize(1);
        assertThat(AnimComparison.of(before, after, new Tolerance(0.2, 1)).bounds())
                .hasValueSatisfying(bounds -> {
                    assertThat(bounds.face()).isEqualTo(5);
                    assertThat(bounds.rows()).isOne();
                });
    }

    @Test
    void numbersOfFramesAndRowsAreCompared() {
        Md5Anim before = arm().frame(0, 0).frame(0, 0).bounds(0, 0, 0, 1, 1, 1).build();
        Md5Anim after = arm().frame(0, 0).frameRate(30).build();
        assertThat(compare(before, after).header())
                .extracting(HeaderChange::name)
                .containsExactly("frameRate", "numFrames", "bounds");
    }
}
