package org.jointscope.ui;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.testfx.util.WaitForAsyncUtils;

/** Access to the JavaFX thread from another one, with a timeout for slow machines. */
public final class FxThread {
    /** Property for another timeout, in seconds. */
    public static final String PATIENCE = "fx.patience";

    private static final long PATIENCE_SECONDS = Long.getLong(PATIENCE, 60);

    private FxThread() {}

    /** Computes a value on the JavaFX thread. */
    public static <T> T ask(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS), question);
    }

    /** Runs an action on the JavaFX thread. */
    public static void run(Runnable action) {
        ask(() -> {
            action.run();
            return true;
        });
    }

    /** Evaluates a condition on the JavaFX thread repeatedly until it is true. */
    public static void await(String what, Callable<Boolean> question) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, () -> ask(question));
        } catch (TimeoutException e) {
            throw new AssertionError("never happened: " + what, e);
        }
    }
}
