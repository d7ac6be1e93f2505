package org.jointscope.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;

/** Compares the poses of two animations, number by number. */
final class Poses {

    private Poses() {}

    /** In all frames and between them, for every root mode. */
    static void assertSame(Md5Anim before, Md5Anim after) {
        assertSame(before, after, RootMode.values());
    }

    /** In all frames and between them. */
    static void assertSame(Md5Anim before, Md5Anim after, RootMode... roots) {
        Clip old = Md5Kernel.clip(before);
        Clip edited = Md5Kernel.clip(after);
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
                assertSame(
                        sample(edited, frame, blend, root, loop),
                        sample(old, frame, blend, root, loop),
                        "frame %s, %s, %s, %s".formatted(frame, blend, root, loop));
            }
        }
    }

    /**
     * In all frames with the root's translation, and halfway between them in alternating root modes: for long
     * animations.
     */
    static void assertSameInAllFrames(Md5Anim before, Md5Anim after, RootMode... roots) {
        Clip old = Md5Kernel.clip(before);
        PoseSampler sampler = new PoseSampler(old);
        PoseSampler edited = new PoseSampler(Md5Kernel.clip(after));
        double[] expected = new double[old.rig().size() * JointTransform.STRIDE];
        double[] actual = new double[expected.length];
        for (int step = 0; step < Math.max(1, 2 * old.frameCount()); step++) {
            boolean whole = step % 2 == 0;
            RootMode root = whole ? RootMode.FILE : roots[step / 2 % roots.length];
            Blend blend = whole ? Blend.NONE : Blend.values()[step / 12 % 2];
            sampler.sample(step / 2.0, new PoseOptions(blend, root, LoopRule.WRAPS), expected);
            edited.sample(step / 2.0, new PoseOptions(blend, root, LoopRule.WRAPS), actual);
            assertSame(actual, expected, "step " + step);
        }
    }

    /** Zeros of either sign are the same. */
    private static void assertSame(double[] actual, double[] expected, String what) {
        assertThat(actual).hasSameSizeAs(expected);
        for (int i = 0; i < expected.length; i++) {
            if (actual[i] != expected[i]) {
                assertThat(actual).as(what).isEqualTo(expected);
            }
        }
    }

    /** Every joint in model space, in a frame. */
    static double[] at(Md5Anim anim, double frame, RootMode root) {
        return sample(Md5Kernel.clip(anim), frame, Blend.NONE, root, LoopRule.LAST_IS_FIRST);
    }

    private static double[] sample(Clip clip, double frame, Blend blend, RootMode root, LoopRule loop) {
        double[] joints = new double[clip.rig().size() * JointTransform.STRIDE];
        new PoseSampler(clip).sample(frame, new PoseOptions(blend, root, loop), joints);
        return joints;
    }
}
