package org.jointscope.format.md5;

import org.jointscope.text.Range;

/**
 * Where the lines or blocks of one keyword stand in a text, with their rows and the values of
 * these. Of a block that is repeated it holds the rows of both.
 */
public final class TracedPart {

    public static final TracedPart NONE = new TracedPart();

    private static final class Ranges {

        private final IntColumn bounds = new IntColumn();

        void add(int from, int to) {
            bounds.add(from);
            bounds.add(to);
        }

        void setLast(int from, int to) {
            bounds.set(bounds.size() - 2, from);
            bounds.set(bounds.size() - 1, to);
        }

        int size() {
            return bounds.size() / 2;
        }

        Range get(int index) {
            return index < size()
                    ? new Range(bounds.get(2 * index), bounds.get(2 * index + 1))
                    : Range.NOWHERE;
        }
    }

    private final Ranges contents = new Ranges();
    private final Ranges rows = new Ranges();
    private final Ranges values = new Ranges();
    private final Ranges comments = new Ranges();
    private final IntColumn firstValues = new IntColumn();

    /** Number of rows, or of frames. */
    public int size() {
        return rows.size();
    }

    /** The content of the last block: what its braces enclose. */
    public Range content() {
        return contents.size() == 0 ? Range.NOWHERE : content(contents.size() - 1);
    }

    public Range content(int block) {
        return contents.get(block);
    }

    public Range row(int row) {
        return rows.get(row);
    }

    /** The value of a header line; the first one's of a line that is repeated. */
    public Range value() {
        return size() == 0 ? Range.NOWHERE : value(0, 0);
    }

    public Range value(int row, int index) {
        int value = firstValues.get(row) + index;
        boolean there = row + 1 == firstValues.size() || value < firstValues.get(row + 1);
        return there ? values.get(value) : Range.NOWHERE;
    }

    /** The comment behind a row, without its slashes. */
    public Range comment(int row) {
        return comments.get(row);
    }

    public void open(int at) {
        contents.add(at, at);
    }

    public void close(int at) {
        contents.setLast(content().from(), at);
    }

    public void beginRow(int at) {
        firstValues.add(values.size());
        rows.add(at, at);
        comments.add(Range.NOWHERE.from(), Range.NOWHERE.to());
    }

    public void addValue(int from, int to) {
        values.add(from, to);
    }

    public void endRow(int at) {
        rows.setLast(rows.get(size() - 1).from(), at);
    }

    public void comment(int from, int to) {
        comments.setLast(from, to);
    }
}
