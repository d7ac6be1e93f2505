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
    TextPosition from(TextPosition position, FileText text, int wantedIndex, int page) {
        int last = text.rows() - 1;
        return switch (this) {
            case LEFT -> left(position, text);
            case RIGHT -> right(position, text);
            case WORD_LEFT -> wordLeft(position, text);
            case WORD_RIGHT -> wordRight(position, text);
            case UP -> inRow(position.row() - 1, wantedIndex, text);
            case DOWN -> inRow(position.row() + 1, wantedIndex, text);
            case PAGE_UP -> inRow(position.row() - page, wantedIndex, text);
            case PAGE_DOWN -> inRow(position.row() + page, wantedIndex, text);
            case LINE_START -> lineStart(position, text);
            case LINE_END -> inRow(position.row(), Integer.MAX_VALUE, text);
            case TEXT_START -> TextPosition.START;
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

    private static TextPosition inRow(int wantedRow, int index, FileText text) {
        int row = Math.clamp(wantedRow, 0, text.rows() - 1);
        return new TextPosition(row, Math.min(index, text.row(row).length()));
    }

    private static TextPosition left(TextPosition position, FileText text) {
        if (position.index() > 0) {
            int index = text.row(position.row()).offsetByCodePoints(position.index(), -1);
            return new TextPosition(position.row(), index);
        }
        return position.row() == 0 ? position : inRow(position.row() - 1, Integer.MAX_VALUE, text);
    }

    private static TextPosition right(TextPosition position, FileText text) {
        String row = text.row(position.row());
        if (position.index() < row.length()) {
            return new TextPosition(position.row(), row.offsetByCodePoints(position.index(), 1));
        }
        return position.row() == text.rows() - 1 ? position : new TextPosition(position.row() + 1, 0);
    }

    private static TextPosition wordLeft(TextPosition position, FileText text) {
        String row = text.row(position.row());
        int index = position.index();
        while (index > 0 && row.charAt(index - 1) <= ' ') {
            index--;
        }
        while (index > 0 && row.charAt(index - 1) > ' ') {
            index--;
        }
        return index == position.index() ? left(position, text) : new TextPosition(position.row(), index);
    }

    private static TextPosition wordRight(TextPosition position, FileText text) {
        String row = text.row(position.row());
        int index = position.index();
        while (index < row.length() && row.charAt(index) > ' ') {
            index++;
        }
        while (index < row.length() && row.charAt(index) <= ' ') {
            index++;
        }
        return index == position.index() ? right(position, text) : new TextPosition(position.row(), index);
    }

    /** First to the start of the text of the row, then to the start of its whitespace. */
    private static TextPosition lineStart(TextPosition position, FileText text) {
        String row = text.row(position.row());
        int indent = row.length() - row.stripLeading().length();
        return new TextPosition(position.row(), position.index() == indent ? 0 : indent);
    }
}
