package org.jointscope.format.md5;

import java.util.List;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.TextLocation;

/**
 * The issues that a reader finds, with the part of the file that it is reading. A file from the internet can consist of
 * faults only. Those after the listed ones are only counted, without text, location or subject.
 */
final class Reports {

    /** The subject of a row: a part of the mesh or frame being read, such as a vertex. */
    interface Row {

        /** The subject follows from the location, once the model is complete. */
        Row BY_LOCATION = (part, index) -> Subject.FILE;

        /** No part: a line of the header, or a part of a frame. */
        Row OTHER = (part, index) -> part;

        Subject of(Subject part, int index);
    }

    private final IssueLog issues;
    private final Lexer lexer;

    private Subject part = Subject.FILE;
    private Row row = Row.OTHER;
    private int rowIndex = Subject.NONE;

    Reports(Lexer lexer, IssueLog issues) {
        this.lexer = lexer;
        this.issues = issues;
    }

    /** Enters a mesh or frame. */
    void beginPart(Subject entered) {
        part = entered;
    }

    void beginRow(Row kind, int index) {
        row = kind;
        rowIndex = index;
    }

    void endRow() {
        beginRow(Row.OTHER, Subject.NONE);
    }

    /** Leaves the mesh or frame. */
    void endPart() {
        part = Subject.FILE;
        endRow();
    }

    /** True if another fault of this code would be listed. */
    boolean lists(IssueCode code) {
        return issues.lists(code);
    }

    /** Reports a fault of the current token. */
    void report(IssueCode code, Object... arguments) {
        if (issues.count(code)) {
            list(code, lexer.location(), arguments);
        }
    }

    /** Reports a fault of the current token; its text comes before the other arguments. */
    void reportFound(IssueCode code, Object... more) {
        if (issues.count(code)) {
            Object[] arguments = new Object[more.length + 1];
            arguments[0] = lexer.found();
            System.arraycopy(more, 0, arguments, 1, more.length);
            list(code, lexer.location(), arguments);
        }
    }

    /** Reports a fault that is detected after its location was read. */
    void reportAt(TextLocation location, IssueCode code, Object... arguments) {
        if (issues.count(code)) {
            list(code, new Location(location.line(), location.column()), arguments);
        }
    }

    private void list(IssueCode code, Location location, Object... arguments) {
        Subject subject = row.of(part, rowIndex);
        issues.list(new Finding(code, location, subject, List.of(arguments)));
    }

    /** Reports a fault of the file as a whole. */
    void reportFile(IssueCode code, Object... arguments) {
        issues.add(code, Location.START, Subject.FILE, arguments);
    }
}
