package org.jointscope.check.engine;

import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.messages.Texts;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Strings with a quotation mark after a backslash. In Daemon (qcommon/q_shared.cpp, COM_ParseExt2)
 * and DarkRadiant (libs/parser/DefTokeniser.h) it is a part of the string; in the other engines it
 * ends the string.
 */
final class EscapedStrings {

    private record Span(int line, int firstColumn, int lastColumn) {}

    private final byte[] text;
    private final List<Span> spans = new ArrayList<>();
    private final List<RuleHit> endless = new ArrayList<>();
    private final List<RuleHit> endlessUnlessEscaped = new ArrayList<>();

    private EscapedStrings(byte[] text) {
        this.text = text;
        TextScanner tokens = new TextScanner(text, (byte) '\n', 0, Syntax.CODE);
        while (tokens.next()) {
            if (tokens.kind() == Kind.STRING && tokens.isClosed() && isEscaped(tokens.end() - 1)) {
                add(tokens);
            }
        }
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
            add(string, endless);
            if (backslashes(string.end() - 1) % 2 == 1) {
                add(string, endlessUnlessEscaped);
            }
        }
    }

    private static void add(TextScanner string, List<RuleHit> hits) {
        if (hits.size() < Trigger.MOST) {
            hits.add(TokenHits.hit(string, Texts.program().of("engine.hit.string.escaped")));
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
        return evidence
                .remember(EscapedStrings.class, it -> Optional.of(new EscapedStrings(it.text())))
                .stream();
    }

    /** Whether a finding is about a token that is in such a string. */
    static boolean contains(RuleContext evidence, Finding finding) {
        int column = finding.location().column();
        return of(evidence)
                .flatMap(found -> found.spans.stream())
                .anyMatch(
                        span ->
                                span.line == finding.location().line()
                                        && span.firstColumn <= column
                                        && column <= span.lastColumn);
    }

    /**
     * Strings that end with a backslash, and so do not end on their line.
     *
     * @param unlessEscaped whether a backslash before another escapes it, as in DarkRadiant
     */
    static Trigger endless(boolean unlessEscaped) {
        return evidence ->
                of(evidence)
                        .map(found -> unlessEscaped ? found.endlessUnlessEscaped : found.endless)
                        .flatMap(List::stream);
    }
}
