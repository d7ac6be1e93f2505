package org.jointscope.diagnostics;

/**
 * Where in a file an issue sits.
 *
 * @param line 1-based, counted by line feeds; by carriage returns in a file that has only those
 * @param column 1-based, in characters; a tab counts as one
 */
public record Location(int line, int column) {

    /** For what concerns a file as a whole. */
    public static final Location START = new Location(1, 1);
}
