package org.jointscope.format.write;

import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Anim;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * A file to be saved.
 *
 * @param bytes all of it; not copied
 * @param losses what they do not keep of what was read, in the order of the enum
 * @param readBack how they are read, if that was tried
 */
public record Rewritten(byte[] bytes, Set<Loss> losses, Optional<ReadResult<Md5Anim>> readBack) {

    public Rewritten {
        losses = losses.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(losses));
    }

    /** Whether all of the file is laid out anew, not only the rows that differ. */
    public boolean isWholeFile() {
        return losses.contains(Loss.WHOLE_FILE);
    }
}
