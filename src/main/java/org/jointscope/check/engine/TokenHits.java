package org.jointscope.check.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;

/** Facts about the tokens of a text that rules refer to, found in one pass over the text. */
final class TokenHits {

    private static final Pattern EXPONENT = Pattern.compile("-?[\\d.]+e[-+]?\\d*");
    private static final Pattern ZERO_EXPONENT = Pattern.compile("-?0e.*");

    private static final List<String> CUBE_2_BLOCKS = List.of("joints", "mesh", "hierarchy", "baseframe");

    /** Bytes that Cube 2 reads at a time, including the line feed (stream::getline). */
    private static final int CUBE_2_LINE = 511;

    private final byte[] text;
    private final TextScanner tokens;
    private final TokenRows rows;
    private final List<RuleHit> exponents = new ArrayList<>();
    private final List<RuleHit> zeroExponents = new ArrayList<>();
    private final List<RuleHit> lostBraces = new ArrayList<>();
    private final List<RuleHit> splitNumbers = new ArrayList<>();
    private final List<RuleHit> touching = new ArrayList<>();
    private final LineRows lines;

    /** The end of the token before this one. */
    private int lastEnd = -1;

    /** The end of the token before this one if it is the keyword of a block; otherwise −1. */
    private int keywordEnd = -1;

    private TokenHits(byte[] text) {
        this.text = text;
        this.tokens = new TextScanner(text, (byte) '\n', 0, Syntax.CODE);
        this.rows = new TokenRows(text);
        this.lines = new LineRows(text);
        int end = 0;
        boolean isOnNewLine = false;
        while (tokens.scan() != Kind.END) {
            // The line feeds of a comment do not end a line: engines skip them with it.
            isOnNewLine |= hasLineFeed(end, tokens.start());
            end = tokens.end();
            if (!tokens.kind().isComment()) {
                findFacts(isOnNewLine);
                isOnNewLine = false;
            }
        }
    }

    private boolean hasLineFeed(int from, int to) {
        for (int i = from; i < to; i++) {
            if (text[i] == '\n') {
                return true;
            }
        }
        return false;
    }

    private void findFacts(boolean isOnNewLine) {
        if (tokens.kind() == Kind.WORD) {
            findExponent();
            findSplitNumber();
        }
        rows.add(tokens, isOnNewLine);
        lines.next(tokens);
        findLostBrace();
        if (tokens.start() == lastEnd) {
            add(touching, "engine.hit.touching");
        }
        lastEnd = tokens.end();
    }

    private static Stream<RuleHit> of(RuleContext evidence, Function<TokenHits, List<RuleHit>> fact) {
        return found(evidence).flatMap(found -> fact.apply(found).stream());
    }

    private static Stream<TokenHits> found(RuleContext evidence) {
        return evidence.remember(TokenHits.class, it -> Optional.of(new TokenHits(it.text()))).stream();
    }

    /** A fact about the rows. */
    static Trigger ofRows(Function<TokenRows, Stream<RuleHit>> fact) {
        return evidence -> found(evidence).flatMap(found -> fact.apply(found.rows));
    }

    /**
     * Numbers with an exponent, as the lexer of ET: Quake Wars reads them. It drops the e (source/idlib/text/Lexer.cpp,
     * ReadNumber) and treats the sign as a digit (Token.cpp, NumberValue).
     */
    static Stream<RuleHit> exponents(RuleContext evidence) {
        return of(evidence, found -> found.exponents);
    }

    /** Numbers such as 0e0, which Doom 3's lexer ends after the 0, as if it were octal. */
    static Stream<RuleHit> zeroExponents(RuleContext evidence) {
        return of(evidence, found -> found.zeroExponents);
    }

    /**
     * Braces that Cube 2 does not recognize (src/engine/md5.h): the opening brace of a block must follow its keyword
     * after one space, and a closing brace must start its line.
     */
    static Stream<RuleHit> bracesCube2Misses(RuleContext evidence) {
        return of(evidence, found -> found.lostBraces);
    }

    /** Numbers across a multiple of 511 bytes in a line, at which Cube 2 splits it. */
    static Stream<RuleHit> numbersCube2Splits(RuleContext evidence) {
        return of(evidence, found -> found.splitNumbers);
    }

    /** Rows that {@link LineRows} does not find on lines of their own. */
    static Stream<RuleHit> lostRows(RuleContext evidence) {
        return of(evidence, found -> found.lines.lost());
    }

    /** Tokens without whitespace before them, which are not separate for readers of words. */
    static Stream<RuleHit> touching(RuleContext evidence) {
        return of(evidence, found -> found.touching);
    }

    private void findExponent() {
        // Most words are numbers without one, and need no string.
        if (tokens.isDecimal() || !mayHaveExponent()) {
            return;
        }
        String word = new String(text, tokens.start(), tokens.end() - tokens.start(), StandardCharsets.ISO_8859_1);
        if (!EXPONENT.matcher(word).matches()) {
            return;
        }
        if (ZERO_EXPONENT.matcher(word).matches()) {
            add(zeroExponents, "engine.hit.exponent.zero", word);
        } else if (exponents.size() < Trigger.MOST) {
            add(exponents, "engine.hit.exponent", word, Figures.of(withoutExponent(word)));
        }
    }

    private boolean mayHaveExponent() {
        for (int i = tokens.start() + 1; i < tokens.end(); i++) {
            if (text[i] == 'e') {
                return isDigit(text[i - 1]) || text[i - 1] == '.';
            }
        }
        return false;
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

    private void findLostBrace() {
        boolean lost = switch (tokens.kind()) {
            case OPEN_BRACE -> keywordEnd >= 0 && (tokens.start() != keywordEnd + 1 || text[keywordEnd] != ' ');
            case CLOSE_BRACE -> tokens.start() != tokens.lineStart();
            default -> false;
        };
        if (lost) {
            add(lostBraces, "engine.hit.brace");
        }
        keywordEnd = tokens.isAnyOf(CUBE_2_BLOCKS) ? tokens.end() : -1;
    }

    private void findSplitNumber() {
        int from = tokens.start() - tokens.lineStart();
        int last = tokens.end() - 1 - tokens.lineStart();
        if (from / CUBE_2_LINE != last / CUBE_2_LINE) {
            add(splitNumbers, "engine.hit.line.split");
        }
    }

    private void add(List<RuleHit> hits, String key, Object... arguments) {
        if (hits.size() < Trigger.MOST) {
            hits.add(hit(tokens, Phrase.of(key, arguments)));
        }
    }

    static RuleHit hit(TextScanner token, Phrase detail) {
        return new RuleHit(new Location(token.line(), token.start() - token.lineStart() + 1), Subject.FILE, detail);
    }
}
