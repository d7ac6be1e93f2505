package org.jointscope.format.md5;

import org.jointscope.format.md5.Reports.Row;

/**
 * The columns that the rows of a mesh share, while they are read: where the row stands, the index
 * it prints.
 */
final class RowColumns {

    final IntColumn printedIndex = new IntColumn();
    final IntColumn line = new IntColumn();
    final IntColumn column = new IntColumn();

    private final Row kind;

    RowColumns(Row kind) {
        this.kind = kind;
    }

    /** Steps over the row's keyword and the index behind it. */
    void begin(Md5Tokens tokens) {
        tokens.beginRow(kind, size());
        line.add(tokens.lexer().line());
        column.add(tokens.lexer().column());
        tokens.lexer().next();
        printedIndex.add(tokens.integer());
    }

    int size() {
        return line.size();
    }

    void clear() {
        printedIndex.clear();
        line.clear();
        column.clear();
    }
}
