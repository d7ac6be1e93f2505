package org.jointscope.ui.pane;

import org.jointscope.ui.document.FilePlace;

import java.util.List;
import java.util.Optional;

/** A row of a {@link TreeTable}. */
public interface TreeRow<R> {

    /** Identifies the row, also among rows that replace it. */
    String id();

    /** The rows below it. */
    List<R> lines();

    /** The place that selecting the row leads to. */
    Optional<FilePlace> target();

    /** Whether it only groups others: it is expanded at first, and has no details. */
    default boolean isGroup() {
        return false;
    }

    /** Whether it stays after its siblings in every sort order. */
    default boolean isLast() {
        return false;
    }
}
