package org.jointscope.ui.source;

/**
 * The text from where a selection began to where it is drawn to, in either direction.
 *
 * @param anchor where it began
 * @param caret where typing would go on
 */
public record TextSelection(TextPlace anchor, TextPlace caret) {

    static TextSelection at(TextPlace place) {
        return new TextSelection(place, place);
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
