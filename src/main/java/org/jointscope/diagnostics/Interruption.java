package org.jointscope.diagnostics;

import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/** Cooperative cancellation: long work calls {@link #check()} at least once per 1,000 rows or 64 kB. */
public final class Interruption {

    /** Bit mask of the offsets between two checks: a mask costs least in a loop over bytes. */
    private static final int BETWEEN = (1 << 16) - 1;

    private Interruption() {}

    /**
     * Ends the work of an interrupted thread; its interrupt flag stays set. Cheap enough to be called for every row.
     *
     * @throws CancellationException if the current thread is interrupted
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }

    /** Calls {@link #check()} at one offset in 64 kB, for loops over all bytes of a file. */
    public static void checkAt(int offset) {
        if ((offset & BETWEEN) == 0) {
            check();
        }
    }

    /**
     * Calls {@link #check()}, and returns the offset up to which a loop over bytes can run before the next call, for
     * loops that {@link #checkAt} would slow down.
     */
    public static int checkedUpTo(int offset, int length) {
        check();
        return length - offset > BETWEEN ? offset + BETWEEN : length;
    }

    /** The indices of a number of rows, with a {@link #check()} at each. */
    public static IntStream range(int count) {
        return IntStream.range(0, count).peek(row -> check());
    }
}
