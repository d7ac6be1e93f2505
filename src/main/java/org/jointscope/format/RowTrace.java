package org.jointscope.format;

/**
 * Where the rows of a block stand, and their values: as many in each row, of which some may be
 * missing. Of a block that comes twice it holds the rows of both.
 */
final class RowTrace implements Trace {

    private final int width;
    private final IntColumn from = new IntColumn();
    private final IntColumn to = new IntColumn();
    private final IntColumn rowFrom = new IntColumn();
    private final IntColumn rowTo = new IntColumn();
    private final IntColumn commentFrom = new IntColumn();
    private final IntColumn commentTo = new IntColumn();
    private int open = NOWHERE;
    private int close = NOWHERE;

    /**
     * @param width values in a row
     */
    RowTrace(int width) {
        this.width = width;
    }

    int width() {
        return width;
    }

    /** How many rows there are. */
    int size() {
        return rowTo.size();
    }

    /** Where the content of the last such block begins; {@link Trace#NOWHERE} without one. */
    int opening() {
        return open;
    }

    /** Where the content of the last such block ends. */
    int closing() {
        return close;
    }

    int rowFrom(int row) {
        return rowFrom.get(row);
    }

    int rowTo(int row) {
        return rowTo.get(row);
    }

    int from(int row, int value) {
        return from.get(row * width + value);
    }

    int to(int row, int value) {
        return to.get(row * width + value);
    }

    /** Behind the slashes of the row's comment; {@link Trace#NOWHERE} if it has none. */
    int commentFrom(int row) {
        return commentFrom.get(row);
    }

    int commentTo(int row) {
        return commentTo.get(row);
    }

    /** Whether all values of a row are there, readable or not. */
    boolean isWhole(int row) {
        for (int i = 0; i < width; i++) {
            if (from(row, i) == NOWHERE) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void open(int at) {
        open = at;
    }

    @Override
    public void close(int at) {
        close = at;
    }

    @Override
    public void beginRow(int at) {
        rowFrom.add(at);
    }

    @Override
    public void value(int start, int end) {
        from.add(start);
        to.add(end);
    }

    @Override
    public void endRow(int at) {
        rowTo.add(at);
        while (from.size() < rowTo.size() * width) {
            missing();
        }
        commentFrom.add(NOWHERE);
        commentTo.add(NOWHERE);
    }

    @Override
    public void comment(int start, int end) {
        commentFrom.set(size() - 1, start);
        commentTo.set(size() - 1, end);
    }
}
