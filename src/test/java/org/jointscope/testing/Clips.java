package org.jointscope.testing;

import java.nio.charset.StandardCharsets;
import org.jointscope.format.Md5AnimReader;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Clip;

/** Animations of one joint on a root that slides along x, for tests of playing. */
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
        HandMadeAnim anim = HandMadeAnim.withComponents(1).joint("root", -1, 0, 0).joint("slider", 0, 1, 0);
        for (int frame = 0; frame < frames; frame++) {
            anim.frame(frame == frames - 1 ? last : frame);
        }
        return Clip.of(withRate(anim, rate));
    }

    private static Md5Anim withRate(HandMadeAnim anim, double rate) {
        String text = anim.text().replace("frameRate 24", "frameRate " + rate);
        return Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model();
    }
}
