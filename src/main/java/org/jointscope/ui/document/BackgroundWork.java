package org.jointscope.ui.document;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;

/** Runs tasks that would block the window, one after another, on another thread. */
public interface BackgroundWork {

    /**
     * Starts a task; a task that is still running is canceled.
     *
     * @param title shown while the task runs
     * @param work returns one immutable value
     * @param done receives the value, on the JavaFX thread
     * @param failed receives the exception of the task, on the JavaFX thread
     */
    <T> void start(String title, Callable<T> work, Consumer<T> done, Consumer<Throwable> failed);

    /** Cancels the running task; neither of its callbacks is called. */
    void cancel();

    /** The title of the running task; empty if none is running. */
    ReadOnlyStringProperty titleProperty();
}
