package org.jointscope.ui.document;

import java.util.function.LongSupplier;

/**
 * Counts drawn frames and the memory that the JavaFX thread allocates for them, while the user wants to see that. A
 * frame begins with the first work on it, and ends with the pulse of JavaFX that draws it.
 */
public final class FrameMeter {

    /** Longer intervals between frames are pauses. */
    private static final long LONGEST_INTERVAL_NANOS = 500_000_000;

    private LongSupplier nanoTime = () -> 0;
    private LongSupplier allocatedBytes = () -> 0;
    private boolean measuring;
    private boolean inFrame;
    private long bytesBefore;
    private boolean drawn;
    private long lastDrawn;
    private Sums sums = new Sums();

    /** Sums over frames, and their averages; NaN without a frame. */
    public static final class Sums {

        private int frames;
        private int intervals;
        private long intervalNanos;
        private long bytes;

        /** The sums over these frames and other ones. */
        public Sums plus(Sums other) {
            Sums both = new Sums();
            both.frames = frames + other.frames;
            both.intervals = intervals + other.intervals;
            both.intervalNanos = intervalNanos + other.intervalNanos;
            both.bytes = bytes + other.bytes;
            return both;
        }

        public boolean isEmpty() {
            return frames == 0;
        }

        /** Frames per second, without pauses. */
        public double frameRate() {
            return intervals * 1e9 / intervalNanos;
        }

        /** Bytes that the JavaFX thread allocates per frame. */
        public double bytes() {
            return (double) bytes / frames;
        }
    }

    /**
     * Starts to measure.
     *
     * @param clock in nanoseconds
     * @param allocated the bytes that the current thread has allocated
     */
    public void start(LongSupplier clock, LongSupplier allocated) {
        nanoTime = clock;
        allocatedBytes = allocated;
        measuring = true;
        inFrame = false;
        drawn = false;
        sums = new Sums();
    }

    public void stop() {
        measuring = false;
    }

    /** Begins a frame, unless one has begun. */
    public void begin() {
        if (measuring && !inFrame) {
            inFrame = true;
            bytesBefore = allocatedBytes.getAsLong();
        }
    }

    /** Whether a frame has begun that is not drawn. */
    public boolean isInFrame() {
        return measuring && inFrame;
    }

    /** Ends the frame, if one has begun. */
    public void endFrame() {
        if (!isInFrame()) {
            return;
        }
        long now = nanoTime.getAsLong();
        sums.bytes += allocatedBytes.getAsLong() - bytesBefore;
        sums.frames++;
        long interval = now - lastDrawn;
        if (drawn && interval <= LONGEST_INTERVAL_NANOS) {
            sums.intervals++;
            sums.intervalNanos += interval;
        }
        inFrame = false;
        drawn = true;
        lastDrawn = now;
    }

    /** The sums over the frames since the last call. */
    public Sums take() {
        Sums taken = sums;
        sums = new Sums();
        return taken;
    }
}
