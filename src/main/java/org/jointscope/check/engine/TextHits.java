package org.jointscope.check.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;

/** Facts about a text that rules refer to. */
final class TextHits {

    private static final String BRACKETS = "(){}";

    /** The bytes that {@link #touchedBrackets} looks at; it steps over the others. */
    private static final boolean[] SPECIAL = new boolean[256];

    static {
        (BRACKETS + "\n\"/").chars().forEach(special -> SPECIAL[special] = true);
    }

    private TextHits() {}

    /** A comment in a text without line feeds: its line has no end. */
    static Stream<RuleHit> hiddenByComment(RuleContext evidence) {
        if (!evidence.has(IssueCode.FILE_BARE_CR)) {
            return Stream.empty();
        }
        byte[] text = evidence.text();
        TextScanner tokens = new TextScanner(text, (byte) '\n', 0, Syntax.CODE);
        Kind kind = tokens.scan();
        while (kind != Kind.LINE_COMMENT && kind != Kind.END) {
            kind = tokens.scan();
        }
        return kind == Kind.END
                ? Stream.empty()
                : Stream.of(new RuleHit(locate(text, tokens.start()), Subject.FILE, Phrase.of("engine.hit.comment")));
    }

    private static Location locate(byte[] text, int offset) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            Interruption.checkAt(i);
            if (text[i] == '\r') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Location(line, offset - lineStart + 1);
    }

    /**
     * Parentheses and braces that touch a word, of which they are a part in q2pro. Its lexical rule
     * (src/shared/shared.c, COM_ParseToken) differs from the other readers: only whitespace ends a word, and only a
     * quotation mark ends a string.
     */
    static Stream<RuleHit> touchedBrackets(RuleContext evidence) {
        byte[] text = evidence.text();
        List<RuleHit> spots = new ArrayList<>();
        int line = 1;
        int lineStart = 0;
        int fresh = 0;
        int i = 0;
        while (i < text.length && spots.size() < Trigger.MOST) {
            int skipped = skipped(text, i);
            if (skipped > i) {
                Interruption.check();
                for (; i < skipped; i++) {
                    if (text[i] == '\n') {
                        line++;
                        lineStart = i + 1;
                    }
                }
                fresh = i;
            } else {
                boolean touched = i > fresh && !isBlank(text, i - 1) || !isBlank(text, i + 1);
                if (BRACKETS.indexOf(text[i]) >= 0 && touched) {
                    spots.add(new RuleHit(
                            new Location(line, i - lineStart + 1), Subject.FILE, Phrase.of("engine.hit.bracket")));
                }
                i = nextSpecial(text, i + 1);
            }
        }
        return spots.stream();
    }

    private static int nextSpecial(byte[] text, int from) {
        int at = from;
        while (at < text.length && !SPECIAL[text[at] & 0xFF]) {
            Interruption.checkAt(at);
            at++;
        }
        return at;
    }

    /** The offset after the line feed, string or comment that begins at an offset, if any. */
    private static int skipped(byte[] text, int at) {
        int next = at + 1 < text.length ? text[at + 1] : 0;
        if (text[at] == '\n') {
            return at + 1;
        }
        if (text[at] == '"') {
            return Math.min(text.length, end(text, at + 1, '"') + 1);
        }
        if (text[at] == '/' && next == '/') {
            return end(text, at, '\n');
        }
        if (text[at] == '/' && next == '*') {
            int star = end(text, at + 2, '*');
            while (star + 1 < text.length && text[star + 1] != '/') {
                star = end(text, star + 1, '*');
            }
            return Math.min(text.length, star + 2);
        }
        return at;
    }

    private static boolean isBlank(byte[] text, int at) {
        return at < 0 || at >= text.length || (text[at] >= 0 && text[at] <= ' ');
    }

    private static int end(byte[] text, int from, char last) {
        int at = from;
        while (at < text.length && text[at] != last) {
            Interruption.checkAt(at);
            at++;
        }
        return at;
    }
}
