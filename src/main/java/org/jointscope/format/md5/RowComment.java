package org.jointscope.format.md5;

import org.jointscope.text.SourceText;

/** The last {@code //} comment that stood behind a token of its line. */
final class RowComment {

    private final SourceText source;
    private int line;
    private int start;
    private int end;

    RowComment(SourceText source) {
        this.source = source;
    }

    /**
     * @param from offset of what is behind the slashes
     */
    void take(int onLine, int from, int to) {
        line = onLine;
        start = from;
        end = to;
    }

    /** Its text, if it stands on a line or a later one; else empty. */
    String since(int first) {
        return line >= first && end > start ? source.text(start, end).strip() : "";
    }

    /** Says where it stands, likewise; even if there is nothing behind the slashes. */
    void tell(int first, Trace trace) {
        if (line >= first) {
            trace.comment(start, end);
        }
    }
}
