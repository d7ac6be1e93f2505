package org.jointscope.ui.table;

import java.util.List;
import java.util.Optional;
import org.jointscope.ui.document.FileLocation;

/** A row of a {@link TreeTable}. */
public interface TreeRow<R> {

    /** Identifies the row, also after the rows are replaced. */
    String id();

    /** The rows below it. */
    List<R> lines();

    /** The location that is shown when the row is selected. */
    Optional<FileLocation> target();

    /** Whether it only groups other rows: it has no details, and any sort order includes them. */
    default boolean isGroup() {
        return false;
    }

    /** Whether the rows below it are initially visible. */
    default boolean isUnfolded() {
        return isGroup();
    }

    /** Whether it is after its siblings in every sort order. */
    default boolean isLast() {
        return false;
    }
}
