package org.jointscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;

class AnomalyMapTest {

    private static final int QX_QY = 24;

    /** Joints whose quaternions are too long in the frames of a row that have a 1. */
    private static AnomalyMap map(int[]... over) {
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < over.length; joint++) {
            anim.joint("j" + joint, joint - 1, QX_QY, 2 * joint).base(0, 0, 1, 0, 0, 0);
        }
        for (int frame = 0; frame < over[0].length; frame++) {
            double[] values = new double[2 * over.length];
            for (int joint = 0; joint < over.length; joint++) {
                values[2 * joint] = over[joint][frame] > 0 ? 1 : 0;
                values[2 * joint + 1] = over[joint][frame] > 0 ? 0.25 * over[joint][frame] : 0;
            }
            anim.frame(values);
        }
        return map(anim.build());
    }

    private static AnomalyMap map(Md5Anim anim) {
        return AnomalyMap.of(new Anomalies(Md5Kernel.clip(anim), Optional.empty()), AnomalyMeasure.QUATERNION);
    }

    @Test
    void everyCellHasItsSeverity() {
        AnomalyMap map = map(new int[] {0, 1, 2}, new int[] {0, 0, 0});

        assertThat(map.jointCount()).isEqualTo(2);
        assertThat(map.frameCount()).isEqualTo(3);
        assertThat(map.worst(0, 0, 1)).isZero();
        assertThat(map.worst(0, 1, 2)).isEqualTo(0.625f);
        assertThat(map.worst(0, 2, 3)).isEqualTo(1);
        assertThat(map.worst(0, 0, 2)).as("of several frames, the worst").isEqualTo(0.625f);
        assertThat(map.worst(1, 0, 3)).isZero();
    }

    @Test
    void suspectsAreThoseOfMostFramesFirst() {
        AnomalyMap map =
                map(new int[] {0, 1, 0, 0}, new int[] {0, 0, 0, 0}, new int[] {1, 1, 2, 2}, new int[] {0, 0, 0, 1});

        assertThat(map.suspects()).containsExactly(2, 0, 3);
        assertThat(map.over(2)).isEqualTo(4);
        assertThat(map.over()).isEqualTo(6);
        assertThat(map.worstFrame(2)).as("the first of the worst").isEqualTo(2);
        assertThat(map.worstFrame(3)).isEqualTo(3);
    }

    @Test
    void veryManyCellsShareColumnsButAreCountedEach() {
        int frames = 1 << 19;
        int joints = 50;
        AnimBuilder anim = new AnimBuilder();
        for (int joint = 0; joint < joints; joint++) {
            anim.joint("j" + joint, joint - 1, joint == 7 ? QX_QY : 0, 0).base(0, 0, 1, 0, 0, 0);
        }
        double[] calm = {0, 0};
        double[] wrong = {1, 0.5};
        for (int frame = 0; frame < frames; frame++) {
            anim.frame(frame == 77_777 || frame == 77_778 ? wrong : calm);
        }
        AnomalyMap map = map(anim.build());

        assertThat(map.suspects()).containsExactly(7);
        assertThat(map.over(7)).isEqualTo(2);
        assertThat(map.worstFrame(7)).isEqualTo(77_777);
        assertThat(map.worst(7, 77_777, 77_778)).isEqualTo(1);
        assertThat(map.worst(7, 0, 77_000)).isZero();
        assertThat(map.worst(7, 0, frames)).isEqualTo(1);
    }

    @Test
    void whoeverIsInterruptedStops() {
        Thread.currentThread().interrupt();
        AnomalyMap map = map(new int[] {1, 1}, new int[] {1, 1});

        assertThat(Thread.interrupted()).isTrue();
        assertThat(map.over()).isZero();
    }
}
