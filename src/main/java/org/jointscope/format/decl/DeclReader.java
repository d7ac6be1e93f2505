package org.jointscope.format.decl;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.format.TextIssues;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Channel;
import org.jointscope.model.Declarations.FrameCommand;
import org.jointscope.model.Declarations.Inherit;
import org.jointscope.model.Declarations.MeshFile;
import org.jointscope.model.Declarations.ModelDef;
import org.jointscope.model.Declarations.NamedAnim;
import org.jointscope.model.Declarations.Offset;
import org.jointscope.model.Declarations.Remove;
import org.jointscope.model.Declarations.SkinDef;
import org.jointscope.model.Declarations.SkinRow;
import org.jointscope.model.Declarations.Statement;
import org.jointscope.model.Declarations.UseSkin;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.FrameCommandType;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;
import org.jointscope.text.SourceText;
import org.jointscope.text.Spelling;
import org.jointscope.text.TextScanner.Kind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * Reads the model and skin declarations of a .def or .skin (Doom 3, framework/DeclManager.cpp,
 * anim/Anim_Blend.cpp and framework/DeclSkin.cpp). It never throws on the content of a file. After
 * a fault, it continues with the next statement, although Doom 3 ignores the rest of the
 * declaration.
 */
public final class DeclReader {

    private static final String MODEL = "model";
    private static final String SKIN = "skin";
    private static final String CHANNEL = "channel";
    private static final String ANIM = "anim";
    private static final String FRAME = "frame";

    /** Types of declarations. Each can be preceded by its type, whatever the file. */
    private static final Set<String> TYPES =
            Set.of(
                    MODEL,
                    SKIN,
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

    private static final List<String> STATEMENTS =
            List.of("inherit", SKIN, "mesh", "remove", ANIM, "offset", CHANNEL);

    private static final List<String> FLAGS =
            List.of("prevent_idle_override", "random_cycle_start", "ai_no_turn", "anim_turn");

    private static final List<String> COMMANDS =
            Arrays.stream(FrameCommandType.values()).map(FrameCommandType::word).toList();

    /** Rows of a file that are stored; the largest file of a real game has some thousands. */
    private static final int MOST_ROWS = 1 << 17;

    private final SourceText source;
    private final DeclLexer lexer;
    private final IssueLog issues = new IssueLog();
    private final String defaultType;
    private final List<ModelDef> models = new ArrayList<>();
    private final List<SkinDef> skins = new ArrayList<>();

    private int others;
    private boolean intact;
    private int rows;
    private Optional<Place> firstIgnored = Optional.empty();

    private DeclReader(byte[] bytes, String defaultType) {
        this.source = new SourceText(bytes);
        this.lexer = new DeclLexer(source, issues);
        this.defaultType = defaultType;
    }

    /** Reads a .def: a declaration without a type is an {@code entityDef}. */
    public static ReadResult<Declarations> readDef(byte[] bytes) {
        return new DeclReader(bytes, "entitydef").read();
    }

    /** Reads a .skin: a declaration without a type is a {@code skin}. */
    public static ReadResult<Declarations> readSkins(byte[] bytes) {
        return new DeclReader(bytes, SKIN).read();
    }

    private ReadResult<Declarations> read() {
        TextIssues.report(source, issues);
        if (atEnd()) {
            issues.add(IssueCode.FILE_EMPTY, Location.START, Subject.FILE);
        }
        while (!atEnd()) {
            readDeclaration();
        }
        firstIgnored.ifPresent(
                place ->
                        issues.add(
                                IssueCode.ROWS_TOO_MANY,
                                at(place),
                                Subject.FILE,
                                rows,
                                Phrase.of("fact.rows.declarations"),
                                MOST_ROWS));
        return new ReadResult<>(
                new Declarations(models, skins, others), issues.issues(), source.encoding());
    }

    private void readDeclaration() {
        Optional<String> written = type();
        if (written.isPresent()) {
            lexer.next();
        }
        if (lexer.kind() == Kind.OPEN_BRACE) {
            if (issues.count(IssueCode.DECL_NAME_MISSING)) {
                list(IssueCode.DECL_NAME_MISSING, place());
            }
            skipBlock();
            return;
        }
        Word name = word();
        if (!atEnd()) {
            lexer.next();
        }
        if (lexer.kind() != Kind.OPEN_BRACE) {
            if (issues.count(IssueCode.DECL_BODY_MISSING)) {
                list(
                        IssueCode.DECL_BODY_MISSING,
                        name.place(),
                        Quoted.of(name.text()),
                        lexer.found());
            }
            if (!atEnd()) {
                lexer.next();
            }
            return;
        }
        switch (written.orElse(defaultType)) {
            case MODEL -> readModel(name);
            case SKIN -> readSkin(name);
            default -> {
                others++;
                skipBlock();
            }
        }
    }

    /** The type before the name, which is optional. */
    private Optional<String> type() {
        return lexer.kind() == Kind.WORD && lexer.end() - lexer.start() <= 20
                ? Optional.of(lexer.text().toLowerCase(Locale.ROOT)).filter(TYPES::contains)
                : Optional.empty();
    }

    private void readModel(Word name) {
        intact = true;
        List<Statement> statements = new ArrayList<>();
        lexer.next();
        while (isIn(MODEL, name.place())) {
            Optional<Statement> statement = statement();
            statement.filter(it -> stores(it.place())).ifPresent(statements::add);
        }
        if (stores(name.place())) {
            models.add(new ModelDef(name, statements, intact));
        }
    }

    /** Whether a block continues. Skips its closing brace; reports a missing one. */
    private boolean isIn(String keyword, Place block) {
        if (atEnd()) {
            if (isListed(IssueCode.BLOCK_UNTERMINATED)) {
                list(
                        IssueCode.BLOCK_UNTERMINATED,
                        place(),
                        lexer.found(),
                        keyword,
                        block.line(),
                        1);
            }
            return false;
        }
        if (lexer.kind() == Kind.CLOSE_BRACE) {
            lexer.next();
            return false;
        }
        return true;
    }

    private Optional<Statement> statement() {
        Place place = place();
        if (!lexer.isAnyOf(STATEMENTS)) {
            if (isListed(IssueCode.DEF_KEYWORD_UNKNOWN)) {
                list(IssueCode.DEF_KEYWORD_UNKNOWN, place(), lexer.found(), guess(STATEMENTS));
            }
            skipTo(STATEMENTS);
            return Optional.empty();
        }
        String keyword = lexer.text();
        lexer.next();
        return switch (keyword) {
            case "inherit" -> named(keyword, place, Inherit::new);
            case SKIN -> named(keyword, place, UseSkin::new);
            case "mesh" -> named(keyword, place, MeshFile::new);
            case "remove" -> named(keyword, place, Remove::new);
            case "offset" -> Optional.of(new Offset(offset(), place));
            case CHANNEL -> value(keyword).flatMap(name -> channel(name, place));
            default -> value(keyword).map(name -> anim(name, place));
        };
    }

    private Optional<Statement> named(
            String keyword, Place place, BiFunction<Word, Place, Statement> statement) {
        return value(keyword).map(word -> statement.apply(word, place));
    }

    /** The word after a keyword or a comma. */
    private Optional<Word> value(String keyword) {
        if (lexer.kind() != Kind.WORD && lexer.kind() != Kind.STRING) {
            if (isListed(IssueCode.DEF_VALUE_MISSING)) {
                list(IssueCode.DEF_VALUE_MISSING, place(), keyword, lexer.found());
            }
            return Optional.empty();
        }
        Word word = word();
        lexer.next();
        return Optional.of(word);
    }

    private Vector3 offset() {
        double[] axes = new double[3];
        boolean valid = skip(Kind.OPEN_PAREN);
        for (int axis = 0; valid && axis < axes.length; axis++) {
            axes[axis] = number();
            valid = !Double.isNaN(axes[axis]);
        }
        if (valid && skip(Kind.CLOSE_PAREN)) {
            return new Vector3(axes[0], axes[1], axes[2]);
        }
        if (isListed(IssueCode.DEF_OFFSET_INVALID)) {
            list(IssueCode.DEF_OFFSET_INVALID, place(), lexer.found());
        }
        skipTo(STATEMENTS);
        return Vector3.MISSING;
    }

    private boolean skip(Kind kind) {
        boolean there = lexer.kind() == kind;
        if (there) {
            lexer.next();
        }
        return there;
    }

    private double number() {
        boolean negative = lexer.isMark('-');
        if (negative) {
            lexer.next();
        }
        if (lexer.kind() != Kind.WORD || lexer.end() - lexer.start() > 100) {
            return Double.NaN;
        }
        try {
            double value = Double.parseDouble(lexer.text());
            lexer.next();
            return Double.isInfinite(value) ? Double.NaN : negative ? -value : value;
        } catch (NumberFormatException notANumber) {
            return Double.NaN;
        }
    }

    private Optional<Statement> channel(Word name, Place place) {
        if (!skip(Kind.OPEN_PAREN)) {
            reportMissingList(name);
            skipTo(STATEMENTS);
            return Optional.empty();
        }
        List<Word> joints = new ArrayList<>();
        int line = place.line();
        while ((lexer.kind() == Kind.WORD || lexer.kind() == Kind.STRING)
                && (lexer.line() == line || !lexer.isAnyOf(STATEMENTS))) {
            line = lexer.line();
            Word joint = joint();
            if (stores(joint.place())) {
                joints.add(joint);
            }
        }
        if (!skip(Kind.CLOSE_PAREN)) {
            reportMissingList(name);
        }
        return Optional.of(new Channel(name, joints, place));
    }

    private void reportMissingList(Word channel) {
        if (isListed(IssueCode.DEF_CHANNEL_LIST_MISSING)) {
            list(
                    IssueCode.DEF_CHANNEL_LIST_MISSING,
                    place(),
                    Quoted.of(channel.text()),
                    lexer.found());
        }
    }

    /** A joint with the marks before it, which can be separated from it. */
    private Word joint() {
        Place place = place();
        StringBuilder text = new StringBuilder();
        boolean mark = true;
        while (mark && (lexer.kind() == Kind.WORD || lexer.kind() == Kind.STRING)) {
            mark = lexer.isMark('*') || lexer.isMark('-');
            text.append(lexer.text());
            lexer.next();
        }
        return new Word(text.toString(), place);
    }

    private NamedAnim anim(Word name, Place place) {
        List<Word> paths = new ArrayList<>();
        List<Word> flags = new ArrayList<>();
        List<FrameCommand> commands = new ArrayList<>();
        Optional<Word> path = value(ANIM);
        while (path.isPresent()) {
            path.filter(it -> stores(it.place())).ifPresent(paths::add);
            if (!lexer.isMark(',')) {
                break;
            }
            lexer.next();
            path = value(",");
        }
        if (skip(Kind.OPEN_BRACE)) {
            while (isIn(ANIM, place)) {
                readInAnim(flags, commands);
            }
        }
        return new NamedAnim(name, paths, flags, commands, place);
    }

    private void readInAnim(List<Word> flags, List<FrameCommand> commands) {
        if (lexer.isAnyOf(FLAGS)) {
            if (stores(place())) {
                flags.add(word());
            }
            lexer.next();
        } else if (lexer.isWord(FRAME)) {
            command().filter(it -> stores(it.place())).ifPresent(commands::add);
        } else {
            List<String> words = Stream.concat(FLAGS.stream(), Stream.of(FRAME)).toList();
            if (isListed(IssueCode.DEF_ANIM_FLAG_UNKNOWN)) {
                list(IssueCode.DEF_ANIM_FLAG_UNKNOWN, place(), lexer.found(), guess(words));
            }
            skipTo(words);
        }
    }

    /** A frame command must be on one line. */
    private Optional<FrameCommand> command() {
        Place place = place();
        int line = lexer.line();
        lexer.next();
        if (!isOn(line)) {
            if (isListed(IssueCode.DEF_FRAME_NUMBER_INVALID)) {
                Phrase lineEnd = Phrase.of("fact.token.lineEnd");
                list(IssueCode.DEF_FRAME_NUMBER_INVALID, place, lineEnd);
            }
            return Optional.empty();
        }
        int frame = frameNumber(line);
        if (!isOn(line)) {
            if (isListed(IssueCode.DEF_COMMAND_ARGUMENT_MISSING)) {
                list(IssueCode.DEF_COMMAND_ARGUMENT_MISSING, place, FRAME);
            }
            return Optional.empty();
        }
        Word name = word();
        Optional<FrameCommandType> type = FrameCommandType.of(name.text());
        if (type.isEmpty()) {
            if (isListed(IssueCode.DEF_COMMAND_UNKNOWN)) {
                list(IssueCode.DEF_COMMAND_UNKNOWN, place(), lexer.found(), guess(COMMANDS));
            }
        }
        lexer.next();
        int most = type.map(FrameCommandType::mostArguments).orElse(Integer.MAX_VALUE);
        List<Word> arguments = new ArrayList<>();
        while (arguments.size() < most && isOn(line) && stores(place())) {
            arguments.add(word());
            lexer.next();
        }
        if (arguments.size() < type.map(FrameCommandType::requiredArguments).orElse(0)) {
            if (isListed(IssueCode.DEF_COMMAND_ARGUMENT_MISSING)) {
                list(IssueCode.DEF_COMMAND_ARGUMENT_MISSING, name.place(), name.text());
            }
        }
        return Optional.of(new FrameCommand(frame, name, type, arguments, place));
    }

    /** Skips an invalid number, but not a command in its place. */
    private int frameNumber(int line) {
        if (lexer.isInteger()) {
            int frame = integer();
            lexer.next();
            return frame;
        }
        if (isListed(IssueCode.DEF_FRAME_NUMBER_INVALID)) {
            list(IssueCode.DEF_FRAME_NUMBER_INVALID, place(), lexer.found());
        }
        while (isOn(line) && !lexer.isAnyOf(COMMANDS)) {
            lexer.next();
        }
        return ModelFile.MISSING;
    }

    /** Whether the current token is a value on a line. */
    private boolean isOn(int line) {
        return lexer.line() == line && (lexer.kind() == Kind.WORD || lexer.kind() == Kind.STRING);
    }

    private int integer() {
        String digits = lexer.text();
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException tooLarge) {
            return Integer.MAX_VALUE;
        }
    }

    private void readSkin(Word name) {
        List<Word> associated = new ArrayList<>();
        List<SkinRow> replaced = new ArrayList<>();
        lexer.next();
        while (isIn(SKIN, name.place())) {
            Word from = word();
            lexer.next();
            if (atEnd() || lexer.kind() == Kind.CLOSE_BRACE) {
                if (isListed(IssueCode.SKIN_TARGET_MISSING)) {
                    list(IssueCode.SKIN_TARGET_MISSING, from.place(), Quoted.of(from.text()));
                }
                continue;
            }
            Word to = word();
            lexer.next();
            if (!stores(from.place())) {
                continue;
            }
            if (from.text().equalsIgnoreCase(MODEL)) {
                associated.add(to);
            } else {
                replaced.add(new SkinRow(from, to));
            }
        }
        if (stores(name.place())) {
            skins.add(new SkinDef(name, associated, replaced));
        }
    }

    /** Skips a block in braces, at whose opening brace the lexer is. */
    private void skipBlock() {
        int depth = 0;
        do {
            depth += lexer.kind() == Kind.OPEN_BRACE ? 1 : 0;
            depth -= lexer.kind() == Kind.CLOSE_BRACE ? 1 : 0;
            lexer.next();
        } while (depth > 0 && !atEnd());
    }

    /** Skips to one of some words, or to the end of the block. */
    private void skipTo(List<String> words) {
        while (!atEnd() && lexer.kind() != Kind.CLOSE_BRACE && !lexer.isAnyOf(words)) {
            if (lexer.kind() == Kind.OPEN_BRACE) {
                skipBlock();
            } else {
                lexer.next();
            }
        }
    }

    private Object guess(List<String> words) {
        return Spelling.guess(lexer.text(), words)
                .<Object>map(word -> Phrase.of("fact.guess", word))
                .orElse("");
    }

    /** Counts a row; true if it is stored. */
    private boolean stores(Place place) {
        if (rows++ == MOST_ROWS) {
            firstIgnored = Optional.of(place);
        }
        return rows <= MOST_ROWS;
    }

    private boolean atEnd() {
        return lexer.kind() == Kind.END;
    }

    private Word word() {
        return new Word(lexer.text(), place());
    }

    private Place place() {
        return new Place(lexer.line(), lexer.column());
    }

    /** Counts a fault for which Doom 3 ignores the declaration; true if it must be listed. */
    private boolean isListed(IssueCode code) {
        intact = false;
        return issues.count(code);
    }

    private void list(IssueCode code, Place place, Object... arguments) {
        issues.list(new Finding(code, at(place), Subject.FILE, List.of(arguments)));
    }

    private static Location at(Place place) {
        return new Location(place.line(), place.column());
    }
}
