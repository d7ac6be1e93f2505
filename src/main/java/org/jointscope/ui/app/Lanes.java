package org.jointscope.ui.app;

import java.util.ArrayList;
import java.util.List;

/**
 * Lanes of background work, side by side. Whoever computes takes one of its own: a lane does one
 * piece of work at a time, and gives it up for the next.
 */
final class Lanes implements AutoCloseable {

    private final List<TaskWork> all = new ArrayList<>();

    /** Another lane. */
    TaskWork add() {
        TaskWork lane = new TaskWork();
        all.add(lane);
        return lane;
    }

    @Override
    public void close() {
        all.forEach(TaskWork::close);
    }
}
