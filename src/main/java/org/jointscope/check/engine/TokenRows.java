package org.jointscope.check.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.messages.Phrase;
import org.jointscope.text.Decimal;
import org.jointscope.text.TextScanner;
import org.jointscope.text.TextScanner.Kind;

/**
 * Facts about the tokens of a text by the rows that they belong to. A row is a keyword with what must follow it, up to
 * an opening brace, or a row in a block. Some engines read a row only up to the end of its line. The words of the rows
 * can be in any case, as in Daemon.
 */
final class TokenRows {

    private static final String COMMANDLINE = "commandline";
    private static final String FRAME = "frame";

    /** The tokens after the keyword of a row. */
    private static final Map<String, Integer> AFTER_KEYWORD = Map.ofEntries(
            Map.entry("md5version", 1),
            Map.entry(COMMANDLINE, 1),
            Map.entry("numframes", 1),
            Map.entry("numjoints", 1),
            Map.entry("nummeshes", 1),
            Map.entry("framerate", 1),
            Map.entry("numanimatedcomponents", 1),
            Map.entry("joints", 1),
            Map.entry("hierarchy", 1),
            Map.entry("bounds", 1),
            Map.entry("baseframe", 1),
            Map.entry(FRAME, 2),
            Map.entry("mesh", 1),
            Map.entry("shader", 1),
            Map.entry("numverts", 1),
            Map.entry("vert", 7),
            Map.entry("numtris", 1),
            Map.entry("tri", 4),
            Map.entry("numweights", 1),
            Map.entry("weight", 8));

    /** The tokens after the first of a row, in the blocks of rows without a keyword. */
    private static final Map<String, Integer> IN_BLOCK =
            Map.of("joints", 11, "hierarchy", 3, "bounds", 9, "baseframe", 9, FRAME, 0);

    /** Of more than one digit after the zeros. */
    private static final Pattern OCTAL = Pattern.compile("0+[1-7][0-7]+");

    /** The name of a row in a block begins with it. */
    private static final String IN = "in-";

    /** After the keyword of a row that is split before its opening brace. */
    private static final String BRACE = "{";

    private static final int LONGEST_KEYWORD = "numAnimatedComponents".length();

    private final byte[] text;
    private final Map<String, List<RuleHit>> split = new HashMap<>();
    private final Map<String, List<RuleHit>> suffixes = new HashMap<>();
    private final List<RuleHit> frameNumbers = new ArrayList<>();
    private final List<RuleHit> octalFrameNumbers = new ArrayList<>();
    private final List<RuleHit> bareCommandlines = new ArrayList<>();

    /** The keyword of the block of the row; empty outside the blocks of {@link #IN_BLOCK}. */
    private String block = "";

    private String row = "";

    /** The tokens that the row still requires. */
    private int left;

    private boolean isSplit;

    TokenRows(byte[] text) {
        this.text = text;
    }

    /**
     * Rows that continue on another line, by their first tokens there.
     *
     * @param rows those of {@link #of}, or with a brace after the keyword if only the brace is on another line
     */
    Stream<RuleHit> split(String rows) {
        return of(split, rows);
    }

    /** Numbers with a suffix such as f, which Doom 3 and Jointscope skip. */
    Stream<RuleHit> suffixes(String rows) {
        return of(suffixes, rows);
    }

    /** Frame numbers that are not written as C prints an integer. */
    Stream<RuleHit> frameNumbers() {
        return frameNumbers.stream();
    }

    /** Frame numbers that are other numbers if they are octal, as Doom 3 reads them. */
    Stream<RuleHit> octalFrameNumbers() {
        return octalFrameNumbers.stream();
    }

    Stream<RuleHit> bareCommandlines() {
        return bareCommandlines.stream();
    }

    /**
     * @param rows the names of rows, with commas between them: a keyword in lower case, or that of a block after
     *     {@code in-}; all if empty
     */
    private static Stream<RuleHit> of(Map<String, List<RuleHit>> hits, String rows) {
        return rows.isEmpty()
                ? hits.values().stream().flatMap(List::stream)
                : Stream.of(rows.split(",")).flatMap(row -> hits.getOrDefault(row, List.of()).stream());
    }

    /**
     * Adds the next token.
     *
     * @param isOnNewLine whether a line ends between it and the token before it
     */
    void add(TextScanner token, boolean isOnNewLine) {
        if (token.kind() == Kind.CLOSE_BRACE) {
            block = "";
            left = 0;
        } else if (left > 0) {
            left--;
            addToRow(token, isOnNewLine);
        } else {
            begin(token);
        }
    }

    private void addToRow(TextScanner token, boolean isOnNewLine) {
        if (row.equals(COMMANDLINE)) {
            if (token.kind() != Kind.STRING) {
                add(bareCommandlines, token, "engine.hit.commandline.bare");
            }
            return;
        }
        if (isOnNewLine && !isSplit) {
            isSplit = true;
            String at = token.kind() == Kind.OPEN_BRACE ? row + BRACE : row;
            add(split.computeIfAbsent(at, it -> new ArrayList<>()), token, "engine.hit.split");
        }
        if (token.kind() == Kind.OPEN_BRACE) {
            block = IN_BLOCK.containsKey(row) ? row : "";
            left = 0;
        } else if (token.kind() == Kind.WORD) {
            findSuffix(token);
            if (row.equals(FRAME) && !isPlain(token)) {
                add(frameNumbers, token, "engine.hit.frame.number", word(token));
                if (OCTAL.matcher(word(token)).matches()) {
                    add(octalFrameNumbers, token, "engine.hit.frame.number", word(token));
                }
            }
        }
    }

    private void begin(TextScanner token) {
        isSplit = false;
        if (block.isEmpty()) {
            row = keyword(token);
            left = AFTER_KEYWORD.getOrDefault(row, 0);
        } else {
            row = IN + block;
            left = IN_BLOCK.get(block);
            if (left == 0) {
                findSuffix(token);
            }
        }
    }

    /** Empty for a token that cannot be one. */
    private String keyword(TextScanner token) {
        return token.kind() == Kind.WORD && token.end() - token.start() <= LONGEST_KEYWORD
                ? word(token).toLowerCase(Locale.ROOT)
                : "";
    }

    private String word(TextScanner token) {
        return new String(text, token.start(), token.end() - token.start(), StandardCharsets.ISO_8859_1);
    }

    private void findSuffix(TextScanner token) {
        if (token.kind() == Kind.WORD
                && !token.isDecimal()
                && Character.isLetter(text[token.end() - 1])
                && !Double.isNaN(Decimal.parse(text, token.start(), token.end()))) {
            List<RuleHit> hits = suffixes.computeIfAbsent(row, it -> new ArrayList<>());
            add(hits, token, "engine.hit.suffix", word(token));
        }
    }

    /** Whether a word consists of digits, without zeros before the number. */
    private boolean isPlain(TextScanner token) {
        for (int i = token.start(); i < token.end(); i++) {
            if (text[i] < '0' || text[i] > '9') {
                return false;
            }
        }
        return text[token.start()] != '0' || token.end() == token.start() + 1;
    }

    private static void add(List<RuleHit> hits, TextScanner token, String key, Object... arguments) {
        if (hits.size() < Trigger.MOST) {
            hits.add(TokenHits.hit(token, Phrase.of(key, arguments)));
        }
    }
}
