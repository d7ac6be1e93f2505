package org.jointscope.ui.source;

import javafx.beans.property.ReadOnlyStringWrapper;

import org.jointscope.diagnostics.Location;
import org.jointscope.ui.text.Texts;

import java.util.Arrays;

/** Looks for words in the text that a caret is in, and selects them one after another. */
public final class SourceSearch {

    private static final int MOST = 10_000;

    private final TextCaret caret;
    private final Texts texts;

    /** Which occurrence is selected, of how many. */
    final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper(this, "count", "");

    private String wanted = "";
    private int[] found = {};

    SourceSearch(TextCaret caret, Texts texts) {
        this.caret = caret;
        this.texts = texts;
    }

    /** Looks for the same in another text, and selects nothing there. */
    void again() {
        found = caret.text().find(wanted, MOST);
        tell(-1);
    }

    /** Looks for what is typed, from where the selected text begins. */
    public void find(String typed) {
        wanted = typed;
        again();
        select(first(true));
    }

    /** Selects the next occurrence, round the end. */
    public void next() {
        select(first(false));
    }

    /** Selects the last occurrence before, round the beginning. */
    public void previous() {
        select(first(true) - 1);
    }

    /**
     * The first occurrence behind the start of the selection.
     *
     * @param orThere whether one that begins there will do
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
            caret.select(caret.placeOf(start), caret.placeOf(end));
            tell(round);
        }
    }

    private void tell(int which) {
        String many =
                found.length == MOST
                        ? texts.of("source.find.many", MOST)
                        : Integer.toString(found.length);
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
