package org.jointscope.ui.source;

import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jointscope.diagnostics.Location;
import org.jointscope.text.FileText;

/** The caret in a text that is read, and what is selected up to it. */
public final class TextCaret {

    /**
     * The text from where a selection began to where it is drawn to, in either direction.
     *
     * @param anchor where it began
     * @param caret where typing would go on
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

    /** Where in its row the caret would be if all rows were long enough. */
    private int wantedIndex;

    /**
     * @param placed what is done when the user has put the caret somewhere without selecting text
     */
    TextCaret(Runnable placed) {
        this.placed = placed;
    }

    /** Goes to the beginning of a text. */
    void in(FileText shown) {
        // The places of one text need not be there in another.
        go(TextPlace.START);
        text = shown;
    }

    /** Stays in its row, as far as it can, in what has become of the text. */
    void stayIn(FileText revised) {
        if (revised != text) {
            TextPlace before = selection.get().caret();
            text = revised;
            int row = Math.clamp(before.row(), 0, revised.rows() - 1);
            go(new TextPlace(row, Math.min(before.index(), revised.row(row).length())));
        }
    }

    FileText text() {
        return text;
    }

    private void set(Selection to) {
        wantedIndex = to.caret().index();
        selection.set(to);
    }

    /** Goes somewhere without the user's doing. */
    void go(TextPlace place) {
        set(Selection.at(place));
    }

    void go(Location location) {
        go(placeOf(location));
    }

    TextPlace placeOf(Location location) {
        return new TextPlace(text.row(location), text.indexInRow(location));
    }

    /** The place in the file. */
    Location location() {
        return location(selection.get().caret());
    }

    Location location(TextPlace place) {
        return text.location(place.row(), place.index());
    }

    /**
     * The user puts the caret somewhere.
     *
     * @param extend draws the selected text on to there
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
     * The user moves the caret by a key.
     *
     * @param page how many rows a page has
     */
    public void move(CaretMove move, boolean extend, int page) {
        int wanted = wantedIndex;
        place(move.from(selection.get().caret(), text, wanted, page), extend);
        if (move.keepsIndex()) {
            wantedIndex = wanted;
        }
    }

    /** Goes to a line that is typed; what is no number goes nowhere. */
    public void goToLine(String typed) {
        try {
            int line = Integer.parseInt(typed.strip());
            place(new TextPlace(text.rowOfLine(Math.max(1, line)), 0), false);
        } catch (NumberFormatException noNumber) {
            // The caret stays where it is.
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
        int to = place.index();
        while (to < row.length() && isWord(row.charAt(to))) {
            to++;
        }
        select(new TextPlace(place.row(), from), new TextPlace(place.row(), to));
    }

    private static boolean isWord(char c) {
        return c > ' ' && "(){}\"".indexOf(c) < 0;
    }

    public void selectRow(int row) {
        boolean last = row == text.rows() - 1;
        TextPlace end =
                last ? new TextPlace(row, text.row(row).length()) : new TextPlace(row + 1, 0);
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
