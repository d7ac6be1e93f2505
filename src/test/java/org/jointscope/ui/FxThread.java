package org.jointscope.ui;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;

/** Access to the JavaFX thread from another one, with a timeout for slow machines. */
public final class FxThread {
    /** Property for another timeout, in seconds. */
    public static final String PATIENCE = "fx.patience";

    private static final long PATIENCE_SECONDS = Long.getLong(PATIENCE, 60);

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private FxThread() {}

    /** Computes a value on the JavaFX thread. */
    public static <T> T ask(Callable<T> question) {
        FutureTask<T> task = new FutureTask<>(question);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(e);
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError("no answer of the JavaFX thread", e);
        }
    }

    /** Runs an action on the JavaFX thread. */
    public static void run(Runnable action) {
        ask(Executors.callable(action));
    }

    /** Evaluates a condition on the JavaFX thread repeatedly until it is true. */
    public static void await(String what, Callable<Boolean> question) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!ask(question)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never happened: " + what);
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }
}
