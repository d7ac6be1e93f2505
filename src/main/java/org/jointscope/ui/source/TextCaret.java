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
    public record Selection(TextPlace anchor, TextPlace caret) {

        static Selection at(TextPlace place) {
            return new Selection(place, place);
        }

        public boolean isEmpty() {
            return anchor.equals(caret);
        }

        public TextPlace start() {
            return anchor.compareTo(caret) <= 0 ? anchor : caret;
        }

        public TextPlace end() {
            return anchor.compareTo(caret) <= 0 ? caret : anchor;
        }
    }

    private final Runnable placed;
    final ReadOnlyObjectWrapper<Selection> selection =
            new ReadOnlyObjectWrapper<>(this, "selection", Selection.at(TextPlace.START));
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
        go(TextPlace.START);
        text = shown;
    }

    /** Stays in the revised version of its text. */
    void stayIn(FileText revised, UnaryOperator<TextPlace> places) {
        Selection before = selection.get();
        text = revised;
        select(places.apply(before.anchor()), places.apply(before.caret()));
    }

    FileText text() {
        return text;
    }

    private void set(Selection to) {
        wantedIndex = to.caret().index();
        selection.set(to);
    }

    /** Goes to a place without an action of the user. */
    void go(TextPlace place) {
        set(Selection.at(place));
    }

    void go(Location location) {
        go(placeOf(location));
    }

    /** Goes to a place, and selects the token that begins there. */
    void goToToken(Location location) {
        TextPlace place = placeOf(location);
        select(new TextPlace(place.row(), endOfToken(place)), place);
    }

    private int endOfToken(TextPlace place) {
        String row = text.row(place.row());
        int from = place.index();
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

    TextPlace placeOf(Location location) {
        return TextPlace.of(location, text);
    }

    /** The place in the file. */
    Location location() {
        return location(selection.get().caret());
    }

    Location location(TextPlace place) {
        return text.location(place.row(), place.index());
    }

    /**
     * Moves the caret for an action of the user.
     *
     * @param extend extends the selection to the place
     */
    public void place(TextPlace to, boolean extend) {
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
        place(move.from(selection.get().caret(), text, wanted, page), extend);
        if (move.keepsIndex()) {
            wantedIndex = wanted;
        }
    }

    /** Goes to a typed line number; invalid input is ignored. */
    public void goToLine(String typed) {
        try {
            int line = Integer.parseInt(typed.strip());
            place(new TextPlace(text.rowOfLine(Math.max(1, line)), 0), false);
        } catch (NumberFormatException noNumber) {
            // The caret does not move.
        }
    }

    /** Selects a part of the text. */
    public void select(TextPlace anchor, TextPlace caret) {
        set(new Selection(anchor, caret));
    }

    public void selectWord(TextPlace place) {
        String row = text.row(place.row());
        int from = place.index();
        while (from > 0 && isWord(row.charAt(from - 1))) {
            from--;
        }
        int to = endOfWord(row, place.index());
        select(new TextPlace(place.row(), from), new TextPlace(place.row(), to));
    }

    private static boolean isWord(char c) {
        return c > ' ' && "(){}\"".indexOf(c) < 0;
    }

    public void selectRow(int row) {
        boolean last = row == text.rows() - 1;
        TextPlace end = last ? new TextPlace(row, text.row(row).length()) : new TextPlace(row + 1, 0);
        select(new TextPlace(row, 0), end);
    }

    public void selectAll() {
        select(TextPlace.START, CaretMove.TEXT_END.from(TextPlace.START, text, 0, 0));
    }

    /** The selected text; empty if there is none. */
    public String selectedText() {
        TextPlace from = selection.get().start();
        TextPlace to = selection.get().end();
        return text.text(from.row(), from.index(), to.row(), to.index());
    }
}
