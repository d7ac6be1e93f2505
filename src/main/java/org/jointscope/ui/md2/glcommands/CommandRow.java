package org.jointscope.ui.md2.glcommands;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.Md2;
import org.jointscope.model.md2.Md2GlCommand;

/**
 * A strip or a fan.
 *
 * @param index in the file
 * @param missing the number of its vertices that do not exist
 */
public record CommandRow(int index, Md2GlCommand command, int missing) {

    static List<CommandRow> of(Md2 md2) {
        List<Md2GlCommand> commands = md2.glCommands().list();
        return IntStream.range(0, commands.size())
                .mapToObj(index -> of(index, commands.get(index), md2.vertexCount()))
                .toList();
    }

    private static CommandRow of(int index, Md2GlCommand command, int vertexCount) {
        IntStream missing = Arrays.stream(command.vertices()).filter(vertex -> vertex < 0 || vertex >= vertexCount);
        return new CommandRow(index, command, (int) missing.count());
    }

    /** The indices of its first vertices, with an ellipsis if there are more. */
    public String start() {
        return GlCommandsTexts.list(command.vertices(), 32, " ");
    }

    /** Whether a word is its index, {@code v} and the index of one of its vertices, or the start of its kind. */
    boolean matches(String word, String kind) {
        return kind.startsWith(word)
                || word.equals(Integer.toString(index))
                || Arrays.stream(command.vertices()).anyMatch(vertex -> word.equals("v" + vertex));
    }

    /** The offset of its first byte. */
    public int offset() {
        return command.offset();
    }

    /**
     * The command that contains a byte of the file.
     *
     * @param rows all commands of a file, in the order of the file
     */
    static Optional<CommandRow> at(List<CommandRow> rows, int offset) {
        int low = 0;
        int high = rows.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (rows.get(middle).end() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < rows.size() && rows.get(low).offset() <= offset ? Optional.of(rows.get(low)) : Optional.empty();
    }

    private int end() {
        return command.vertexOffset(command.size());
    }
}
