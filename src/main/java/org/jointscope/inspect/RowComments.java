package org.jointscope.inspect;

import java.util.stream.Stream;

/** What exporters write behind the rows of joints; engines skip it. */
public enum RowComments {
    NONE,
    /** {@code // hips}: the parent's name. */
    PARENT,
    /** {@code // hips ( Tx Ty Qz )}: the flags in words too, as id's exporter writes them. */
    COMPONENTS;

    static RowComments of(Stream<String> comments) {
        return comments.map(RowComments::of).max(Enum::compareTo).orElse(NONE);
    }

    private static RowComments of(String comment) {
        if (comment.contains("( ") && comment.endsWith(")")) {
            return COMPONENTS;
        }
        return comment.isEmpty() ? NONE : PARENT;
    }
}
