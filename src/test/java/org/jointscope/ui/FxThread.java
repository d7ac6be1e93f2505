package org.jointscope.ui;

import org.testfx.util.WaitForAsyncUtils;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** JavaFX's own thread, from another one, with the patience that a slow machine needs. */
public final class FxThread {
    /** Names the patience in seconds, if another one is needed. */
    public static final String PATIENCE = "fx.patience";

    private static final long PATIENCE_SECONDS = Long.getLong(PATIENCE, 60);

    private FxThread() {}

    /** Asks something there. */
    public static <T> T ask(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(
                TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS), question);
    }

    /** Does something there. */
    public static void run(Runnable action) {
        ask(
                () -> {
                    action.run();
                    return true;
                });
    }

    /** Asks there again and again until the answer is yes. */
    public static void await(String what, Callable<Boolean> question) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, () -> ask(question));
        } catch (TimeoutException e) {
            throw new AssertionError("never happened: " + what, e);
        }
    }
}
