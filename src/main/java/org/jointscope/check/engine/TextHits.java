package org.jointscope.check.engine;

import org.jointscope.analysis.Figures;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Facts about a text that rules refer to. */
final class TextHits {

    private static final String BRACKETS = "(){}";

    private static final Pattern EXPONENT = Pattern.compile("-?[\\d.]+e[-+]?\\d*");
    private static final Pattern ZERO_EXPONENT = Pattern.compile("-?0e.*");

    private static final List<String> CUBE_2_BLOCKS =
            List.of("joints", "mesh", "hierarchy", "baseframe");

    /** Bytes that Cube 2 reads at a time, including the line feed (stream::getline). */
    private static final int CUBE_2_LINE = 511;

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
                : Stream.of(
                        new RuleHit(
                                locate(text, tokens.start()),
                                Subject.FILE,
                                Texts.program().of("engine.hit.comment")));
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
     * (src/shared/shared.c, COM_ParseToken) differs from the other readers: only whitespace ends a
     * word, and only a quotation mark ends a string.
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
                    spots.add(
                            new RuleHit(
                                    new Location(line, i - lineStart + 1),
                                    Subject.FILE,
                                    Texts.program().of("engine.hit.bracket")));
                }
                i++;
            }
        }
        return spots.stream();
    }

    /**
     * Numbers with an exponent, as the lexer of ET: Quake Wars reads them. It drops the e
     * (source/idlib/text/Lexer.cpp, ReadNumber) and treats the sign as a digit (Token.cpp,
     * NumberValue).
     */
    static Stream<RuleHit> exponents(RuleContext evidence) {
        return exponents(
                evidence,
                word -> !ZERO_EXPONENT.matcher(word).matches(),
                word ->
                        Texts.program()
                                .of(
                                        "engine.hit.exponent",
                                        word,
                                        Figures.of(withoutExponent(word))));
    }

    /** Numbers such as 0e0, which Doom 3's lexer ends after the 0, as if it were octal. */
    static Stream<RuleHit> zeroExponents(RuleContext evidence) {
        return exponents(
                evidence,
                word -> ZERO_EXPONENT.matcher(word).matches(),
                word -> Texts.program().of("engine.hit.exponent.zero", word));
    }

    private static Stream<RuleHit> exponents(
            RuleContext evidence, Predicate<String> condition, UnaryOperator<String> detail) {
        byte[] text = evidence.text();
        TextScanner tokens = new TextScanner(text, (byte) '\n', 0, Syntax.CODE);
        List<RuleHit> spots = new ArrayList<>();
        while (tokens.next() && spots.size() < Trigger.MOST) {
            if (tokens.kind() == Kind.WORD && mayHaveExponent(text, tokens)) {
                String word =
                        new String(
                                text,
                                tokens.start(),
                                tokens.end() - tokens.start(),
                                StandardCharsets.ISO_8859_1);
                if (EXPONENT.matcher(word).matches() && condition.test(word)) {
                    spots.add(hit(tokens, detail.apply(word)));
                }
            }
        }
        return spots.stream();
    }

    /** Most words have none, and need no string. */
    private static boolean mayHaveExponent(byte[] text, TextScanner tokens) {
        for (int i = tokens.start() + 1; i < tokens.end(); i++) {
            if (text[i] == 'e') {
                return isDigit(text[i - 1]) || text[i - 1] == '.';
            }
        }
        return false;
    }

    /** Parenthesized groups that continue on the next line, where readers of lines lose them. */
    static Stream<RuleHit> splitGroups(RuleContext evidence) {
        TextScanner tokens = new TextScanner(evidence.text(), (byte) '\n', 0, Syntax.CODE);
        List<RuleHit> spots = new ArrayList<>();
        int line = 0;
        while (tokens.next() && spots.size() < Trigger.MOST) {
            if (tokens.kind() == Kind.OPEN_PAREN) {
                line = tokens.line();
            } else if (line > 0 && tokens.line() != line) {
                spots.add(hit(tokens, Texts.program().of("engine.hit.group")));
                line = 0;
            } else if (tokens.kind() == Kind.CLOSE_PAREN) {
                line = 0;
            }
        }
        return spots.stream();
    }

    private static boolean isDigit(byte character) {
        return character >= '0' && character <= '9';
    }

    /** The characters - and + are the digits -3 and -5. */
    private static double withoutExponent(String word) {
        boolean negative = word.startsWith("-");
        double value = 0;
        double place = 0;
        for (char digit : word.substring(negative ? 1 : 0).replace("e", "").toCharArray()) {
            if (digit == '.') {
                place = 0.1;
            } else if (place == 0) {
                value = value * 10 + (digit - '0');
            } else {
                value += (digit - '0') * place;
                place *= 0.1;
            }
        }
        return negative ? -value : value;
    }

    /**
     * Braces that Cube 2 does not recognize (src/engine/md5.h): the opening brace of a block must
     * follow its keyword after one space, and a closing brace must start its line.
     */
    static Stream<RuleHit> bracesCube2Misses(RuleContext evidence) {
        byte[] text = evidence.text();
        TextScanner tokens = new TextScanner(text, (byte) '\n', 0, Syntax.CODE);
        List<RuleHit> spots = new ArrayList<>();
        int wordEnd = -1;
        while (tokens.next() && spots.size() < Trigger.MOST) {
            boolean lost =
                    switch (tokens.kind()) {
                        case OPEN_BRACE ->
                                wordEnd >= 0
                                        && (tokens.start() != wordEnd + 1 || text[wordEnd] != ' ');
                        case CLOSE_BRACE -> tokens.start() != tokens.lineStart();
                        default -> false;
                    };
            if (lost) {
                spots.add(hit(tokens, Texts.program().of("engine.hit.brace")));
            }
            wordEnd = tokens.isAnyOf(CUBE_2_BLOCKS) ? tokens.end() : -1;
        }
        return spots.stream();
    }

    /** Numbers across a multiple of 511 bytes in a line, at which Cube 2 splits it. */
    static Stream<RuleHit> numbersCube2Splits(RuleContext evidence) {
        TextScanner tokens = new TextScanner(evidence.text(), (byte) '\n', 0, Syntax.CODE);
        List<RuleHit> spots = new ArrayList<>();
        while (tokens.next() && spots.size() < Trigger.MOST) {
            int from = tokens.start() - tokens.lineStart();
            int last = tokens.end() - 1 - tokens.lineStart();
            if (tokens.kind() == Kind.WORD && from / CUBE_2_LINE != last / CUBE_2_LINE) {
                spots.add(hit(tokens, Texts.program().of("engine.hit.line.split")));
            }
        }
        return spots.stream();
    }

    private static RuleHit hit(TextScanner tokens, String detail) {
        return new RuleHit(
                new Location(tokens.line(), tokens.start() - tokens.lineStart() + 1),
                Subject.FILE,
                detail);
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
