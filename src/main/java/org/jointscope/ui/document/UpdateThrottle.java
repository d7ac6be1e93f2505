package org.jointscope.ui.document;

import java.util.function.LongSupplier;

/** Limits the update rate of text that follows the playhead, so that it can be read. */
public final class UpdateThrottle {

    private static final long SHORTEST_NANOS = 66_000_000;

    private final LongSupplier nanoTime;
    private long last;
    private boolean started;

    /** @param nanoTime a clock */
    public UpdateThrottle(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** Whether an update is due; if so, the next interval starts now. */
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
