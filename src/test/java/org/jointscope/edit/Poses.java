package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;

import java.util.Arrays;

/** Compares the poses of two animations, bit by bit. */
final class Poses {

    private Poses() {}

    /** In all frames and between them, wherever the root is put. */
    static void assertSame(Md5Anim before, Md5Anim after) {
        assertSame(before, after, RootMode.values());
    }

    /** In all frames and between them. */
    static void assertSame(Md5Anim before, Md5Anim after, RootMode... roots) {
        Clip old = Clip.of(before);
        Clip edited = Clip.of(after);
        assertThat(edited.frameCount()).isEqualTo(old.frameCount());
        assertThat(edited.rig().names()).isEqualTo(old.rig().names());
        assertThat(edited.ownLoopRule()).isEqualTo(old.ownLoopRule());
        int steps = Math.max(1, 2 * old.frameCount());
        for (int step = 0; step < steps; step++) {
            for (RootMode root : roots) {
                assertSame(old, edited, step / 2.0, root);
            }
        }
    }

    private static void assertSame(Clip old, Clip edited, double frame, RootMode root) {
        for (LoopRule loop : LoopRule.values()) {
            for (Blend blend : Blend.values()) {
                double[] expected = sample(old, frame, blend, root, loop);
                double[] actual = sample(edited, frame, blend, root, loop);
                if (!Arrays.equals(actual, expected)) {
                    assertThat(actual)
                            .as("frame %s, %s, %s, %s", frame, blend, root, loop)
                            .isEqualTo(expected);
                }
            }
        }
    }

    /** Every joint in model space, in a frame. */
    static double[] at(Md5Anim anim, double frame, RootMode root) {
        return sample(Clip.of(anim), frame, Blend.NONE, root, LoopRule.LAST_IS_FIRST);
    }

    private static double[] sample(
            Clip clip, double frame, Blend blend, RootMode root, LoopRule loop) {
        double[] joints = new double[clip.rig().size() * JointTransform.STRIDE];
        new PoseSampler(clip).sample(frame, blend, root, loop, joints);
        return joints;
    }
}
