package org.jointscope.format;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * How the floats of a frame stand in the text, so that others can take their place in the same way:
 * with the same indent and spaces, a line a joint or all on one line.
 */
final class FrameLayout {

    private final FrameTrace trace;
    private final TextLayout text;
    private final int frame;
    private final int size;
    private final String betweenFloats;
    private final String betweenLines;
    private final Set<Loss> losses = EnumSet.noneOf(Loss.class);

    /**
     * @param size of the frame as it is
     * @param lines that its floats should stand on
     */
    FrameLayout(FrameTrace trace, TextLayout text, int frame, int size, FloatLines lines) {
        this.trace = trace;
        this.text = text;
        this.frame = frame;
        this.size = size;
        this.betweenFloats = gap(false).orElse(" ");
        this.betweenLines = gap(true).orElseGet(() -> lineWithoutNext(lines));
        noteLosses();
    }

    /** The first gap between two floats that holds nothing but spaces, on one line or on two. */
    private Optional<String> gap(boolean lineEnd) {
        for (int i = 0; i + 1 < size; i++) {
            int from = trace.to(frame, i);
            int to = trace.from(frame, i + 1);
            if (text.hasLineEnd(from, to) == lineEnd && text.isWhite(from, to)) {
                return Optional.of(text.between(from, to));
            }
        }
        return Optional.empty();
    }

    /** What would begin a second line, where there is one only. */
    private String lineWithoutNext(FloatLines lines) {
        if (size == 0) {
            return text.hasLineEnd(trace.opening(frame), trace.closing(frame))
                    ? text.lineBreak() + "\t"
                    : betweenFloats;
        }
        int first = trace.from(frame, 0);
        boolean several = text.hasLineEnd(first, trace.from(frame, size - 1));
        boolean oneLine = !several && lines.end(0, size) < size;
        return oneLine ? betweenFloats : text.lead(firstOnItsLine());
    }

    /** Where the first float stands that has none before it on its line. */
    private int firstOnItsLine() {
        int index = 0;
        while (index + 1 < size && !text.beginsLine(trace.from(frame, index))) {
            index++;
        }
        return trace.from(frame, index);
    }

    private void noteLosses() {
        for (int i = 0; i + 1 < size; i++) {
            int from = trace.to(frame, i);
            int to = trace.from(frame, i + 1);
            if (!text.isWhite(from, to)) {
                losses.add(text.hasComment(from, to) ? Loss.COMMENTS : Loss.UNKNOWN_CONTENT);
            }
        }
    }

    /** What goes if other floats take the place of these. */
    Set<Loss> losses() {
        return losses;
    }

    /** Where the floats begin. */
    int from() {
        return size == 0 ? trace.opening(frame) : trace.from(frame, 0);
    }

    /** Where they end. */
    int to() {
        return size == 0 ? trace.opening(frame) : trace.to(frame, size - 1);
    }

    /** Other floats, to stand from {@link #from} to {@link #to}. */
    String text(FloatLines lines, int count, IntFunction<String> number) {
        StringBuilder floats = new StringBuilder(size == 0 && count > 0 ? betweenLines : "");
        int end;
        for (int from = 0; from < count; from = end) {
            end = lines.end(from, count);
            floats.append(from == 0 ? "" : betweenLines);
            for (int i = from; i < end; i++) {
                floats.append(i == from ? "" : betweenFloats).append(number.apply(i));
            }
        }
        boolean glued = size == 0 && trace.opening(frame) == trace.closing(frame);
        return floats.append(glued ? " " : "").toString();
    }
}
