package org.jointscope.check.engine;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

import java.util.stream.Stream;

/** What rules ask of a text as such. */
final class TextFacts {

    private TextFacts() {}

    /** A comment in a text without line feeds: its line has no end. */
    static Stream<Spot> hiddenByComment(Evidence evidence) {
        if (!evidence.has(IssueCode.FILE_BARE_CR)) {
            return Stream.empty();
        }
        byte[] text = evidence.text();
        int line = 1;
        int lineStart = 0;
        boolean string = false;
        for (int i = 0; i + 1 < text.length; i++) {
            if (text[i] == '\r') {
                line++;
                lineStart = i + 1;
            }
            string ^= text[i] == '"';
            if (!string && text[i] == '/' && text[i + 1] == '/') {
                return Stream.of(
                        new Spot(
                                new Location(line, i - lineStart + 1),
                                Subject.FILE,
                                "Here begins a comment, and no line feed follows."));
            }
        }
        return Stream.empty();
    }
}
