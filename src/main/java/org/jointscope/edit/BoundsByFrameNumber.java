package org.jointscope.edit;

import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;

import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the bounds rows at the printed numbers of the frames, removes the others, and renumbers the
 * frames from 0: for an animation from which frames were removed while their bounds rows stayed.
 * Any other animation stays as it is, see {@link Md5Anim#boundsByFrameNumber}. No pose changes.
 */
public record BoundsByFrameNumber() implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return anim.boundsByFrameNumber().map(renumbered(anim)::withBounds).orElse(anim);
    }

    private static Md5Anim renumbered(Md5Anim anim) {
        List<Frame> frames = new ArrayList<>();
        for (Frame frame : anim.frames()) {
            frames.add(frame.withNumber(frames.size()));
        }
        return anim.withFrames(frames);
    }
}
