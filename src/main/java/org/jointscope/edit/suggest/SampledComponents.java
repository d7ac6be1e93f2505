package org.jointscope.edit.suggest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

/**
 * The components of an animation by their index in a frame, independent of joints. For a long animation, only a few
 * frames are sampled: wrong data is wrong in most of them.
 */
record SampledComponents(int count, Frame[] frames) {

    private static final int MOST_FRAMES = 64;

    static SampledComponents of(Md5Anim anim) {
        int count = usualSize(anim.frames());
        List<Frame> sound =
                anim.frames().stream().filter(frame -> frame.size() == count).toList();
        int looked = Math.min(MOST_FRAMES, sound.size());
        Frame[] frames = IntStream.range(0, looked)
                .mapToObj(i -> sound.get((int) ((long) i * sound.size() / looked)))
                .toArray(Frame[]::new);
        return new SampledComponents(count, frames);
    }

    /** The length of most frames, independent of the header. */
    private static int usualSize(List<Frame> frames) {
        Map<Integer, Integer> sizes = new HashMap<>();
        int usual = 0;
        for (Frame frame : frames) {
            int times = sizes.merge(frame.size(), 1, Integer::sum);
            usual = times > sizes.getOrDefault(usual, 0) ? frame.size() : usual;
        }
        return usual;
    }

    int frameCount() {
        return frames.length;
    }

    /** A component in one of the sampled frames; NaN if the index does not exist. */
    double value(int frame, long index) {
        return index < 0 || index >= count ? Double.NaN : frames[frame].value((int) index);
    }

    /** A component in the first frame; NaN if it does not exist. */
    double first(long index) {
        return frames.length == 0 ? Double.NaN : value(0, index);
    }
}
