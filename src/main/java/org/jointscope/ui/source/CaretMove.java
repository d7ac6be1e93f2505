package org.jointscope.ui.source;

import org.jointscope.text.FileText;

/** The caret movement of a key. */
public enum CaretMove {
    LEFT,
    RIGHT,
    WORD_LEFT,
    WORD_RIGHT,
    UP,
    DOWN,
    PAGE_UP,
    PAGE_DOWN,
    LINE_START,
    LINE_END,
    TEXT_START,
    TEXT_END;

    /**
     * @param wantedIndex the index of the caret if all rows were long enough
     * @param page the number of rows per page
     */
    TextPlace from(TextPlace place, FileText text, int wantedIndex, int page) {
        int last = text.rows() - 1;
        return switch (this) {
            case LEFT -> left(place, text);
            case RIGHT -> right(place, text);
            case WORD_LEFT -> wordLeft(place, text);
            case WORD_RIGHT -> wordRight(place, text);
            case UP -> inRow(place.row() - 1, wantedIndex, text);
            case DOWN -> inRow(place.row() + 1, wantedIndex, text);
            case PAGE_UP -> inRow(place.row() - page, wantedIndex, text);
            case PAGE_DOWN -> inRow(place.row() + page, wantedIndex, text);
            case LINE_START -> lineStart(place, text);
            case LINE_END -> inRow(place.row(), Integer.MAX_VALUE, text);
            case TEXT_START -> TextPlace.START;
            case TEXT_END -> inRow(last, Integer.MAX_VALUE, text);
        };
    }

    /** Whether the caret stays in its column if possible. */
    boolean keepsIndex() {
        return switch (this) {
            case UP, DOWN, PAGE_UP, PAGE_DOWN -> true;
            default -> false;
        };
    }

    private static TextPlace inRow(int wantedRow, int index, FileText text) {
        int row = Math.clamp(wantedRow, 0, text.rows() - 1);
        return new TextPlace(row, Math.min(index, text.row(row).length()));
    }

    private static TextPlace left(TextPlace place, FileText text) {
        if (place.index() > 0) {
            int index = text.row(place.row()).offsetByCodePoints(place.index(), -1);
            return new TextPlace(place.row(), index);
        }
        return place.row() == 0 ? place : inRow(place.row() - 1, Integer.MAX_VALUE, text);
    }

    private static TextPlace right(TextPlace place, FileText text) {
        String row = text.row(place.row());
        if (place.index() < row.length()) {
            return new TextPlace(place.row(), row.offsetByCodePoints(place.index(), 1));
        }
        return place.row() == text.rows() - 1 ? place : new TextPlace(place.row() + 1, 0);
    }

    private static TextPlace wordLeft(TextPlace place, FileText text) {
        String row = text.row(place.row());
        int index = place.index();
        while (index > 0 && row.charAt(index - 1) <= ' ') {
            index--;
        }
        while (index > 0 && row.charAt(index - 1) > ' ') {
            index--;
        }
        return index == place.index() ? left(place, text) : new TextPlace(place.row(), index);
    }

    private static TextPlace wordRight(TextPlace place, FileText text) {
        String row = text.row(place.row());
        int index = place.index();
        while (index < row.length() && row.charAt(index) > ' ') {
            index++;
        }
        while (index < row.length() && row.charAt(index) <= ' ') {
            index++;
        }
        return index == place.index() ? right(place, text) : new TextPlace(place.row(), index);
    }

    /** First to the start of the text of the row, then to the start of its whitespace. */
    private static TextPlace lineStart(TextPlace place, FileText text) {
        String row = text.row(place.row());
        int indent = row.length() - row.stripLeading().length();
        return new TextPlace(place.row(), place.index() == indent ? 0 : indent);
    }
}
