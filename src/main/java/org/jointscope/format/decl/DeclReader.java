package org.jointscope.format.decl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Quoted;
import org.jointscope.diagnostics.Token;
import org.jointscope.format.ReadResult;
import org.jointscope.format.decl.OtherGames.Game;
import org.jointscope.format.decl.OtherGames.GameWord;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declarations;
import org.jointscope.model.Declarations.Channel;
import org.jointscope.model.Declarations.EntityDef;
import org.jointscope.model.Declarations.EntityKey;
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
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.text.TextScanner.Kind;

/**
 * Reads the model and skin declarations of a .def or .skin (Doom 3, framework/DeclManager.cpp, anim/Anim_Blend.cpp and
 * framework/DeclSkin.cpp). It never throws on the content of a file. After a fault, it continues with the next
 * statement, although Doom 3 ignores the rest of the declaration.
 */
public final class DeclReader extends DeclParser {

    private static final String MODEL = "model";
    private static final String SKIN = "skin";
    private static final String ENTITY = "entitydef";
    private static final String CHANNEL = "channel";
    private static final String ANIM = "anim";
    private static final String FRAME = "frame";

    private static final List<String> STATEMENTS = List.of("inherit", SKIN, "mesh", "remove", ANIM, "offset", CHANNEL);

    private static final List<String> FLAGS =
            List.of("prevent_idle_override", "random_cycle_start", "ai_no_turn", "anim_turn");

    private static final List<String> FRAMES = List.of(FRAME);

    /** The words that begin a line in the block of an animation. */
    private static final List<String> IN_ANIM =
            Stream.concat(FLAGS.stream(), FRAMES.stream()).toList();

    private static final List<String> COMMANDS =
            Arrays.stream(FrameCommandType.values()).map(FrameCommandType::word).toList();

    /** The beginnings of the keys of entities that are stored. */
    private static final List<String> KEYS = List.of("inherit", "model", "def_head", "head_joint", "copy_joint");

    private final List<ModelDef> models = new ArrayList<>();
    private final List<SkinDef> skins = new ArrayList<>();
    private final List<EntityDef> entities = new ArrayList<>();

    private int others;

    private DeclReader(byte[] bytes, String defaultType) {
        super(bytes, defaultType);
    }

    /** Reads a .def: a declaration without a type is an {@code entityDef}. */
    public static ReadResult<Declarations> readDef(byte[] bytes) {
        return new DeclReader(bytes, ENTITY).read();
    }

    /** Reads a .skin: a declaration without a type is a {@code skin}. */
    public static ReadResult<Declarations> readSkins(byte[] bytes) {
        return new DeclReader(bytes, SKIN).read();
    }

    private ReadResult<Declarations> read() {
        readAll();
        return result(new Declarations(models, skins, entities, others));
    }

    @Override
    void readBody(String type, Word name) {
        switch (type) {
            case MODEL -> readModel(name);
            case SKIN -> readSkin(name);
            case ENTITY -> readEntity(name);
            default -> {
                others++;
                skipBlock(type, name.location());
            }
        }
    }

    private void readModel(Word name) {
        intact = !lexer.takeFault();
        List<Statement> statements = new ArrayList<>();
        lexer.next();
        while (isIn(MODEL, name.location())) {
            Optional<Statement> statement = statement();
            statement.filter(it -> stores(it.location())).ifPresent(statements::add);
        }
        intact &= !lexer.takeFault();
        if (stores(name.location())) {
            models.add(new ModelDef(name, statements, intact));
        }
    }

    private Optional<Statement> statement() {
        TextLocation location = location();
        Optional<GameWord> other = OtherGames.statement(lexer.text());
        if (other.isPresent()) {
            reportOtherGame(other.get());
            skipArguments(other.get().arguments());
            return Optional.empty();
        }
        if (!lexer.isKeyword(STATEMENTS)) {
            if (!lexer.isInvalid() && isListed(IssueCode.DEF_KEYWORD_UNKNOWN)) {
                list(IssueCode.DEF_KEYWORD_UNKNOWN, location(), lexer.found(), guess(lexer.text(), STATEMENTS));
            }
            skipTo(STATEMENTS);
            return Optional.empty();
        }
        String keyword = lexer.text();
        lexer.next();
        return switch (keyword) {
            case "inherit" -> named(keyword, location, Inherit::new);
            case SKIN -> named(keyword, location, UseSkin::new);
            case "mesh" -> named(keyword, location, MeshFile::new);
            case "remove" -> named(keyword, location, Remove::new);
            case "offset" -> Optional.of(new Offset(offset(), location));
            case CHANNEL -> value(keyword).flatMap(name -> channel(name, location));
            default -> value(keyword).map(name -> anim(name, location));
        };
    }

    private Optional<Statement> named(
            String keyword, TextLocation location, BiFunction<Word, TextLocation, Statement> statement) {
        return value(keyword).map(word -> statement.apply(word, location));
    }

    /** The word after a keyword or a comma. */
    private Optional<Word> value(String keyword) {
        if (!lexer.isValue()) {
            if (isListed(IssueCode.DEF_VALUE_MISSING)) {
                list(IssueCode.DEF_VALUE_MISSING, location(), keyword, lexer.found());
            }
            return Optional.empty();
        }
        Word word = lexer.word();
        lexer.next();
        return Optional.of(word);
    }

    /**
     * Reads three numbers in parentheses. The cause of an invalid vector is the first token in it that is not a number,
     * or that is part of a number which Doom 3 splits, such as 1,5.
     */
    private Vector3 offset() {
        double[] axes = new double[3];
        List<NoNumber> others = new ArrayList<>();
        boolean valid = lexer.skip(Kind.OPEN_PAREN);
        for (int axis = 0; valid && axis < axes.length; axis++) {
            valid = lexer.isValue();
            axes[axis] = valid ? number(others) : Double.NaN;
        }
        if (valid && lexer.skip(Kind.CLOSE_PAREN)) {
            others.stream()
                    .filter(other -> !other.split())
                    .filter(other -> issues.count(IssueCode.DEF_OFFSET_NOT_A_NUMBER))
                    .forEach(other -> list(IssueCode.DEF_OFFSET_NOT_A_NUMBER, other));
            return new Vector3(axes[0], axes[1], axes[2]);
        }
        if (isListed(IssueCode.DEF_OFFSET_INVALID)) {
            list(IssueCode.DEF_OFFSET_INVALID, others.isEmpty() ? noNumber(false) : others.getFirst());
        }
        skipTo(STATEMENTS);
        return Vector3.MISSING;
    }

    /**
     * A token of a vector that is not a number.
     *
     * @param split whether it is the rest of a number
     */
    private record NoNumber(TextLocation location, Token found, boolean split) {}

    private NoNumber noNumber(boolean split) {
        return new NoNumber(location(), lexer.found(), split);
    }

    private void list(IssueCode code, NoNumber token) {
        list(code, token.location(), token.found());
    }

    /** A number with its sign. Doom 3 prints a warning for any other token, and uses 0. */
    private double number(List<NoNumber> others) {
        boolean negative = lexer.isMark('-');
        if (negative) {
            lexer.next();
        }
        double value = lexer.number().value();
        if (!Double.isFinite(value)) {
            value = 0;
            others.add(noNumber(false));
        }
        int end = lexer.number().end();
        lexer.next();
        if (lexer.isValue() && lexer.start() == end) {
            others.add(noNumber(true));
        }
        return negative ? 0 - value : value;
    }

    private Optional<Statement> channel(Word name, TextLocation location) {
        if (!lexer.skip(Kind.OPEN_PAREN)) {
            reportMissingList(name);
            skipTo(STATEMENTS);
            return Optional.empty();
        }
        List<Word> joints = new ArrayList<>();
        int line = location.line();
        while (lexer.isValue() && (lexer.line() == line || !lexer.isKeyword(STATEMENTS))) {
            line = lexer.line();
            addJoints(joints);
        }
        if (!lexer.skip(Kind.CLOSE_PAREN)) {
            reportMissingList(name);
        }
        return Optional.of(new Channel(name, joints, location));
    }

    private void reportMissingList(Word channel) {
        if (isListed(IssueCode.DEF_CHANNEL_LIST_MISSING)) {
            list(IssueCode.DEF_CHANNEL_LIST_MISSING, location(), Quoted.of(channel.text()), lexer.found());
        }
    }

    /**
     * Adds a joint with the marks before it, which can be separated from it; several joints for a string with spaces.
     */
    private void addJoints(List<Word> joints) {
        TextLocation location = location();
        StringBuilder text = new StringBuilder();
        boolean mark = true;
        while (mark && lexer.isValue()) {
            mark = lexer.isMark('*') || lexer.isMark('-');
            text.append(lexer.text());
            lexer.next();
        }
        for (String name : text.toString().strip().split("\\s+")) {
            if (stores(location)) {
                joints.add(new Word(name, location));
            }
        }
    }

    private NamedAnim anim(Word name, TextLocation location) {
        List<Word> paths = new ArrayList<>();
        List<Word> flags = new ArrayList<>();
        List<FrameCommand> commands = new ArrayList<>();
        Optional<Word> path = value(ANIM);
        while (path.isPresent()) {
            path.filter(it -> stores(it.location())).ifPresent(paths::add);
            if (!lexer.isMark(',')) {
                break;
            }
            lexer.next();
            path = value(",");
        }
        if (lexer.skip(Kind.OPEN_BRACE)) {
            while (isIn(ANIM, location)) {
                readInAnim(flags, commands);
            }
        }
        return new NamedAnim(name, paths, flags, commands, location);
    }

    private void readInAnim(List<Word> flags, List<FrameCommand> commands) {
        Optional<GameWord> other = OtherGames.flag(lexer.text());
        if (lexer.isKeyword(FLAGS)) {
            if (stores(location())) {
                flags.add(lexer.word());
            }
            lexer.next();
        } else if (lexer.isKeyword(FRAMES)) {
            command().filter(it -> stores(it.location())).ifPresent(commands::add);
        } else if (other.isPresent()) {
            reportOtherGame(other.get());
            skipArguments(other.get().arguments());
        } else {
            if (!lexer.isInvalid() && isListed(IssueCode.DEF_ANIM_FLAG_UNKNOWN)) {
                list(IssueCode.DEF_ANIM_FLAG_UNKNOWN, location(), lexer.found(), guess(lexer.text(), IN_ANIM));
            }
            skipTo(IN_ANIM);
        }
    }

    /** A frame command must be on one line. */
    private Optional<FrameCommand> command() {
        TextLocation location = location();
        int line = lexer.line();
        lexer.next();
        if (!isOn(line)) {
            if (isListed(IssueCode.DEF_FRAME_NUMBER_INVALID)) {
                Phrase lineEnd = Phrase.of("fact.token.lineEnd");
                list(IssueCode.DEF_FRAME_NUMBER_INVALID, location, lineEnd);
            }
            return Optional.empty();
        }
        int frame = frameNumber(line);
        if (!isOn(line)) {
            if (isListed(IssueCode.DEF_COMMAND_ARGUMENT_MISSING)) {
                list(IssueCode.DEF_COMMAND_ARGUMENT_MISSING, location, FRAME);
            }
            return Optional.empty();
        }
        Word name = lexer.word();
        Optional<FrameCommandType> type = FrameCommandType.of(name.text());
        Optional<GameWord> other = OtherGames.command(name.text());
        if (type.isEmpty() && other.isPresent()) {
            reportOtherGame(other.get());
        } else if (type.isEmpty() && isListed(IssueCode.DEF_COMMAND_UNKNOWN)) {
            list(IssueCode.DEF_COMMAND_UNKNOWN, location(), lexer.found(), guess(lexer.text(), COMMANDS));
        }
        lexer.next();
        List<Word> arguments = new ArrayList<>();
        int most = type.map(FrameCommandType::mostArguments).orElse(0);
        addArguments(arguments, most, line);
        if (arguments.size() < type.map(FrameCommandType::requiredArguments).orElse(0)) {
            if (isListed(IssueCode.DEF_COMMAND_ARGUMENT_MISSING)) {
                list(IssueCode.DEF_COMMAND_ARGUMENT_MISSING, name.location(), name.text());
            }
        }
        int mostOfOther = other.map(GameWord::arguments).orElse(0);
        if (type.isEmpty()) {
            addArguments(arguments, other.isPresent() ? mostOfOther : Integer.MAX_VALUE, line);
        } else if (mostOfOther > most && isOn(line) && !lexer.isKeyword(IN_ANIM)) {
            reportOtherGame(other.get());
            addArguments(arguments, mostOfOther, line);
        }
        return Optional.of(new FrameCommand(frame, name, type, arguments, location));
    }

    private void addArguments(List<Word> arguments, int most, int line) {
        while (arguments.size() < most && isOn(line) && stores(location())) {
            arguments.add(lexer.word());
            lexer.next();
        }
    }

    /** Skips an invalid number, but not a command in its place. */
    private int frameNumber(int line) {
        DeclNumber number = lexer.number();
        OptionalInt frame = number.whole();
        if (frame.isEmpty()) {
            if (isListed(IssueCode.DEF_FRAME_NUMBER_INVALID)) {
                list(IssueCode.DEF_FRAME_NUMBER_INVALID, location(), lexer.found());
            }
            while (isOn(line) && !lexer.isAnyOf(COMMANDS)) {
                lexer.next();
            }
            return ModelFile.MISSING;
        }
        Word written = new Word(number.text(), location());
        lexer.next();
        // The digits 8 and 9 begin another number: Doom 3 reads 08 as 0 and 8.
        boolean split = number.kind() == DeclNumber.Kind.OCTAL
                && lexer.number() != DeclNumber.NONE
                && lexer.start() == number.end();
        if (split) {
            written = new Word(written.text() + lexer.number().text(), written.location());
            lexer.next();
        }
        if (number.kind() == DeclNumber.Kind.FRACTION) {
            reportReading(IssueCode.DEF_FRAME_FRACTION, written, frame.getAsInt());
        } else if (split || !number.isPlain()) {
            reportReading(IssueCode.DEF_FRAME_NOT_DECIMAL, written, frame.getAsInt());
        }
        skipFrameList(written, line);
        return frame.getAsInt();
    }

    private void reportReading(IssueCode code, Word written, int frame) {
        if (issues.count(code)) {
            list(code, written.location(), written.text(), frame);
        }
    }

    /** Quake 4 also accepts a list of frames. */
    private void skipFrameList(Word written, int line) {
        if (isOn(line) && lexer.isMark(',') && issues.count(IssueCode.DEF_OTHER_GAME)) {
            String list = FRAME + ' ' + written.text() + ',';
            list(IssueCode.DEF_OTHER_GAME, written.location(), list, Game.QUAKE_4.phrase());
        }
        while (isOn(line) && lexer.isMark(',')) {
            lexer.next();
            if (lexer.number() != DeclNumber.NONE) {
                lexer.next();
            }
        }
    }

    /** Skips a word and a number of words after it on its line. */
    private void skipArguments(int most) {
        int line = lexer.line();
        lexer.next();
        for (int count = 0; count < most && isOn(line); count++) {
            // A sign is not an argument.
            if (lexer.isMark('-')) {
                lexer.next();
            }
            lexer.next();
        }
    }

    /** Whether the current token is a value on a line. */
    private boolean isOn(int line) {
        return lexer.isValue() && lexer.line() == line;
    }

    private void readSkin(Word name) {
        List<Word> associated = new ArrayList<>();
        List<SkinRow> replaced = new ArrayList<>();
        lexer.next();
        while (isIn(SKIN, name.location())) {
            Word from = material();
            if (atEnd() || lexer.kind() == Kind.CLOSE_BRACE) {
                if (isListed(IssueCode.SKIN_TARGET_MISSING)) {
                    list(IssueCode.SKIN_TARGET_MISSING, from.location(), Quoted.of(from.text()));
                }
                continue;
            }
            Word to = material();
            if (!stores(from.location())) {
                continue;
            }
            if (from.text().equalsIgnoreCase(MODEL)) {
                associated.add(to);
            } else {
                replaced.add(new SkinRow(from, to));
            }
        }
        if (stores(name.location())) {
            skins.add(new SkinDef(name, associated, replaced));
        }
    }

    /** A material, or the word before a model; reports a part of a name that was split. */
    private Word material() {
        Word name = lexer.word();
        boolean part = lexer.number() != DeclNumber.NONE || lexer.isPunctuation();
        if (part && !lexer.isMark('*') && issues.count(IssueCode.SKIN_NAME_SPLIT)) {
            list(IssueCode.SKIN_NAME_SPLIT, name.location(), lexer.found());
        }
        lexer.next();
        return name;
    }

    private void readEntity(Word name) {
        List<EntityKey> keys = new ArrayList<>();
        lexer.next();
        while (isIn("entityDef", name.location())) {
            if (!lexer.isQuoted()) {
                if (issues.count(IssueCode.DEF_ENTITY_KEY_UNQUOTED)) {
                    Object shown = Quoted.of(name.text());
                    list(IssueCode.DEF_ENTITY_KEY_UNQUOTED, location(), shown, lexer.found());
                }
                skipTo(List.of());
                continue;
            }
            Word key = lexer.word();
            lexer.next();
            if (lexer.kind() == Kind.OPEN_BRACE) {
                skipBlock("entityDef", name.location());
            } else if (lexer.isValue()) {
                if (isOfModel(key.text()) && stores(key.location())) {
                    keys.add(new EntityKey(key, lexer.word()));
                }
                lexer.next();
            }
        }
        if (stores(name.location())) {
            entities.add(new EntityDef(name, keys));
        }
    }

    private static boolean isOfModel(String key) {
        return KEYS.stream().anyMatch(start -> key.regionMatches(true, 0, start, 0, start.length()));
    }

    /** Skips to one of some words, or to the end of the block. */
    private void skipTo(List<String> words) {
        while (!atEnd() && lexer.kind() != Kind.CLOSE_BRACE && !lexer.isKeyword(words)) {
            if (lexer.kind() == Kind.OPEN_BRACE) {
                skipBlock("", location());
            } else {
                lexer.next();
            }
        }
    }
}
