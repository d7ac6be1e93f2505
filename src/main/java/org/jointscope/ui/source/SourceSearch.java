package org.jointscope.ui.source;

import java.util.Arrays;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.diagnostics.Location;
import org.jointscope.messages.Texts;

/** Searches the text of a caret, and selects the occurrences one after another. */
public final class SourceSearch {

    private static final int MOST = 10_000;

    private final TextCaret caret;
    private final Texts texts;

    /** The number of the selected occurrence, and of all. */
    final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper(this, "count", "");

    private String wanted = "";
    private int[] found = {};

    SourceSearch(TextCaret caret, Texts texts) {
        this.caret = caret;
        this.texts = texts;
    }

    /** Searches another text for the same words without changing its selection. */
    void again() {
        found = caret.text().find(wanted, MOST);
        tell(-1);
    }

    /** Searches for the typed text from the start of the selection. */
    public void find(String typed) {
        wanted = typed;
        again();
        select(first(true));
    }

    /** Selects the next occurrence; wraps at the end. */
    public void next() {
        select(first(false));
    }

    /** Selects the previous occurrence; wraps at the start. */
    public void previous() {
        select(first(true) - 1);
    }

    /**
     * The first occurrence after the start of the selection.
     *
     * @param orThere whether an occurrence at the start is included
     */
    private int first(boolean orThere) {
        int start = caret.text().offset(caret.location(caret.selection.get().start()));
        int at = Arrays.binarySearch(found, start);
        return at < 0 ? -at - 1 : orThere ? at : at + 1;
    }

    private void select(int which) {
        if (found.length > 0) {
            int round = Math.floorMod(which, found.length);
            Location start = caret.text().locationAt(found[round]);
            int characters = wanted.codePointCount(0, wanted.length());
            Location end = new Location(start.line(), start.column() + characters);
            caret.select(caret.positionOf(start), caret.positionOf(end));
            tell(round);
        }
    }

    private void tell(int which) {
        String many = found.length == MOST ? texts.of("source.find.many", MOST) : Integer.toString(found.length);
        if (wanted.isEmpty()) {
            count.set("");
        } else if (found.length == 0) {
            count.set(texts.of("source.find.none"));
        } else if (which < 0) {
            count.set(many);
        } else {
            count.set(texts.of("source.find.count", which + 1, many));
        }
    }
}
