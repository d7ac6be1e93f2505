package org.jointscope.ui.app;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.concurrent.Task;
import org.jointscope.ui.document.BackgroundWork;

/** Background work as JavaFX tasks on a separate thread. */
final class TaskWork implements BackgroundWork, AutoCloseable {

    // During shutdown, completed work can start other work: it is too late, but not an error.
    private final ExecutorService thread = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("work").factory(),
            new ThreadPoolExecutor.DiscardPolicy());
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(this, "title", "");
    private Future<?> running = CompletableFuture.completedFuture(null);

    @Override
    public <T> void start(String newTitle, Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        cancel();
        Task<T> task = new Task<>() {
            @Override
            protected T call() throws Exception {
                return work.call();
            }
        };
        task.setOnSucceeded(event -> end(task, () -> done.accept(task.getValue())));
        task.setOnFailed(event -> end(task, () -> fail(task.getException(), failed)));
        running = task;
        title.set(newTitle);
        thread.execute(task);
    }

    private static void fail(Throwable failure, Consumer<Throwable> failed) {
        failed.accept(failure);
        if (!(failure instanceof IOException)) {
            InternalErrors.report(failure);
        }
    }

    private void end(Task<?> task, Runnable callback) {
        if (task == running) {
            title.set("");
            callback.run();
        }
    }

    @Override
    public void cancel() {
        running.cancel(true);
        running = CompletableFuture.completedFuture(null);
        title.set("");
    }

    @Override
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    @Override
    public void close() {
        cancel();
        thread.shutdownNow();
    }
}
