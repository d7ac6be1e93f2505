package org.jointscope.edit.suggest;

/**
 * One thing that a suggestion makes better.
 *
 * @param before how much of it there is; see {@link Evidence} for the unit
 * @param after how much is left
 */
public record Reason(Evidence evidence, double before, double after) {}
