package org.jointscope.format.decl;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.format.TextIssues;
import org.jointscope.format.decl.OtherGames.GameWord;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.text.SourceText;
import org.jointscope.text.Spelling;
import org.jointscope.text.TextScanner.Kind;

/**
 * The declarations of a file, each with a type, a name and a block in braces (Doom 3, framework/DeclManager.cpp). A
 * subclass reads the blocks.
 */
abstract class DeclParser {

    /** Types of declarations. Each can be preceded by its type, whatever the file. */
    private static final Set<String> TYPES = Set.of(
            "model",
            "skin",
            "articulatedfigure",
            "audio",
            "email",
            "entitydef",
            "export",
            "fx",
            "mapdef",
            "material",
            "particle",
            "pda",
            "sound",
            "table",
            "video");

    /** Number of characters of a type, with quotation marks. */
    private static final int LONGEST_TYPE = 20;

    /** The blocks that Doom 3 requires to be closed. */
    private static final Set<String> CLOSED = Set.of("anim", "material", "stage");

    /** Rows of a file that are stored; the largest file of a real game has some thousands. */
    private static final int MOST_ROWS = 1 << 17;

    final DeclLexer lexer;
    final IssueLog issues = new IssueLog();

    /** False after a fault for which Doom 3 ignores the declaration. */
    boolean intact;

    private final SourceText source;
    private final String defaultType;

    /** Whether a block that is open at the end of the file was reported. */
    private boolean ended;

    private int rows;
    private Optional<TextLocation> firstIgnored = Optional.empty();

    /** @param defaultType of declarations without a type, in lower case */
    DeclParser(byte[] bytes, String defaultType) {
        this.source = new SourceText(bytes);
        this.lexer = new DeclLexer(source, issues);
        this.defaultType = defaultType;
    }

    final void readAll() {
        TextIssues.report(source, issues);
        if (atEnd()) {
            issues.add(IssueCode.FILE_EMPTY, Location.START, Subject.FILE);
        }
        while (!atEnd()) {
            readDeclaration();
        }
        firstIgnored.ifPresent(location -> issues.add(
                IssueCode.ROWS_TOO_MANY,
                at(location),
                Subject.FILE,
                rows,
                Phrase.of("fact.rows.declarations"),
                MOST_ROWS));
    }

    final <T extends ModelFile> ReadResult<T> result(T content) {
        return new ReadResult<>(content, issues.issues(), source.encoding());
    }

    private void readDeclaration() {
        Optional<String> written = type();
        if (written.isPresent()) {
            OtherGames.type(lexer.text()).ifPresent(this::reportOtherGame);
            lexer.next();
        }
        if (lexer.kind() == Kind.OPEN_BRACE) {
            if (issues.count(IssueCode.DECL_NAME_MISSING)) {
                list(IssueCode.DECL_NAME_MISSING, location());
            }
            skipBlock("", location());
            return;
        }
        Word name = lexer.word();
        if (!atEnd()) {
            lexer.next();
        }
        if (lexer.kind() != Kind.OPEN_BRACE) {
            if (issues.count(IssueCode.DECL_BODY_MISSING)) {
                list(IssueCode.DECL_BODY_MISSING, name.location(), Quoted.of(name.text()), lexer.found());
            }
            if (!atEnd()) {
                lexer.next();
            }
            return;
        }
        readBody(written.orElse(defaultType), name);
    }

    /**
     * Reads or skips the block of a declaration, at whose opening brace the lexer is.
     *
     * @param type in lower case
     */
    abstract void readBody(String type, Word name);

    /** The type before the name, which is optional. */
    private Optional<String> type() {
        return lexer.isValue() && lexer.end() - lexer.start() <= LONGEST_TYPE
                ? Optional.of(lexer.text().toLowerCase(Locale.ROOT))
                        .filter(word ->
                                TYPES.contains(word) || OtherGames.type(word).isPresent())
                : Optional.empty();
    }

    /** Whether a block continues. Skips its closing brace; reports a missing one. */
    final boolean isIn(String keyword, TextLocation block) {
        if (atEnd()) {
            reportEnd(keyword, block);
            return false;
        }
        return !lexer.skip(Kind.CLOSE_BRACE);
    }

    private void reportEnd(String keyword, TextLocation block) {
        if (ended) {
            return;
        }
        ended = true;
        if (!CLOSED.contains(keyword)) {
            if (issues.count(IssueCode.DECL_UNTERMINATED)) {
                list(IssueCode.DECL_UNTERMINATED, location(), keyword, block.line());
            }
        } else if (isListed(IssueCode.BLOCK_UNTERMINATED)) {
            list(IssueCode.BLOCK_UNTERMINATED, location(), lexer.found(), keyword, block.line(), 1);
        }
    }

    /** Skips a block in braces, at whose opening brace the lexer is. */
    final void skipBlock(String keyword, TextLocation block) {
        if (!lexer.skipBlock()) {
            reportEnd(keyword, block);
        }
    }

    final void reportOtherGame(GameWord word) {
        if (issues.count(IssueCode.DEF_OTHER_GAME)) {
            list(IssueCode.DEF_OTHER_GAME, location(), lexer.text(), word.game().phrase());
        }
    }

    /** A question for the word that could be meant; empty if there is none. */
    static Object guess(String word, List<String> words) {
        return Spelling.guess(word, words)
                .<Object>map(guess -> Phrase.of("fact.guess", guess))
                .orElse("");
    }

    /** Counts a row; true if it is stored. */
    final boolean stores(TextLocation location) {
        if (rows++ == MOST_ROWS) {
            firstIgnored = Optional.of(location);
        }
        return rows <= MOST_ROWS;
    }

    final boolean atEnd() {
        return lexer.kind() == Kind.END;
    }

    final TextLocation location() {
        return lexer.textLocation();
    }

    /** Counts a fault for which Doom 3 ignores the declaration; true if it must be listed. */
    final boolean isListed(IssueCode code) {
        intact = false;
        return issues.count(code);
    }

    final void list(IssueCode code, TextLocation location, Object... arguments) {
        issues.list(new Finding(code, at(location), Subject.FILE, List.of(arguments)));
    }

    private static Location at(TextLocation location) {
        return new Location(location.line(), location.column());
    }
}
