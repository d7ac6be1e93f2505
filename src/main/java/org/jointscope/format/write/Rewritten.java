package org.jointscope.format.write;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jointscope.format.ReadResult;
import org.jointscope.model.ModelFile;

/**
 * A file to be saved.
 *
 * @param bytes all of it; not copied
 * @param losses the content that they do not keep, in the order of the enum
 * @param readBack the result of reading them back, if that was done
 */
public record Rewritten<T extends ModelFile>(byte[] bytes, Set<Loss> losses, Optional<ReadResult<T>> readBack) {

    public Rewritten {
        losses = losses.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(losses));
    }
}
