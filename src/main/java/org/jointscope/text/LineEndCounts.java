package org.jointscope.text;

import org.jointscope.diagnostics.Interruption;

/** Numbers of the line ends of each kind in a text; a carriage return before a line feed is part of a pair. */
public record LineEndCounts(int lineFeeds, int pairs, int returns) {

    public static LineEndCounts of(byte[] text) {
        int lineFeeds = 0;
        int pairs = 0;
        int returns = 0;
        int i = 0;
        while (i < text.length) {
            for (int end = Interruption.checkedUpTo(i, text.length); i < end; i++) {
                if (text[i] == '\n') {
                    boolean pair = i > 0 && text[i - 1] == '\r';
                    pairs += pair ? 1 : 0;
                    lineFeeds += pair ? 0 : 1;
                } else if (text[i] == '\r' && (i + 1 == text.length || text[i + 1] != '\n')) {
                    returns++;
                }
            }
        }
        return new LineEndCounts(lineFeeds, pairs, returns);
    }

    /** True if the only line ends are carriage returns without line feeds. */
    public boolean isReturnsOnly() {
        return returns > 0 && lineFeeds + pairs == 0;
    }

    /** True if some lines end in LF and others in CRLF. */
    public boolean isMixed() {
        return lineFeeds > 0 && pairs > 0;
    }

    /** LF or CRLF, whichever ends more lines; LF if neither does. */
    public String lineBreak() {
        return pairs > lineFeeds ? "\r\n" : "\n";
    }
}
