package org.jointscope.model;

/**
 * A location in a text file.
 *
 * @param line 1-based, counted by line feeds; by carriage returns in a file that has only those
 * @param column 1-based, in characters; a tab counts as one
 */
public record TextLocation(int line, int column) {}
