package org.jointscope.ui.issues;

import org.jointscope.diagnostics.Severity;

/**
 * An issue in the table.
 *
 * @param place among all places in the open files, to sort by
 * @param count how many findings it stands for
 * @param target what choosing it leads to
 */
public record IssueRow(
        Severity severity,
        String severityText,
        String message,
        String file,
        int line,
        int column,
        int count,
        String code,
        int place,
        IssueTarget target) {}
