package org.jointscope.batch;

import java.io.IOException;

/**
 * Receives the results of a check one by one, in the order of the files. A listener that writes
 * them out keeps nothing, so that a check of any number of files fits in memory.
 */
public interface CheckListener {

    void file(CheckedFile file) throws IOException;

    /** An animation with one of its meshes; comes after the animation's own result. */
    void pair(CheckedPair pair) throws IOException;

    /** Passes every result to two listeners. */
    static CheckListener both(CheckListener first, CheckListener second) {
        return new CheckListener() {
            @Override
            public void file(CheckedFile file) throws IOException {
                first.file(file);
                second.file(file);
            }

            @Override
            public void pair(CheckedPair pair) throws IOException {
                first.pair(pair);
                second.pair(pair);
            }
        };
    }
}
