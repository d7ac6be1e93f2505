package org.jointscope.diagnostics;

import java.util.concurrent.CancellationException;

/** Cooperative cancellation: long work calls {@link #check()} at least once per 1,000 rows. */
public final class Interruption {

    private Interruption() {}

    /**
     * Ends the work of an interrupted thread; its interrupt flag stays set. Cheap enough to be
     * called for every row.
     *
     * @throws CancellationException if the current thread is interrupted
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }
}
