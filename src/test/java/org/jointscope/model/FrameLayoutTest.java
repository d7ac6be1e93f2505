package org.jointscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jointscope.model.FrameLayout.ComponentRange;
import org.jointscope.model.FrameLayout.Use;
import org.junit.jupiter.api.Test;

class FrameLayoutTest {

    private static final int ALL = Component.ALL;

    @Test
    void setBitsAreReadInOrderFromTheStartIndexOn() {
        AnimJoint joint = joint(Component.TY.bit() | Component.QX.bit() | Component.QZ.bit(), 7);

        assertThat(FrameLayout.index(joint, Component.TX)).isEqualTo(FrameLayout.NONE);
        assertThat(FrameLayout.index(joint, Component.TY)).isEqualTo(7);
        assertThat(FrameLayout.index(joint, Component.QX)).isEqualTo(8);
        assertThat(FrameLayout.index(joint, Component.QZ)).isEqualTo(9);
        assertThat(joint.endIndex()).isEqualTo(10);
    }

    @Test
    void unreadableFlagsOrStartIndicesReadNothing() {
        FrameLayout layout = layout(joint(ModelFile.MISSING, 0), joint(ALL, ModelFile.MISSING));

        assertThat(layout.uses()).isEmpty();
        assertThat(layout.firstIndex(0)).isEqualTo(FrameLayout.NONE);
        assertThat(layout.index(1, Component.TX)).isEqualTo(FrameLayout.NONE);
        assertThat(layout.unused(2)).containsExactly(new ComponentRange(0, 1));
    }

    @Test
    void bitsWithoutAMeaningReadNothing() {
        assertThat(layout(joint(~ALL, 0)).uses()).isEmpty();
    }

    @Test
    void sharedComponentsHaveTheirJointsInOrder() {
        FrameLayout layout = layout(joint(0b000111, 0), joint(0b111000, 2));

        assertThat(layout.joints(2)).containsExactly(0, 1);
        assertThat(layout.count(2)).isEqualTo(2);
        assertThat(layout.firstJoint(2)).isZero();
        assertThat(layout.uses(2)).containsExactly(new Use(2, 0, Component.TZ), new Use(2, 1, Component.QX));
        assertThat(layout.used()).containsExactly(0L, 1L, 2L, 3L, 4L);
    }

    @Test
    void unusedComponentsAreFoundBeforeBetweenAndAfterJoints() {
        FrameLayout layout = layout(joint(0b11, 6), joint(0b111, 2));

        assertThat(layout.unused(10))
                .containsExactly(new ComponentRange(0, 1), new ComponentRange(5, 5), new ComponentRange(8, 9));
        assertThat(layout.unusedBefore(6)).isEqualTo(1);
        assertThat(layout.unusedBefore(2)).isEqualTo(2);
        assertThat(layout.joints(5)).isEmpty();
    }

    @Test
    void indicesBeforeTheFrameAreKept() {
        FrameLayout layout = layout(joint(ALL, -2));

        assertThat(layout.index(0, Component.TX)).isEqualTo(-2);
        assertThat(layout.firstIndex(0)).isEqualTo(-2);
        assertThat(layout.joints(-1)).containsExactly(0);
        assertThat(layout.unused(6)).containsExactly(new ComponentRange(4, 5));
    }

    @Test
    void indicesDoNotWrapAround() {
        int last = Integer.MAX_VALUE - 1;
        FrameLayout layout = layout(joint(ALL, last));

        assertThat(layout.uses()).containsExactly(new Use(last, 0, Component.TX));
        assertThat(layout.index(0, Component.TY)).isEqualTo(FrameLayout.NONE);
        assertThat(layout.count(Integer.MAX_VALUE)).isZero();
    }

    @Test
    void onlyItsOwnJointsAreThere() {
        FrameLayout layout = layout(joint(ALL, 0));

        assertThat(layout.has(0)).isTrue();
        assertThat(layout.has(1)).isFalse();
        assertThat(layout.has(-1)).isFalse();
    }

    private static FrameLayout layout(AnimJoint... joints) {
        return new FrameLayout(List.of(joints));
    }

    private static AnimJoint joint(int flags, int startIndex) {
        return new AnimJoint("joint", -1, flags, startIndex, new TextLocation(1, 1));
    }
}
