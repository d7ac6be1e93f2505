package org.jointscope.format.md5;

import org.jointscope.text.Range;

import java.util.HashMap;
import java.util.Map;

/** Records where everything stands in a text while it is read: for changes to the text. */
public final class Trace {

    private final boolean on;
    private final Map<String, TracedPart> parts = new HashMap<>();
    private TracedPart current = TracedPart.NONE;
    private boolean recording;

    /**
     * @param on whether anything is recorded at all
     */
    public Trace(boolean on) {
        this.on = on;
    }

    /** The lines or blocks that begin with a keyword. */
    public TracedPart of(String keyword) {
        return parts.getOrDefault(keyword, TracedPart.NONE);
    }

    /** A line of the header, a block or a frame begins; none if the keyword is empty. */
    public void part(String keyword) {
        if (on) {
            recording = !keyword.isEmpty();
            current = recording ? parts.computeIfAbsent(keyword, it -> new TracedPart()) : current;
        }
    }

    /** A block opens; its content begins here. */
    public void open(int at) {
        if (recording) {
            current.open(at);
        }
    }

    /** A block ends; its content ends before this. */
    public void close(int at) {
        if (recording) {
            current.close(at);
        }
    }

    /** A row or a frame begins. */
    public void beginRow(int at) {
        if (recording) {
            current.beginRow(at);
        }
    }

    /** The next value of a row, frame or header line: a number, or a name with its quotes. */
    public void value(int from, int to) {
        if (recording) {
            current.addValue(from, to);
        }
    }

    /** The next value is not there. */
    public void missing() {
        value(Range.NOWHERE.from(), Range.NOWHERE.to());
    }

    /** The row is over, and with it all that was read or skipped as a part of it. */
    public void endRow(int at) {
        if (recording) {
            current.endRow(at);
        }
    }

    /** The comment of the row that ended last, without its slashes. */
    public void comment(int from, int to) {
        if (recording) {
            current.comment(from, to);
        }
    }
}
