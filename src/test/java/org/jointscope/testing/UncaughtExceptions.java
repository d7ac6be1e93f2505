package org.jointscope.testing;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Collects the exceptions that no code catches, on any thread, until it is closed. JavaFX reports an exception in a
 * listener or an event handler in this way only.
 */
public final class UncaughtExceptions implements AutoCloseable {

    private final List<Throwable> all = new CopyOnWriteArrayList<>();
    private final UncaughtExceptionHandler before;

    /** Starts to collect. */
    public UncaughtExceptions() {
        // TestFX sets a handler of its own when it is first used.
        WaitForAsyncUtils.clearExceptions();
        before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> all.add(exception));
    }

    /** Fails if there was one; the first is the cause. */
    public void assertNone() {
        if (!all.isEmpty()) {
            throw new AssertionError(all.size() + " uncaught exceptions", all.getFirst());
        }
    }

    @Override
    public void close() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }
}
