package org.jointscope.format.md5;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.jointscope.text.Range;

/** Records the offsets of everything in a text while it is read, for changes to the text. */
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
            return index < size() ? new Range(bounds.get(2 * index), bounds.get(2 * index + 1)) : Range.NOWHERE;
        }
    }

    /**
     * The lines or blocks of one keyword, with their rows and values. If a block is repeated, the rows of both are
     * included.
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

        /** The content of the last block: the text between its braces. */
        public Range content() {
            return contents.size() == 0 ? Range.NOWHERE : content(contents.size() - 1);
        }

        /** Number of blocks. */
        public int blocks() {
            return contents.size();
        }

        /** The indexes of the rows in a block of another keyword. */
        public IntStream rowsIn(Range block) {
            return IntStream.range(rowAt(block.from()), rowAt(block.to()));
        }

        /** Index of the first row that begins at an offset or after it. */
        private int rowAt(int offset) {
            int low = 0;
            int high = size();
            while (low < high) {
                int middle = (low + high) >>> 1;
                boolean before = row(middle).from() < offset;
                low = before ? middle + 1 : low;
                high = before ? high : middle;
            }
            return low;
        }

        public Range content(int block) {
            return contents.get(block);
        }

        public Range row(int row) {
            return rows.get(row);
        }

        /** The value of a header line; of the first line if it is repeated. */
        public Range value() {
            return size() == 0 ? Range.NOWHERE : value(0, 0);
        }

        public Range value(int row, int index) {
            int value = firstValues.get(row) + index;
            boolean there = row + 1 == firstValues.size() || value < firstValues.get(row + 1);
            return there ? values.get(value) : Range.NOWHERE;
        }

        /** The comment after a row, without its slashes. */
        public Range comment(int row) {
            return comments.get(row);
        }
    }

    private final boolean on;
    private final Map<String, Part> parts = new HashMap<>();
    private Part current = Part.NONE;
    private boolean recording;

    /** @param on whether anything is recorded at all */
    public Trace(boolean on) {
        this.on = on;
    }

    /** Whether the values that follow are recorded. */
    boolean isRecording() {
        return recording;
    }

    /** The lines or blocks of a keyword. */
    public Part of(String keyword) {
        return parts.getOrDefault(keyword, Part.NONE);
    }

    /** Begins a line of the header, a block or a frame; none if the keyword is empty. */
    void part(String keyword) {
        if (on) {
            recording = !keyword.isEmpty();
            current = recording ? parts.computeIfAbsent(keyword, it -> new Part()) : current;
        }
    }

    /** Records a line, a block or a row whose values are not needed. */
    void row(String keyword, int from, int to) {
        if (on) {
            parts.computeIfAbsent(keyword, it -> new Part()).rows.add(from, to);
        }
    }

    /** Opens a block; its content begins at the offset. */
    void open(int at) {
        if (recording) {
            current.contents.add(at, at);
        }
    }

    /** Closes a block; its content ends before the offset. */
    void close(int at) {
        if (recording) {
            current.contents.endLast(at);
        }
    }

    /** Begins a row or a frame. */
    void beginRow(int at) {
        if (recording) {
            current.firstValues.add(current.values.size());
            current.rows.add(at, at);
            current.comments.add(Range.NOWHERE.from(), Range.NOWHERE.to());
        }
    }

    /** Records the next value of a row, frame or header line: a number, or a name with its quotes. */
    void value(int from, int to) {
        if (recording) {
            current.values.add(from, to);
        }
    }

    /** Records that the next value is missing. */
    void missing() {
        value(Range.NOWHERE.from(), Range.NOWHERE.to());
    }

    /** Ends the row, including everything that was read or skipped as a part of it. */
    void endRow(int at) {
        if (recording) {
            current.rows.endLast(at);
        }
    }

    /** Records the comment of the last row, without its slashes. */
    void comment(int from, int to) {
        if (recording) {
            current.comments.setLast(from, to);
        }
    }
}
