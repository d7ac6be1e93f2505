package org.jointscope.ui.pane;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.ui.document.BackgroundWork;

/**
 * Computes a result for each of many items in the background, in order, a few at a time. It can be stopped between two
 * steps, and resumes there.
 */
public final class StepwiseWork<T> {

    /** The state of the work. */
    public enum State {
        /** There are no items, or it was not started. */
        IDLE,
        RUNNING,
        STOPPED,
        DONE
    }

    /**
     * The progress of the computation.
     *
     * @param done the number of items that are computed
     * @param failure the reason why it failed; empty if it did not
     */
    public record Progress(State state, int done, int items, String failure) {

        public boolean isRunning() {
            return state == State.RUNNING;
        }

        /** The share of the items that are computed. */
        public double share() {
            return items == 0 ? 0 : (double) done / items;
        }

        private Progress to(State next) {
            return new Progress(next, done, items, "");
        }
    }

    private record Chunk<T>(IntFunction<T> results, List<T> computed) {}

    /** Results are shown at about this interval. */
    private static final long STEP_NANOS = 80_000_000;

    private static final int MOST_ITEMS = 1024;

    private final BackgroundWork work;
    private final String title;
    private final ReadOnlyObjectWrapper<Progress> progress =
            new ReadOnlyObjectWrapper<>(this, "progress", new Progress(State.IDLE, 0, 0, ""));
    private Callable<IntFunction<T>> source = () -> item -> null;
    private ObjIntConsumer<T> sink = (result, item) -> {};

    public StepwiseWork(BackgroundWork work, String title) {
        this.work = work;
        this.title = title;
    }

    /**
     * Cancels the current computation, and sets another one, to be started later.
     *
     * @param results creates the function that computes a result, in the background
     * @param taker receives each result and the number of its item, on the JavaFX thread
     */
    public void prepare(int items, Callable<IntFunction<T>> results, ObjIntConsumer<T> taker) {
        work.cancel();
        source = results;
        sink = taker;
        progress.set(new Progress(State.IDLE, 0, items, ""));
    }

    /** Starts, or resumes after a stop. */
    public void run() {
        Progress now = progress.get();
        if (!now.isRunning() && now.done() < now.items()) {
            progress.set(now.to(State.RUNNING));
            next();
        }
    }

    /** Starts if it was never started. */
    public void start() {
        if (progress.get().state() == State.IDLE) {
            run();
        }
    }

    /** Stops; the computed results remain. */
    public void stop() {
        if (progress.get().isRunning()) {
            work.cancel();
            progress.set(progress.get().to(State.STOPPED));
        }
    }

    private void next() {
        Callable<IntFunction<T>> results = source;
        int from = progress.get().done();
        int most = Math.min(MOST_ITEMS, progress.get().items() - from);
        work.start(title, () -> chunk(results.call(), from, most), this::take, this::fail);
    }

    private static <T> Chunk<T> chunk(IntFunction<T> results, int from, int most) {
        List<T> computed = new ArrayList<>();
        long start = System.nanoTime();
        do {
            computed.add(results.apply(from + computed.size()));
        } while (computed.size() < most && System.nanoTime() - start < STEP_NANOS);
        return new Chunk<>(results, computed);
    }

    private void take(Chunk<T> chunk) {
        source = chunk::results;
        Progress before = progress.get();
        int done = before.done();
        for (T result : chunk.computed()) {
            sink.accept(result, done++);
        }
        State state = done == before.items() ? State.DONE : State.RUNNING;
        progress.set(new Progress(state, done, before.items(), ""));
        if (state == State.RUNNING) {
            next();
        }
    }

    private void fail(Throwable fault) {
        Progress now = progress.get();
        progress.set(new Progress(State.STOPPED, now.done(), now.items(), fault.toString()));
    }

    public ReadOnlyObjectProperty<Progress> progressProperty() {
        return progress.getReadOnlyProperty();
    }
}
