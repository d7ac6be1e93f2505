package org.jointscope.ui.source;

import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.diagnostics.Location;
import org.jointscope.text.FileText;

/** The caret in a read-only text, and the selection that ends at it. */
public final class TextCaret {

    /**
     * The text between the start of a selection and its moving end, in either direction.
     *
     * @param anchor the start of the selection
     * @param caret the moving end
     */
    public record Selection(TextPosition anchor, TextPosition caret) {

        static Selection at(TextPosition position) {
            return new Selection(position, position);
        }

        public boolean isEmpty() {
            return anchor.equals(caret);
        }

        public TextPosition start() {
            return anchor.compareTo(caret) <= 0 ? anchor : caret;
        }

        public TextPosition end() {
            return anchor.compareTo(caret) <= 0 ? caret : anchor;
        }
    }

    private final Runnable placed;
    final ReadOnlyObjectWrapper<Selection> selection =
            new ReadOnlyObjectWrapper<>(this, "selection", Selection.at(TextPosition.START));
    private FileText text = FileText.none();

    /** The index of the caret in its row if all rows were long enough. */
    private int wantedIndex;

    /** @param placed runs after the user has moved the caret without selecting text */
    TextCaret(Runnable placed) {
        this.placed = placed;
    }

    /** Goes to the start of a text. */
    void in(FileText shown) {
        // Places of one text do not necessarily exist in another.
        go(TextPosition.START);
        text = shown;
    }

    /** Stays in the revised version of its text. */
    void stayIn(FileText revised, UnaryOperator<TextPosition> positions) {
        Selection before = selection.get();
        text = revised;
        select(positions.apply(before.anchor()), positions.apply(before.caret()));
    }

    FileText text() {
        return text;
    }

    private void set(Selection to) {
        wantedIndex = to.caret().index();
        selection.set(to);
    }

    /** Goes to a position without an action of the user. */
    void go(TextPosition position) {
        set(Selection.at(position));
    }

    void go(Location location) {
        go(positionOf(location));
    }

    /** Goes to a position, and selects the token that begins there. */
    void goToToken(Location location) {
        TextPosition position = positionOf(location);
        select(new TextPosition(position.row(), endOfToken(position)), position);
    }

    private int endOfToken(TextPosition position) {
        String row = text.row(position.row());
        int from = position.index();
        if (row.startsWith("\"", from)) {
            int close = row.indexOf('"', from + 1);
            return close < 0 ? row.length() : close + 1;
        }
        return endOfWord(row, from);
    }

    private static int endOfWord(String row, int from) {
        int to = from;
        while (to < row.length() && isWord(row.charAt(to))) {
            to++;
        }
        return to;
    }

    TextPosition positionOf(Location location) {
        return TextPosition.of(location, text);
    }

    /** The position in the file. */
    Location location() {
        return location(selection.get().caret());
    }

    Location location(TextPosition position) {
        return text.location(position.row(), position.index());
    }

    /**
     * Moves the caret for an action of the user.
     *
     * @param extend extends the selection to the position
     */
    public void moveTo(TextPosition to, boolean extend) {
        if (extend) {
            select(selection.get().anchor(), to);
        } else {
            go(to);
            placed.run();
        }
    }

    /**
     * Moves the caret for a key.
     *
     * @param page the number of rows per page
     */
    public void move(CaretMove move, boolean extend, int page) {
        int wanted = wantedIndex;
        moveTo(move.from(selection.get().caret(), text, wanted, page), extend);
        if (move.keepsIndex()) {
            wantedIndex = wanted;
        }
    }

    /** Goes to a typed line number; invalid input is ignored. */
    public void goToLine(String typed) {
        try {
            int line = Integer.parseInt(typed.strip());
            moveTo(new TextPosition(text.rowOfLine(Math.max(1, line)), 0), false);
        } catch (NumberFormatException noNumber) {
            // The caret does not move.
        }
    }

    /** Selects a part of the text. */
    public void select(TextPosition anchor, TextPosition caret) {
        set(new Selection(anchor, caret));
    }

    public void selectWord(TextPosition position) {
        String row = text.row(position.row());
        int from = position.index();
        while (from > 0 && isWord(row.charAt(from - 1))) {
            from--;
        }
        int to = endOfWord(row, position.index());
        select(new TextPosition(position.row(), from), new TextPosition(position.row(), to));
    }

    private static boolean isWord(char c) {
        return c > ' ' && "(){}\"".indexOf(c) < 0;
    }

    public void selectRow(int row) {
        boolean last = row == text.rows() - 1;
        TextPosition end = last ? new TextPosition(row, text.row(row).length()) : new TextPosition(row + 1, 0);
        select(new TextPosition(row, 0), end);
    }

    public void selectAll() {
        select(TextPosition.START, CaretMove.TEXT_END.from(TextPosition.START, text, 0, 0));
    }

    /** The selected text; empty if there is none. */
    public String selectedText() {
        TextPosition from = selection.get().start();
        TextPosition to = selection.get().end();
        return text.text(from.row(), from.index(), to.row(), to.index());
    }
}
