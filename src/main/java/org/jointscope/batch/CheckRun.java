package org.jointscope.batch;

import java.io.IOException;

/** A check that has not begun. A writer starts it where the results belong in its output. */
public interface CheckRun {

    /**
     * Checks all files, once.
     *
     * @throws IOException only if the listener does
     */
    void into(CheckListener listener) throws IOException;

    /** The same check, with a second listener for its results. */
    default CheckRun with(CheckListener second) {
        return first -> into(CheckListener.both(first, second));
    }
}
