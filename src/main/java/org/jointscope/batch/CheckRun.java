package org.jointscope.batch;

import java.io.IOException;
import org.jointscope.batch.Schedule.Shard;

/** A check that has not started. A writer starts it at the position of the results in its output. */
public interface CheckRun {

    /**
     * Receives the results of a check one by one, in the order of the files. The results of an animation with its
     * meshes follow its own. A listener that writes them to a stream stores nothing, so a check of any number of files
     * fits in memory.
     */
    interface Listener {
        void accept(CheckResult result) throws IOException;
    }

    /**
     * Checks all files, once.
     *
     * @throws IOException only if the listener throws it
     */
    void into(Listener listener) throws IOException;

    /** The part of the files that is checked. */
    default Shard shard() {
        return Schedule.ALL.shard();
    }
}
