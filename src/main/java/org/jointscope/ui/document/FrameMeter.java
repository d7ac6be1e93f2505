package org.jointscope.ui.document;

import java.util.function.LongSupplier;

/**
 * Measures the stages of drawn frames on the JavaFX thread, while the user wants to see them. One stage is current at a
 * time, so that nested stages are not counted twice. A frame begins with its first stage, and ends with the pulse of
 * JavaFX that draws it.
 */
public final class FrameMeter {

    /** The work on a frame. */
    public enum Stage {
        /** Between frames: not measured. */
        NONE,
        /** The joints of a frame. */
        POSE,
        /** The points of the meshes. */
        SKIN,
        /** The normals of an .md2, and those that are shown as lines. */
        NORMALS,
        /** Points and normals that are stored in the meshes of JavaFX. */
        UPLOAD,
        /** All other work on a frame: overlays, timeline and panes. */
        OTHER,
        /** CSS, layout, and the copy of the scene for the renderer. */
        JAVAFX
    }

    /** Longer intervals between frames are pauses. */
    private static final long LONGEST_INTERVAL_NANOS = 500_000_000;

    private LongSupplier nanoTime = () -> 0;
    private LongSupplier allocatedBytes = () -> 0;
    private boolean measuring;
    private Stage stage = Stage.NONE;
    private long stageStart;
    private boolean inFrame;
    private long bytesBefore;
    private boolean drawn;
    private long lastDrawn;
    private Sums sums = new Sums();

    /** Sums over frames, and their averages; NaN without a frame. */
    public static final class Sums {

        private final long[] stageNanos = new long[Stage.values().length];
        private int frames;
        private int intervals;
        private long intervalNanos;
        private long bytes;

        /** The sums over these frames and other ones. */
        public Sums plus(Sums other) {
            Sums both = new Sums();
            both.add(this);
            both.add(other);
            return both;
        }

        private void add(Sums other) {
            for (int i = 0; i < stageNanos.length; i++) {
                stageNanos[i] += other.stageNanos[i];
            }
            frames += other.frames;
            intervals += other.intervals;
            intervalNanos += other.intervalNanos;
            bytes += other.bytes;
        }

        public boolean isEmpty() {
            return frames == 0;
        }

        /** Frames per second, without pauses. */
        public double frameRate() {
            return intervals * 1e9 / intervalNanos;
        }

        /** Milliseconds per frame. */
        public double millis(Stage stage) {
            return stageNanos[stage.ordinal()] * 1e-6 / frames;
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
        stage = Stage.NONE;
        inFrame = false;
        drawn = false;
        sums = new Sums();
    }

    public void stop() {
        measuring = false;
    }

    /**
     * Ends the current stage, and begins another one.
     *
     * @return the stage that was current, to return to it
     */
    public Stage enter(Stage next) {
        if (!measuring) {
            return Stage.NONE;
        }
        long now = nanoTime.getAsLong();
        Stage before = stage;
        sums.stageNanos[before.ordinal()] += now - stageStart;
        stage = next;
        stageStart = now;
        if (!inFrame && next != Stage.NONE) {
            inFrame = true;
            bytesBefore = allocatedBytes.getAsLong();
        }
        return before;
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
        enter(Stage.NONE);
        sums.bytes += allocatedBytes.getAsLong() - bytesBefore;
        sums.frames++;
        long interval = stageStart - lastDrawn;
        if (drawn && interval <= LONGEST_INTERVAL_NANOS) {
            sums.intervals++;
            sums.intervalNanos += interval;
        }
        inFrame = false;
        drawn = true;
        lastDrawn = stageStart;
    }

    /** The sums over the frames since the last call. */
    public Sums take() {
        Sums taken = sums;
        sums = new Sums();
        return taken;
    }
}
