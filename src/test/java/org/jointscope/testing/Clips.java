package org.jointscope.testing;

import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/** Animations of one joint that slides along x on a root that rests, for tests of playing. */
public final class Clips {

    private Clips() {}

    /** The last frame is the first again. */
    public static Clip closed(int frames, double rate) {
        return clip(frames, rate, 0);
    }

    /** The last frame differs from the first, so that it is made to wrap. */
    public static Clip open(int frames, double rate) {
        return clip(frames, rate, 1);
    }

    private static Clip clip(int frames, double rate, double last) {
        AnimBuilder anim = new AnimBuilder()
                .joint("root", -1, 0, 0)
                .joint("slider", 0, 1, 0)
                .frameRate(rate);
        for (int frame = 0; frame < frames; frame++) {
            anim.frame(frame == frames - 1 ? last : frame);
        }
        return Md5Kernel.clip(anim.build());
    }
}
