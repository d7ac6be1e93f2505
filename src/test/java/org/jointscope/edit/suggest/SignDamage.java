package org.jointscope.edit.suggest;

import java.util.Random;
import org.jointscope.diagnostics.FrameSpan;

/** Frames in which an exporter could write x, y, z of one joint's quaternion with the wrong sign. */
public enum SignDamage {
    ONE_FRAME("one frame"),
    SOME_FRAMES("several frames"),
    TO_THE_END("to the end"),
    ALL_FRAMES("all frames");

    private static final int LEAST_FRAMES = 8;

    private final String title;

    SignDamage(String title) {
        this.title = title;
    }

    /** Random frames; several frames include neither the first frame nor the last one. */
    FrameSpan span(int frameCount, Random random) {
        int last = frameCount - 1;
        return switch (this) {
            case ONE_FRAME -> {
                int frame = random.nextInt(frameCount);
                yield new FrameSpan(frame, frame);
            }
            case SOME_FRAMES -> {
                int first = random.nextInt(1, last - 1);
                yield new FrameSpan(first, random.nextInt(first + 1, last));
            }
            case TO_THE_END -> new FrameSpan(random.nextInt(1, last), last);
            case ALL_FRAMES -> new FrameSpan(0, last);
        };
    }

    /** Whether an animation is long enough. */
    boolean isPossible(int frameCount) {
        return this == ALL_FRAMES ? frameCount > 0 : frameCount >= LEAST_FRAMES;
    }

    @Override
    public String toString() {
        return title;
    }
}
