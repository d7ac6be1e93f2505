package org.jointscope.format;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A file to be saved.
 *
 * @param bytes all of it; not copied
 * @param losses what they do not keep of what was read, in the order of the enum
 */
public record Rewritten(byte[] bytes, Set<Loss> losses) {

    public Rewritten {
        losses = losses.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(losses));
    }

    /** Whether all of the file is laid out anew, not only the rows that differ. */
    public boolean isWholeFile() {
        return losses.contains(Loss.WHOLE_FILE);
    }
}
