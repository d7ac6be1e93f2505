package org.jointscope.format;

import java.util.HashMap;
import java.util.Map;

/** Records where everything stands in a text while it is read: for changes to the text. */
final class Trace {

    private final boolean on;
    private final Map<String, TracedPart> parts = new HashMap<>();
    private TracedPart current = TracedPart.NONE;
    private boolean recording;

    /**
     * @param on whether anything is recorded at all
     */
    Trace(boolean on) {
        this.on = on;
    }

    /** The lines or blocks that begin with a keyword. */
    TracedPart of(String keyword) {
        return parts.getOrDefault(keyword, TracedPart.NONE);
    }

    /** A line of the header, a block or a frame begins; none if the keyword is empty. */
    void part(String keyword) {
        if (on) {
            recording = !keyword.isEmpty();
            current = recording ? parts.computeIfAbsent(keyword, it -> new TracedPart()) : current;
        }
    }

    /** A block opens; its content begins here. */
    void open(int at) {
        if (recording) {
            current.open(at);
        }
    }

    /** A block ends; its content ends before this. */
    void close(int at) {
        if (recording) {
            current.close(at);
        }
    }

    /** A row or a frame begins. */
    void beginRow(int at) {
        if (recording) {
            current.beginRow(at);
        }
    }

    /** The next value of a row, frame or header line: a number, or a name with its quotes. */
    void value(int from, int to) {
        if (recording) {
            current.addValue(from, to);
        }
    }

    /** The next value is not there. */
    void missing() {
        value(Range.NOWHERE.from(), Range.NOWHERE.to());
    }

    /** The row is over, and with it all that was read or skipped as a part of it. */
    void endRow(int at) {
        if (recording) {
            current.endRow(at);
        }
    }

    /** The comment of the row that ended last, without its slashes. */
    void comment(int from, int to) {
        if (recording) {
            current.comment(from, to);
        }
    }
}
