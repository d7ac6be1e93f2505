package org.jointscope.ui.pane;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jointscope.ui.document.BackgroundWork;

import java.util.Arrays;
import java.util.concurrent.Callable;

/**
 * Computes something for many items in the background, in their order, a few at a time. It can be
 * stopped between two steps, and goes on there.
 */
public final class StepwiseWork {

    /** The state of the work. */
    public enum State {
        /** There is nothing to compute, or it was not started. */
        IDLE,
        RUNNING,
        STOPPED,
        DONE
    }

    /** Computes the numbers of an item, in the background. */
    public interface Sampler {

        void sample(int item, double[] into, int offset);
    }

    /** Takes the numbers of some items, on the window's thread. */
    public interface Sink {

        void take(int firstItem, double[] numbers);
    }

    private record Chunk(Sampler sampler, double[] numbers) {}

    /** Results are shown about this often. */
    private static final long STEP_NANOS = 80_000_000;

    private static final int MOST_ITEMS = 1024;

    private final BackgroundWork work;
    private final String title;
    private final Runnable progressed;
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(this, "state", State.IDLE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(this, "progress");
    private Callable<Sampler> source = () -> (item, into, offset) -> {};
    private Sink sink = (first, numbers) -> {};
    private int stride = 1;
    private int count;
    private int computed;
    private String failure = "";

    /**
     * @param progressed called on the window's thread after every step
     */
    public StepwiseWork(BackgroundWork work, String title, Runnable progressed) {
        this.work = work;
        this.title = title;
        this.progressed = progressed;
    }

    /**
     * Gives up what it does, and takes other work, to be started later.
     *
     * @param numbers of an item
     * @param samplers makes the sampler, in the background
     */
    public void prepare(int items, int numbers, Callable<Sampler> samplers, Sink results) {
        work.cancel();
        count = items;
        stride = numbers;
        source = samplers;
        sink = results;
        computed = 0;
        failure = "";
        progress.set(0);
        state.set(State.IDLE);
    }

    /** Starts, or goes on after a stop. */
    public void run() {
        if (state.get() != State.RUNNING && state.get() != State.DONE && count > 0) {
            failure = "";
            state.set(State.RUNNING);
            next();
        }
    }

    /** Starts what was never started. */
    public void start() {
        if (state.get() == State.IDLE) {
            run();
        }
    }

    /** Stops; what was computed stays. */
    public void stop() {
        if (state.get() == State.RUNNING) {
            work.cancel();
            state.set(State.STOPPED);
        }
    }

    private void next() {
        Callable<Sampler> samplers = source;
        int from = computed;
        int most = Math.min(MOST_ITEMS, count - from);
        int numbers = stride;
        work.start(
                title, () -> chunk(samplers.call(), from, most, numbers), this::take, this::fail);
    }

    private static Chunk chunk(Sampler sampler, int from, int most, int stride) {
        double[] some = new double[most * stride];
        long start = System.nanoTime();
        int done = 0;
        do {
            sampler.sample(from + done, some, done * stride);
            done++;
        } while (done < most && System.nanoTime() - start < STEP_NANOS);
        return new Chunk(sampler, Arrays.copyOf(some, done * stride));
    }

    private void take(Chunk chunk) {
        source = chunk::sampler;
        sink.take(computed, chunk.numbers());
        computed += chunk.numbers().length / stride;
        progress.set((double) computed / count);
        boolean done = computed == count;
        if (done) {
            state.set(State.DONE);
        }
        progressed.run();
        if (!done) {
            next();
        }
    }

    private void fail(Throwable fault) {
        failure = fault.toString();
        state.set(State.STOPPED);
        progressed.run();
    }

    /** The number of items that are computed. */
    public int computed() {
        return computed;
    }

    /** The fault that stopped it; empty if none did. */
    public String failure() {
        return failure;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ObservableValue<Boolean> runningProperty() {
        return state.map(now -> now == State.RUNNING);
    }

    /** The share of the items that are computed. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }
}
