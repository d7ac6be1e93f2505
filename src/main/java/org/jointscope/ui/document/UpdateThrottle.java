package org.jointscope.ui.document;

import java.util.function.LongSupplier;

/** Keeps text that follows the playhead from changing faster than anyone reads. */
public final class UpdateThrottle {

    private static final long SHORTEST_NANOS = 66_000_000;

    private final LongSupplier nanoTime;
    private long last;
    private boolean started;

    /**
     * @param nanoTime a clock
     */
    public UpdateThrottle(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** Whether it is time again; if so, the next time is counted from now. */
    public boolean isDue() {
        long now = nanoTime.getAsLong();
        if (started && now - last < SHORTEST_NANOS) {
            return false;
        }
        started = true;
        last = now;
        return true;
    }
}
