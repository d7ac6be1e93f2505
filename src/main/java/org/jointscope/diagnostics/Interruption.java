package org.jointscope.diagnostics;

import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * Cooperative cancellation: long work calls {@link #check()} at least once per 1,000 rows or 64 kB.
 */
public final class Interruption {

    private static final int BYTES = 1 << 16;

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

    /** Calls {@link #check()} at one offset in 64 kB: for loops over all bytes of a file. */
    public static void checkAt(int offset) {
        if (offset % BYTES == 0) {
            check();
        }
    }

    /** The indexes of so many rows, with a {@link #check()} at each. */
    public static IntStream range(int count) {
        return IntStream.range(0, count).peek(row -> check());
    }
}
