package org.jointscope.ui.issues;

/** What the list of issues is ordered by at its top. */
public enum Grouping {
    /** A line a code, the worst first; what is in several files is one line. */
    KIND,
    /** A line a file, which unfolds to its issues. */
    FILE
}
