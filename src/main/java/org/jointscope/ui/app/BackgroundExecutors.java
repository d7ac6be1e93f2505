package org.jointscope.ui.app;

import java.util.ArrayList;
import java.util.List;

/**
 * Single-thread executors side by side: each does one piece of work at a time, and gives it up for
 * the next.
 */
final class BackgroundExecutors implements AutoCloseable {

    private final List<TaskWork> all = new ArrayList<>();

    /** Adds an executor. */
    TaskWork add() {
        TaskWork executor = new TaskWork();
        all.add(executor);
        return executor;
    }

    @Override
    public void close() {
        all.forEach(TaskWork::close);
    }
}
