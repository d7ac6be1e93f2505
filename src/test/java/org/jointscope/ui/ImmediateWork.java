package org.jointscope.ui;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.ui.document.BackgroundWork;

/** Background work for tests: runs immediately, on the calling thread, unless it is suspended. */
public final class ImmediateWork implements BackgroundWork {
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(this, "title", "");
    private Runnable pending = () -> {};
    private boolean heldUp;

    /** Suspends work until {@link #finish} is called. */
    public void holdUp() {
        heldUp = true;
    }

    /** Runs the suspended work. */
    public void finish() {
        Runnable work = pending;
        pending = () -> {};
        title.set("");
        work.run();
    }

    @Override
    public <T> void start(String newTitle, Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        title.set(newTitle);
        pending = () -> run(work, done, failed);
        if (!heldUp) {
            finish();
        }
    }

    private static <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        T result;
        try {
            result = work.call();
        } catch (Exception e) {
            failed.accept(e);
            return;
        }
        done.accept(result);
    }

    @Override
    public void cancel() {
        pending = () -> {};
        title.set("");
    }

    @Override
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }
}
