package org.jointscope.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The bounds rows at the numbers printed in the frames, of an animation from which frames were
 * removed while their bounds rows stayed. Engines ignore these numbers and match the rows to the
 * frames by position.
 *
 * @param first number printed in the first frame
 * @param last number printed in the last frame
 * @param rows one per frame
 */
public record NumberedBounds(int first, int last, List<BoundsRow> rows) {

    public NumberedBounds {
        rows = List.copyOf(rows);
    }

    /**
     * Empty unless there are more rows than frames, the numbers ascend, each is the index of a row,
     * and they lead to other rows than the positions do.
     */
    public static Optional<NumberedBounds> of(Md5Anim anim) {
        List<Frame> frames = anim.frames();
        if (frames.isEmpty() || frames.size() >= anim.bounds().size()) {
            return Optional.empty();
        }
        List<BoundsRow> rows = new ArrayList<>();
        int last = -1;
        for (Frame frame : frames) {
            if (frame.number() <= last || frame.number() >= anim.bounds().size()) {
                return Optional.empty();
            }
            last = frame.number();
            rows.add(anim.bounds().get(last));
        }
        return last == frames.size() - 1
                ? Optional.empty()
                : Optional.of(new NumberedBounds(frames.getFirst().number(), last, rows));
    }
}
