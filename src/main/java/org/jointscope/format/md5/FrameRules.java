package org.jointscope.format.md5;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.ModelFile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Whether the frames are numbered 0, 1, 2 … and each as long as the header says. Doom 3 asks for
 * the next number and refuses any other; here frames play in the order of the file, whatever their
 * numbers.
 */
final class FrameRules {

    private final Md5Header header;
    private final List<Frame> frames;
    private final Reports reports;

    FrameRules(Md5Header header, List<Frame> frames, Reports reports) {
        this.header = header;
        this.frames = frames;
        this.reports = reports;
    }

    void check() {
        if (frames.isEmpty()) {
            return;
        }
        header.readable("numAnimatedComponents")
                .filter(components -> components.value() >= 0)
                .ifPresent(this::checkLengths);
        if (!areInOrder()) {
            checkOrder();
            checkGaps();
        }
    }

    /** Neighbours that are as long are told of together: mostly it is the header that is wrong. */
    private void checkLengths(Declared components) {
        int first = 0;
        for (int next = 1; next <= frames.size(); next++) {
            int size = frames.get(first).size();
            if (next == frames.size() || frames.get(next).size() != size) {
                if (size != components.value()) {
                    report(
                            IssueCode.FRAME_LENGTH_MISMATCH,
                            first,
                            new FrameSpan(number(first, first), number(next - 1, next - 1)),
                            size,
                            components.toInt());
                }
                first = next;
            }
        }
    }

    private boolean areInOrder() {
        return IntStream.range(0, frames.size()).allMatch(i -> number(i, i) == i);
    }

    /** Frames that stand here twice, or behind one with a higher number. */
    private void checkOrder() {
        Map<Integer, Integer> lines = new HashMap<>();
        int highest = -1;
        for (int i = 0; i < frames.size(); i++) {
            int number = number(i, highest + 1);
            Integer line = lines.putIfAbsent(number, frames.get(i).place().line());
            if (line != null) {
                report(IssueCode.FRAME_REPEATED, i, number, line);
            } else if (number < highest || number < 0) {
                String where = highest < 0 ? "at the beginning" : "after frame " + highest;
                report(IssueCode.FRAME_OUT_OF_ORDER, i, number, where);
            }
            highest = Math.max(highest, number);
        }
    }

    /** Numbers that no frame has, though a later one does. */
    private void checkGaps() {
        int[] byNumber = new int[frames.size()];
        int highest = -1;
        for (int i = 0; i < byNumber.length; i++) {
            byNumber[i] = number(i, highest + 1);
            highest = Math.max(highest, byNumber[i]);
        }
        List<Integer> order =
                IntStream.range(0, byNumber.length)
                        .boxed()
                        .sorted((a, b) -> Integer.compare(byNumber[a], byNumber[b]))
                        .toList();
        int expected = 0;
        for (int index : order) {
            int number = byNumber[index];
            if (number > expected) {
                String missing =
                        number - expected == 1
                                ? "Frame " + expected + " is"
                                : "Frames " + expected + " to " + (number - 1) + " are";
                report(IssueCode.FRAME_MISSING, index, missing, number);
            }
            expected = Math.max(expected, number == Integer.MAX_VALUE ? number : number + 1);
        }
    }

    /** A number that could not be read says nothing: it is taken for the one that belongs there. */
    private int number(int index, int expected) {
        int number = frames.get(index).number();
        return number == ModelFile.MISSING ? expected : number;
    }

    private void report(IssueCode code, int index, Object... arguments) {
        reports.beginFrame(index);
        reports.reportAt(frames.get(index).place(), code, arguments);
        reports.endPart();
    }
}
