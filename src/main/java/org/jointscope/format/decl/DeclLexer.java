package org.jointscope.format.decl;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.format.md5.Lexer;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.TextLocation;
import org.jointscope.text.SourceText;

/**
 * The tokens of declarations as Doom 3 reads them (idlib/Lexer.cpp, with the flags of framework/DeclManager.h). Unlike
 * in MD5 files, a word ends at the first character that cannot be part of a name or path; every other character is a
 * token: {@code *hip}, {@code a,b}. A name continues through slashes, even {@code //}. Text in apostrophes is a string
 * too, and strings with a backslash between them are one. Bytes outside of ASCII are whitespace.
 */
final class DeclLexer extends Lexer {

    /** Punctuation of several characters that cannot begin a path; the longest of each first. */
    private static final List<String> LONG_MARKS = List.of(
            ">>=", "<<=", "##", "&&", "||", ">=", "<=", "==", "!=", "*=", "%=", "+=", "-=", "++", "--", "&=", "|=",
            "^=", ">>", "<<", "->", "::");

    private static final String SHORT_MARKS = "*%+-=&|^~!><,;:?[]#$(){}";

    private static final Pattern COMMENT = Pattern.compile("//[^\\r\\n]*|/\\*.*?(\\*/|$)", Pattern.DOTALL);

    private static final Pattern SPACE = Pattern.compile("\\s+");

    /** Number of bytes in a text that is shown. */
    private static final int LONGEST_TEXT = 2000;

    private final SourceText source;

    /** End of the text without whitespace that the current word is part of. */
    private int wholeEnd;

    /** {@link DeclNumber#NONE} if the token is not a number. */
    private DeclNumber number;

    /** The text of a token that is not as in the file. */
    private Optional<String> text;

    /** The beginning of strings that are one token. */
    private Optional<TextLocation> beginning;

    private boolean apostrophes;
    private boolean invalid;
    private boolean fault;

    DeclLexer(SourceText source, IssueLog issues) {
        // The constructor of the superclass moves to the first token.
        this.source = source;
        super(source, issues);
    }

    @Override
    public boolean next() {
        number = DeclNumber.NONE;
        text = Optional.empty();
        beginning = Optional.empty();
        apostrophes = false;
        invalid = false;
        do {
            read();
        } while (kind() == Kind.WORD && isBlank());
        reportLostCharacter();
        if (kind() == Kind.WORD) {
            finishWord();
        } else {
            joinStrings();
        }
        return kind() != Kind.END;
    }

    private void read() {
        // A text without whitespace can have megabytes: it is searched for its end once.
        if (kind() == Kind.WORD && end() < wholeEnd) {
            nextInWord(wholeEnd);
        } else {
            super.next();
            wholeEnd = end();
        }
    }

    /** Skips the bytes outside of ASCII at the beginning of a word; true if they are all of it. */
    private boolean isBlank() {
        byte[] bytes = bytes();
        int at = start();
        while (at < wholeEnd && bytes[at] < 0) {
            at++;
        }
        if (at > start() && at < wholeEnd) {
            endAt(at);
            nextInWord(wholeEnd);
        }
        return at == wholeEnd;
    }

    /** Doom 3 skips the character after a block comment, whatever it is. */
    private void reportLostCharacter() {
        byte[] bytes = bytes();
        int at = start();
        if (kind() != Kind.END && at - 2 >= endOfLast() && bytes[at - 1] == '/' && bytes[at - 2] == '*') {
            reportFault(IssueCode.DECL_CHARACTER_LOST, () -> source.text(at, at + 1));
        }
    }

    private void finishWord() {
        byte[] bytes = bytes();
        byte first = bytes[start()];
        number = DeclNumber.at(bytes, start());
        if (number != DeclNumber.NONE) {
            endAt(number.end());
            if (number.kind() == DeclNumber.Kind.INVALID) {
                reportInvalid();
            }
        } else if (first == '\'') {
            finishLiteral();
        } else if (isLetter(first) || isOfPath(first)) {
            endAt(endOfName(bytes));
        } else {
            endAt(start() + lengthOfMark(bytes));
        }
        wholeEnd = Math.max(wholeEnd, end());
    }

    private int endOfName(byte[] bytes) {
        int at = start() + 1;
        while (at < bytes.length
                && (isLetter(bytes[at]) || DeclNumber.isDigit(bytes[at]) || isOfPath(bytes[at]) || bytes[at] == ':')) {
            at++;
        }
        return at;
    }

    private int lengthOfMark(byte[] bytes) {
        for (String mark : LONG_MARKS) {
            if (startsWith(mark)) {
                return mark.length();
            }
        }
        if (SHORT_MARKS.indexOf(bytes[start()]) < 0) {
            endAt(start() + 1);
            reportInvalid();
        }
        return 1;
    }

    private void reportInvalid() {
        invalid = true;
        reportFault(IssueCode.DECL_TOKEN_INVALID, this::found);
    }

    private void finishLiteral() {
        byte[] bytes = bytes();
        int at = start() + 1;
        while (at < bytes.length && bytes[at] != '\'' && bytes[at] != source.lineEnd()) {
            at++;
        }
        boolean closed = at < bytes.length && bytes[at] == '\'';
        apostrophes = true;
        text = Optional.of(source.text(start() + 1, at));
        endAt(closed ? at + 1 : at);
        if (!closed) {
            reportUnterminatedString();
        }
    }

    /** Moves over strings that follow the current one after backslashes, and appends them to it. */
    private void joinStrings() {
        if (!isStringContinued()) {
            return;
        }
        TextLocation location = textLocation();
        StringBuilder joined = new StringBuilder(super.text());
        while (isStringContinued()) {
            super.next();
            super.next();
            joined.append(super.text());
        }
        text = Optional.of(joined.toString());
        beginning = Optional.of(location);
    }

    private boolean isStringContinued() {
        if (kind() != Kind.STRING) {
            return false;
        }
        byte[] bytes = bytes();
        int at = skipWhite(bytes, end());
        if (at == bytes.length || bytes[at] != '\\') {
            return false;
        }
        at = skipWhite(bytes, at + 1);
        return at < bytes.length && bytes[at] == '"';
    }

    private static int skipWhite(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length && isWhite(bytes[at])) {
            at++;
        }
        return at;
    }

    private void reportFault(IssueCode code, Supplier<Object> argument) {
        fault = true;
        report(code, argument);
    }

    /** Whether the token was reported as invalid. */
    boolean isInvalid() {
        return invalid;
    }

    /** Whether a token was reported since the last call for which Doom 3 stops reading. */
    boolean takeFault() {
        boolean found = fault;
        fault = false;
        return found;
    }

    private static boolean isLetter(byte b) {
        return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b == '_';
    }

    private static boolean isOfPath(byte b) {
        return b == '/' || b == '\\' || b == '.';
    }

    @Override
    public String text() {
        return text.orElseGet(() -> number == DeclNumber.NONE ? super.text() : source.text(start(), number.textEnd()));
    }

    /** The text from an offset to the end of the last token, without comments; its lines are separated by {@code ·}. */
    String textSince(int from) {
        int end = Math.max(from, endOfLast());
        String written = source.text(from, Math.min(end, from + LONGEST_TEXT)) + (end - from > LONGEST_TEXT ? "…" : "");
        return COMMENT.matcher(written)
                .replaceAll(" ")
                .lines()
                .map(line -> SPACE.matcher(line).replaceAll(" ").strip())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    /** Moves over a token of a kind; false if the token is another one. */
    boolean skip(Kind kind) {
        boolean there = kind() == kind;
        if (there) {
            next();
        }
        return there;
    }

    /** Moves over a block in braces, at whose opening brace the lexer is; false if it does not end. */
    boolean skipBlock() {
        int depth = 0;
        do {
            depth += kind() == Kind.OPEN_BRACE ? 1 : 0;
            depth -= kind() == Kind.CLOSE_BRACE ? 1 : 0;
            next();
        } while (depth > 0 && kind() != Kind.END);
        return depth <= 0;
    }

    /** The token with its location. */
    Word word() {
        return new Word(text(), textLocation());
    }

    /** The location of the token, or of the first of several strings. */
    TextLocation textLocation() {
        return beginning.orElseGet(() -> new TextLocation(line(), column()));
    }

    boolean isBrace() {
        return kind() == Kind.OPEN_BRACE || kind() == Kind.CLOSE_BRACE;
    }

    /** True if the token is in quotation marks, which a key of an entity must be. */
    boolean isQuoted() {
        return kind() == Kind.STRING;
    }

    /** True if the token is a word, a number, a punctuation mark or a string. */
    boolean isValue() {
        return kind() == Kind.WORD || kind() == Kind.STRING;
    }

    /** True if the token is one of some words; Doom 3 ignores quotation marks. */
    boolean isKeyword(List<String> words) {
        return isQuoted() || apostrophes ? end() - start() <= 40 && words.contains(text()) : isAnyOf(words);
    }

    /** True if the token is not a word, a number or a string. */
    boolean isPunctuation() {
        byte first = bytes()[start()];
        return kind() == Kind.WORD && number == DeclNumber.NONE && !apostrophes && !isLetter(first) && !isOfPath(first);
    }

    /** True if the token is that punctuation mark or bracket, not a string. */
    boolean isMark(char mark) {
        return kind() != Kind.STRING && end() - start() == 1 && bytes()[start()] == mark;
    }

    DeclNumber number() {
        return number;
    }
}
