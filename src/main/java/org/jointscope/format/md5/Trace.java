package org.jointscope.format.md5;

import org.jointscope.text.Range;

import java.util.HashMap;
import java.util.Map;

/** Records where everything stands in a text while it is read: for changes to the text. */
public final class Trace {

    private static final class Ranges {

        private final IntColumn bounds = new IntColumn();

        void add(int from, int to) {
            bounds.add(from);
            bounds.add(to);
        }

        void endLast(int to) {
            bounds.set(bounds.size() - 1, to);
        }

        void setLast(int from, int to) {
            bounds.set(bounds.size() - 2, from);
            endLast(to);
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

    /**
     * The lines or blocks of one keyword, with their rows and the values of these. Of a block that
     * is repeated it holds the rows of both.
     */
    public static final class Part {

        private static final Part NONE = new Part();

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
    }

    private final boolean on;
    private final Map<String, Part> parts = new HashMap<>();
    private Part current = Part.NONE;
    private boolean recording;

    /**
     * @param on whether anything is recorded at all
     */
    public Trace(boolean on) {
        this.on = on;
    }

    /** The lines or blocks that begin with a keyword. */
    public Part of(String keyword) {
        return parts.getOrDefault(keyword, Part.NONE);
    }

    /** A line of the header, a block or a frame begins; none if the keyword is empty. */
    void part(String keyword) {
        if (on) {
            recording = !keyword.isEmpty();
            current = recording ? parts.computeIfAbsent(keyword, it -> new Part()) : current;
        }
    }

    /** A block opens; its content begins here. */
    void open(int at) {
        if (recording) {
            current.contents.add(at, at);
        }
    }

    /** A block ends; its content ends before this. */
    void close(int at) {
        if (recording) {
            current.contents.endLast(at);
        }
    }

    /** A row or a frame begins. */
    void beginRow(int at) {
        if (recording) {
            current.firstValues.add(current.values.size());
            current.rows.add(at, at);
            current.comments.add(Range.NOWHERE.from(), Range.NOWHERE.to());
        }
    }

    /** The next value of a row, frame or header line: a number, or a name with its quotes. */
    void value(int from, int to) {
        if (recording) {
            current.values.add(from, to);
        }
    }

    /** The next value is not there. */
    void missing() {
        value(Range.NOWHERE.from(), Range.NOWHERE.to());
    }

    /** The row is over, and with it all that was read or skipped as a part of it. */
    void endRow(int at) {
        if (recording) {
            current.rows.endLast(at);
        }
    }

    /** The comment of the row that ended last, without its slashes. */
    void comment(int from, int to) {
        if (recording) {
            current.comments.setLast(from, to);
        }
    }
}
