package org.jointscope.ui.issues;

import org.jointscope.diagnostics.IssueCode;

/**
 * A code that occurs, to be shown or hidden.
 *
 * @param count how many findings it has
 */
public record KindChoice(IssueCode code, int count, boolean shown) {}
