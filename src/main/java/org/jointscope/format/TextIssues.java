package org.jointscope.format;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.text.SourceText;

/** The issues of a file as text. */
public final class TextIssues {

    private TextIssues() {}

    /** Reports oddities of the file as text, independent of its content. */
    public static void report(SourceText source, IssueLog issues) {
        if (source.hasByteOrderMark()) {
            issues.add(IssueCode.FILE_BYTE_ORDER_MARK, Location.START, Subject.FILE);
        }
        if (source.firstNotUtf8() != SourceText.NONE) {
            Location location = source.locate(source.firstNotUtf8());
            issues.add(IssueCode.FILE_NOT_UTF8, location, Subject.FILE);
        }
        if (source.firstNul() != SourceText.NONE) {
            Location location = source.locate(source.firstNul());
            issues.add(IssueCode.FILE_NUL, location, Subject.FILE, source.nuls());
        }
        if (source.lineEnd() == '\r') {
            issues.add(IssueCode.FILE_BARE_CR, Location.START, Subject.FILE);
        }
    }
}
