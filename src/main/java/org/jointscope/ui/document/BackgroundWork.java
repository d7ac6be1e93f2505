package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyStringProperty;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Runs what would make the window stutter, one piece after another, away from its thread. */
public interface BackgroundWork {

    /**
     * Starts a piece of work; what is still running is cancelled.
     *
     * @param title what the user reads meanwhile
     * @param work returns one immutable value
     * @param done gets the value, on the window's thread
     * @param failed gets what the work threw, on the window's thread
     */
    <T> void start(String title, Callable<T> work, Consumer<T> done, Consumer<Throwable> failed);

    /** Gives up the work that is running; neither of its callbacks is called. */
    void cancel();

    /** The title of the work that is running; empty if none is. */
    ReadOnlyStringProperty titleProperty();
}
