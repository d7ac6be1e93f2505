package org.jointscope.check.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.messages.Phrase;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;

/**
 * Strings with a quotation mark after a backslash. In Daemon (qcommon/q_shared.cpp, COM_ParseExt2) and DarkRadiant
 * (libs/parser/DefTokeniser.h) it is a part of the string; in the other engines it ends the string.
 */
final class EscapedStrings {

    private record Span(int line, int firstColumn, int lastColumn) {}

    private final byte[] text;
    private final List<Span> spans = new ArrayList<>();

    /** The first string without an end on its line, and whether its last backslash is escaped. */
    private Optional<RuleHit> endless = Optional.empty();

    private boolean isBackslashEscaped;

    private EscapedStrings(byte[] text) {
        this.text = text;
        if (hasEscape()) {
            TextScanner tokens = new TextScanner(text, (byte) '\n', 0, Syntax.CODE);
            while (endless.isEmpty() && spans.size() < Trigger.MOST && tokens.next()) {
                if (tokens.kind() == Kind.STRING && tokens.isClosed() && isEscaped(tokens.end() - 1)) {
                    add(tokens);
                }
            }
        }
    }

    /** Most texts have none, and need no search for strings. */
    private boolean hasEscape() {
        for (int i = 1; i < text.length; i++) {
            Interruption.checkAt(i);
            if (text[i] == '"' && isEscaped(i)) {
                return true;
            }
        }
        return false;
    }

    /** Adds the string and moves to its end, which is after other tokens of the line. */
    private void add(TextScanner string) {
        int end = string.end();
        while (end < text.length && text[end] != '\n' && (text[end] != '"' || isEscaped(end))) {
            Interruption.checkAt(end);
            end++;
        }
        if (end < text.length && text[end] == '"') {
            int lineStart = string.lineStart();
            spans.add(new Span(string.line(), string.start() - lineStart + 1, end - lineStart + 1));
            string.endAt(end + 1);
        } else {
            Phrase detail = Phrase.of("engine.hit.string.escaped");
            endless = Optional.of(TokenHits.hit(string, detail));
            isBackslashEscaped = backslashes(string.end() - 1) % 2 == 0;
        }
    }

    private int backslashes(int quote) {
        int at = quote;
        while (text[at - 1] == '\\') {
            at--;
        }
        return quote - at;
    }

    private boolean isEscaped(int quote) {
        return text[quote - 1] == '\\';
    }

    private static Stream<EscapedStrings> of(RuleContext evidence) {
        return evidence.remember(EscapedStrings.class, it -> Optional.of(new EscapedStrings(it.text()))).stream();
    }

    /** Whether a finding is about a token that is in such a string. */
    static boolean contains(RuleContext evidence, Finding finding) {
        int column = finding.location().column();
        return of(evidence)
                .flatMap(found -> found.spans.stream())
                .anyMatch(span -> span.line == finding.location().line()
                        && span.firstColumn <= column
                        && column <= span.lastColumn);
    }

    /**
     * The first string that ends with a backslash, and so does not end on its line.
     *
     * @param unlessEscaped whether a backslash before another escapes it, as in DarkRadiant
     */
    static Trigger endless(boolean unlessEscaped) {
        return evidence -> of(evidence)
                .filter(found -> !unlessEscaped || !found.isBackslashEscaped)
                .flatMap(found -> found.endless.stream());
    }
}
