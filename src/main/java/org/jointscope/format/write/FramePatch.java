package org.jointscope.format.write;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.format.md5.Trace;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.text.Range;

/**
 * Changes the frames to contain other values. In a frame that keeps its length, only values that differ are rewritten,
 * unless many of them moved to other joints. All values of any other frame are rewritten, in the same layout.
 */
final class FramePatch {

    /** The number of values of a frame that can differ by an edit by hand: those of one joint. */
    private static final int FEW = 6;

    private final Trace.Part trace;
    private final PatchedText text;
    private final ValueTexts texts;
    private final List<Frame> before;
    private final List<Frame> after;
    private final ComponentWrapping oldLines;
    private final ComponentWrapping newLines;
    private final StandIns standIns;

    FramePatch(Trace.Part trace, PatchedText text, ValueTexts texts, Md5Anim before, Md5Anim after) {
        this.trace = trace;
        this.text = text;
        this.texts = texts;
        this.before = before.frames();
        this.after = after.frames();
        this.oldLines = new ComponentWrapping(before.hierarchy());
        this.newLines = new ComponentWrapping(after.hierarchy());
        this.standIns = new StandIns(after);
    }

    void patch() {
        if (before.size() != after.size()) {
            text.giveUp();
            return;
        }
        for (int i = 0; i < before.size(); i++) {
            patch(i);
        }
    }

    private void patch(int index) {
        Frame old = before.get(index);
        Frame edited = after.get(index);
        if (old.number() != edited.number()) {
            text.replace(trace.value(index, 0), Integer.toString(edited.number()));
        }
        texts.clear();
        int[] changed = IntStream.range(0, old.size())
                .filter(i -> Double.compare(old.value(i), edited.value(i)) != 0)
                .toArray();
        if (old.size() != edited.size() || (changed.length > FEW && isMoved(old))) {
            layOut(index);
        } else {
            for (int i : changed) {
                texts.add(old.value(i), componentAt(index, i));
                text.replace(componentAt(index, i), number(edited, i));
            }
        }
    }

    /** True if a frame has a line per joint, and the lines would differ now. */
    private boolean isMoved(Frame frame) {
        boolean moved = false;
        int end;
        for (int from = 0; from < frame.size(); from = end) {
            end = oldLines.end(from, frame.size());
            boolean line = frame.line(from) == frame.line(end - 1)
                    && (end == frame.size() || frame.line(end) > frame.line(from));
            if (!line) {
                return false;
            }
            moved |= end != newLines.end(from, frame.size());
        }
        return moved;
    }

    /** The range of a component; the values of a frame are its number and its components. */
    private Range componentAt(int frame, int index) {
        return trace.value(frame, index + 1);
    }

    private void layOut(int index) {
        Frame old = before.get(index);
        Frame edited = after.get(index);
        for (int i = 0; i < old.size(); i++) {
            texts.add(old.value(i), componentAt(index, i));
        }
        Spacing spacing = new Spacing(index, old.size());
        spacing.noteLosses();
        if (StandIns.isDamaged(old)) {
            texts.losses().add(Loss.UNREADABLE_NUMBERS);
        }
        text.replace(spacing.range(), spacing.text(edited));
    }

    private String number(Frame edited, int index) {
        double value = edited.value(index);
        return texts.of(value, Double.isFinite(value) ? value : standIns.of(index));
    }

    /**
     * The layout of the values of a frame in the text, for replacing them in the same way: with the same indent and
     * spaces, one line per joint or all on one line.
     */
    private final class Spacing {

        private final int frame;
        private final int size;
        private final String betweenComponents;
        private final String betweenLines;

        Spacing(int frame, int size) {
            this.frame = frame;
            this.size = size;
            this.betweenComponents = gap(false).orElse(" ");
            this.betweenLines = gap(true).orElseGet(this::lineWithoutNext);
        }

        /** The first gap between two values that contains only whitespace, on one line or on two. */
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
            return new Range(
                    componentAt(frame, index).to(),
                    componentAt(frame, index + 1).from());
        }

        /** The gap before a second line if there is only one line. */
        private String lineWithoutNext() {
            if (size == 0) {
                boolean several = text.hasLineEnd(trace.content(frame));
                return several ? text.lineBreak() + "\t" : betweenComponents;
            }
            Range all = new Range(
                    componentAt(frame, 0).from(), componentAt(frame, size - 1).from());
            boolean oneLine = !text.hasLineEnd(all) && oldLines.end(0, size) < size;
            return oneLine ? betweenComponents : text.lead(firstOnItsLine());
        }

        /** Offset of the first value that is the first on its line. */
        private int firstOnItsLine() {
            int index = 0;
            while (index + 1 < size
                    && !text.beginsLine(componentAt(frame, index).from())) {
                index++;
            }
            return componentAt(frame, index).from();
        }

        /** Records the losses if other values replace these. */
        void noteLosses() {
            for (int i = 0; i + 1 < size; i++) {
                Range gap = gapBehind(i);
                if (!text.isWhite(gap)) {
                    boolean comment = text.hasComment(gap.from(), gap.to());
                    texts.losses().add(comment ? Loss.COMMENTS : Loss.UNKNOWN_CONTENT);
                }
            }
        }

        /** The range of the values, or the location for new ones. */
        Range range() {
            int begin = trace.content(frame).from();
            return size == 0
                    ? new Range(begin, begin)
                    : new Range(
                            componentAt(frame, 0).from(),
                            componentAt(frame, size - 1).to());
        }

        /** The text of the values of another frame for this range. */
        String text(Frame edited) {
            int count = edited.size();
            StringBuilder components = new StringBuilder(size == 0 && count > 0 ? betweenLines : "");
            int end;
            for (int from = 0; from < count; from = end) {
                end = newLines.end(from, count);
                components.append(from == 0 ? "" : betweenLines);
                for (int i = from; i < end; i++) {
                    components.append(i == from ? "" : betweenComponents).append(number(edited, i));
                }
            }
            boolean glued = size == 0 && trace.content(frame).isEmpty();
            return components.append(glued ? " " : "").toString();
        }
    }
}
