package org.jointscope.inspect;

/** What exporters write behind the rows of joints; engines skip it. */
public enum RowComments {
    NONE,
    /** {@code // hips}: the parent's name. */
    PARENT,
    /** {@code // hips ( Tx Ty Qz )}: the flags in words too, as id's exporter writes them. */
    COMPONENTS
}
