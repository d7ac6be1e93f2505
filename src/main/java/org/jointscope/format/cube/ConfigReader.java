package org.jointscope.format.cube;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.model.Declarations.Word;
import org.jointscope.model.TextLocation;
import org.jointscope.text.SourceText;

/**
 * Reads the commands of a script of Cube 2 (CubeScript), which is not run: a command in a block is read like those
 * outside, with its depth. It never throws on the content of a file.
 */
public final class ConfigReader {

    /** Commands of a file that are stored; real files have some hundreds. */
    private static final int MOST_COMMANDS = 1 << 14;

    private static final int MOST_WORDS = 16;

    /** In bytes; longer than paths of all systems. */
    private static final int LONGEST_WORD = 4096;

    /**
     * A command with its arguments.
     *
     * @param words at least one
     * @param depth number of blocks around it; such a command is possibly run under a condition
     */
    public record Command(List<Word> words, int depth) {

        public Command {
            words = List.copyOf(words);
        }

        /** An argument, from 1; empty if it is absent. */
        public String argument(int index) {
            return index < words.size() ? words.get(index).text() : "";
        }
    }

    private final SourceText source;
    private final byte[] bytes;
    private final List<Command> commands = new ArrayList<>();
    private final List<Word> words = new ArrayList<>();
    private int at;
    private int depth;
    private int line = 1;

    /** Offset to which the columns of the line are counted, and the column there. */
    private int countedTo;

    private int column = 1;

    private ConfigReader(byte[] bytes) {
        this.source = new SourceText(bytes);
        this.bytes = bytes;
        this.at = source.start();
    }

    /** The commands in file order. */
    public static List<Command> read(byte[] bytes) {
        return new ConfigReader(bytes).read();
    }

    private List<Command> read() {
        while (at < bytes.length && commands.size() < MOST_COMMANDS) {
            byte next = bytes[at];
            switch (next) {
                case '\n' -> {
                    endCommand();
                    at++;
                    line++;
                    countedTo = at;
                    column = 1;
                }
                case ';', '(', ')' -> {
                    endCommand();
                    at++;
                }
                case '[' -> {
                    endCommand();
                    at++;
                    depth++;
                }
                case ']' -> {
                    endCommand();
                    at++;
                    depth = Math.max(0, depth - 1);
                }
                case ' ', '\t', '\r' -> at++;
                case '"' -> readString();
                default -> readWord();
            }
        }
        endCommand();
        return List.copyOf(commands);
    }

    private void endCommand() {
        if (!words.isEmpty()) {
            commands.add(new Command(words, depth));
            words.clear();
        }
    }

    private void readString() {
        int start = at + 1;
        int end = start;
        while (end < bytes.length && bytes[end] != '"' && bytes[end] != '\n') {
            end++;
        }
        add(at, start, end);
        at = end < bytes.length && bytes[end] == '"' ? end + 1 : end;
    }

    private void readWord() {
        int start = at;
        boolean comment = false;
        while (at < bytes.length && " \t\r\n;()[]\"".indexOf(bytes[at]) < 0 && !comment) {
            comment = bytes[at] == '/' && at + 1 < bytes.length && bytes[at + 1] == '/';
            at += comment ? 0 : 1;
        }
        if (at > start) {
            add(start, start, at);
        }
        while (comment && at < bytes.length && bytes[at] != '\n') {
            at++;
        }
    }

    private void add(int location, int start, int end) {
        if (words.size() < MOST_WORDS) {
            column += source.characters(countedTo, location);
            countedTo = location;
            words.add(
                    new Word(source.text(start, Math.min(end, start + LONGEST_WORD)), new TextLocation(line, column)));
        }
    }
}
