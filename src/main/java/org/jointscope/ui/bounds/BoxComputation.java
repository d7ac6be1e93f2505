package org.jointscope.ui.bounds;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jointscope.pose.BoxSampler;
import org.jointscope.pose.FrameBoxes;
import org.jointscope.ui.document.BackgroundWork;

import java.util.Arrays;
import java.util.concurrent.Callable;

/**
 * Fills in the boxes of an animated mesh in the background, a chunk of frames after another, in
 * their order. It can be stopped between any two chunks, and goes on there.
 */
final class BoxComputation {

    enum State {
        /** There is nothing to compute, or nobody has asked yet. */
        IDLE,
        RUNNING,
        STOPPED,
        DONE
    }

    /** Results are shown about this often. */
    private static final long CHUNK_NANOS = 80_000_000;

    /** … and no more than this many frames at once. */
    private static final int CHUNK_FRAMES = 1024;

    private record Chunk(BoxSampler sampler, double[] boxes) {}

    private final BackgroundWork work;
    private final String title;
    private final Runnable progressed;
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(this, "state", State.IDLE);
    private FrameBoxes boxes = new FrameBoxes(0);
    private Callable<BoxSampler> sampler = BoxComputation::nothing;
    private int computed;
    private String failure = "";

    /**
     * @param progressed is called on the window's thread whenever some boxes have come
     */
    BoxComputation(BackgroundWork work, String title, Runnable progressed) {
        this.work = work;
        this.title = title;
        this.progressed = progressed;
    }

    /** Forgets what it was at, and takes other boxes to fill in, later. */
    void prepare(FrameBoxes empty, Callable<BoxSampler> source) {
        work.cancel();
        boxes = empty;
        sampler = source;
        computed = 0;
        failure = "";
        state.set(State.IDLE);
    }

    private static BoxSampler nothing() {
        throw new IllegalStateException("nothing to compute");
    }

    /** Starts, or goes on where it was stopped. */
    void run() {
        if (state.get() == State.RUNNING || state.get() == State.DONE || boxes.frameCount() == 0) {
            return;
        }
        failure = "";
        state.set(State.RUNNING);
        startChunk();
    }

    /** Keeps what there is. */
    void stop() {
        if (state.get() == State.RUNNING) {
            work.cancel();
            state.set(State.STOPPED);
        }
    }

    private void startChunk() {
        Callable<BoxSampler> source = sampler;
        int from = computed;
        int most = Math.min(CHUNK_FRAMES, boxes.frameCount() - from);
        work.start(title, () -> chunk(source.call(), from, most), this::take, this::breakOff);
    }

    /** That is a fault of ours, so it is told as it is. */
    private void breakOff(Throwable fault) {
        failure = fault.toString();
        state.set(State.STOPPED);
        progressed.run();
    }

    private static Chunk chunk(BoxSampler sampler, int from, int most) {
        double[] some = new double[most * FrameBoxes.STRIDE];
        long start = System.nanoTime();
        int done = 0;
        do {
            sampler.sample(from + done, some, done * FrameBoxes.STRIDE);
            done++;
        } while (done < most && System.nanoTime() - start < CHUNK_NANOS);
        return new Chunk(sampler, Arrays.copyOf(some, done * FrameBoxes.STRIDE));
    }

    private void take(Chunk chunk) {
        sampler = chunk::sampler;
        boxes.put(computed, chunk.boxes());
        computed += chunk.boxes().length / FrameBoxes.STRIDE;
        boolean done = computed == boxes.frameCount();
        if (done) {
            state.set(State.DONE);
        }
        progressed.run();
        if (!done) {
            startChunk();
        }
    }

    /** How many frames are done. */
    int computed() {
        return computed;
    }

    /** What broke it off; empty if nothing did. */
    String failure() {
        return failure;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }
}
