package org.jointscope.ui.pane;

import org.jointscope.ui.document.FilePlace;

import java.util.List;
import java.util.Optional;

/** A row of a {@link TreeTable}. */
public interface TreeRow<R> {

    /** Identifies the row, also after the rows are replaced. */
    String id();

    /** The rows below it. */
    List<R> lines();

    /** The place that is shown when the row is selected. */
    Optional<FilePlace> target();

    /** Whether it only groups other rows: it is initially expanded, and has no details. */
    default boolean isGroup() {
        return false;
    }

    /** Whether it is after its siblings in every sort order. */
    default boolean isLast() {
        return false;
    }
}
