package org.jointscope.edit;

import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

import java.util.ArrayList;
import java.util.List;

/**
 * Another value for one float of a frame.
 *
 * @param frame index of the frame, in file order
 * @param index of the float in the frame
 */
public record FloatEdit(int frame, int index, double value) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        if (frame < 0 || frame >= anim.frames().size()) {
            return anim;
        }
        Frame old = anim.frames().get(frame);
        if (index < 0 || index >= old.size() || Double.compare(old.value(index), value) == 0) {
            return anim;
        }
        double[] values = old.values();
        values[index] = value;
        List<Frame> frames = new ArrayList<>(anim.frames());
        frames.set(frame, old.withValues(values));
        return anim.withFrames(frames);
    }
}
