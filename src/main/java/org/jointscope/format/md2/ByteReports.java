package org.jointscope.format.md2;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

/** Faults of a binary file; those past the ones that are listed are only counted. */
final class ByteReports {

    private final IssueLog issues;

    ByteReports(IssueLog issues) {
        this.issues = issues;
    }

    void report(IssueCode code, int offset, Object... arguments) {
        reportOf(Subject.FILE, code, offset, arguments);
    }

    void reportOf(Subject subject, IssueCode code, int offset, Object... arguments) {
        if (issues.lists(code)) {
            issues.add(code, Location.ofByte(offset), subject, arguments);
        } else {
            issues.count(code);
        }
    }
}
