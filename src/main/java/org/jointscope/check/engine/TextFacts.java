package org.jointscope.check.engine;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

import java.util.ArrayList;
import java.util.List;
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

    /** Parentheses and braces that touch a word: to some readers, they are a part of it. */
    static Stream<Spot> touchedBrackets(Evidence evidence) {
        byte[] text = evidence.text();
        List<Spot> spots = new ArrayList<>();
        int line = 1;
        int lineStart = 0;
        int i = 0;
        while (i < text.length && spots.size() < Trigger.MOST) {
            switch (text[i]) {
                case '\n' -> {
                    line++;
                    lineStart = i + 1;
                }
                case '"' -> i = end(text, i + 1, '"');
                case '/' ->
                        i = i + 1 < text.length && text[i + 1] == '/' ? end(text, i, '\n') - 1 : i;
                case '(', ')', '{', '}' -> {
                    if (!isBlank(text, i - 1) || !isBlank(text, i + 1)) {
                        spots.add(
                                new Spot(
                                        new Location(line, i - lineStart + 1),
                                        Subject.FILE,
                                        "Here stands no blank beside a bracket."));
                    }
                }
                default -> {}
            }
            i++;
        }
        return spots.stream();
    }

    private static boolean isBlank(byte[] text, int at) {
        return at < 0 || at >= text.length || (text[at] >= 0 && text[at] <= ' ');
    }

    private static int end(byte[] text, int from, char last) {
        int at = from;
        while (at < text.length && text[at] != last) {
            at++;
        }
        return at;
    }
}
