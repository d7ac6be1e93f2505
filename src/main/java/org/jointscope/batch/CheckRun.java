package org.jointscope.batch;

import java.io.IOException;

/** A check that has not begun. A writer starts it where the results belong in its output. */
public interface CheckRun {

    /**
     * Receives the results of a check one by one, in the order of the files; those of an animation
     * with its meshes follow its own. A listener that writes them out keeps nothing, so that a
     * check of any number of files fits in memory.
     */
    interface Listener {
        void accept(CheckResult result) throws IOException;
    }

    /**
     * Checks all files, once.
     *
     * @throws IOException only if the listener does
     */
    void into(Listener listener) throws IOException;
}
