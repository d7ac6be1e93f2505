package org.jointscope.ui.source;

/**
 * Characters of a row.
 *
 * @param from index of the first
 * @param to index past the last
 */
public record CharRange(int from, int to) {}
