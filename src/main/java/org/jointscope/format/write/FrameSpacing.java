package org.jointscope.format.write;

import org.jointscope.format.md5.Trace;
import org.jointscope.text.Range;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * How the floats of a frame stand in the text, so that others can take their place in the same way:
 * with the same indent and spaces, a line a joint or all on one line.
 */
final class FrameSpacing {

    private final Trace.Part trace;
    private final PatchedText text;
    private final int frame;
    private final int size;
    private final String betweenFloats;
    private final String betweenLines;
    private final Set<Loss> losses = EnumSet.noneOf(Loss.class);

    /**
     * @param size of the frame as it is
     * @param lines that its floats should stand on
     */
    FrameSpacing(Trace.Part trace, PatchedText text, int frame, int size, FloatWrapping lines) {
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
            Range gap = gapBehind(i);
            if (text.hasLineEnd(gap) == lineEnd && text.isWhite(gap)) {
                return Optional.of(text.between(gap.from(), gap.to()));
            }
        }
        return Optional.empty();
    }

    private Range gapBehind(int index) {
        return new Range(floatAt(index).to(), floatAt(index + 1).from());
    }

    /** A frame's values are its number and its floats. */
    private Range floatAt(int index) {
        return trace.value(frame, index + 1);
    }

    private Range content() {
        return trace.content(frame);
    }

    /** The gap before a second line, where there is only one. */
    private String lineWithoutNext(FloatWrapping lines) {
        if (size == 0) {
            return text.hasLineEnd(content()) ? text.lineBreak() + "\t" : betweenFloats;
        }
        Range all = new Range(floatAt(0).from(), floatAt(size - 1).from());
        boolean several = text.hasLineEnd(all);
        boolean oneLine = !several && lines.end(0, size) < size;
        return oneLine ? betweenFloats : text.lead(firstOnItsLine());
    }

    /** Offset of the first float that is the first on its line. */
    private int firstOnItsLine() {
        int index = 0;
        while (index + 1 < size && !text.beginsLine(floatAt(index).from())) {
            index++;
        }
        return floatAt(index).from();
    }

    private void noteLosses() {
        for (int i = 0; i + 1 < size; i++) {
            Range gap = gapBehind(i);
            if (!text.isWhite(gap)) {
                boolean comment = text.hasComment(gap.from(), gap.to());
                losses.add(comment ? Loss.COMMENTS : Loss.UNKNOWN_CONTENT);
            }
        }
    }

    /** Losses if other floats take the place of these. */
    Set<Loss> losses() {
        return losses;
    }

    /** The range of the floats, or the place for some. */
    Range range() {
        return size == 0
                ? new Range(content().from(), content().from())
                : new Range(floatAt(0).from(), floatAt(size - 1).to());
    }

    /** Other floats, to stand there. */
    String text(FloatWrapping lines, int count, IntFunction<String> number) {
        StringBuilder floats = new StringBuilder(size == 0 && count > 0 ? betweenLines : "");
        int end;
        for (int from = 0; from < count; from = end) {
            end = lines.end(from, count);
            floats.append(from == 0 ? "" : betweenLines);
            for (int i = from; i < end; i++) {
                floats.append(i == from ? "" : betweenFloats).append(number.apply(i));
            }
        }
        boolean glued = size == 0 && content().isEmpty();
        return floats.append(glued ? " " : "").toString();
    }
}
