package org.jointscope.format.md5;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.ModelFile;

/**
 * Checks that the frames are numbered 0, 1, 2 … and that each has the declared length. Doom 3 requires the next number
 * and rejects any other. Jointscope plays frames in the order of the file, regardless of their numbers.
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
        if (!IntStream.range(0, frames.size()).allMatch(i -> number(i, i) == i)) {
            checkOrder();
        }
    }

    /** Consecutive frames of the same length are reported together, because usually the header is wrong. */
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
                            Fact.PRESENT.is(size),
                            Fact.DECLARED.is(components.toInt()));
                }
                first = next;
            }
        }
    }

    /** Frames that the file contains twice, or after one with a higher number. */
    private void checkOrder() {
        SortedMap<Integer, Integer> firstByNumber = new TreeMap<>();
        int highest = -1;
        for (int i = 0; i < frames.size(); i++) {
            int number = number(i, highest + 1);
            Integer first = firstByNumber.putIfAbsent(number, i);
            if (first != null) {
                report(
                        IssueCode.FRAME_REPEATED,
                        i,
                        number,
                        frames.get(first).location().line());
            } else if (number < highest || number < 0) {
                Phrase where = highest < 0 ? Phrase.of("fact.order.first") : Phrase.of("fact.order.after", highest);
                report(IssueCode.FRAME_OUT_OF_ORDER, i, number, where);
            }
            highest = Math.max(highest, number);
        }
        checkGaps(firstByNumber);
    }

    /** Numbers that are missing although a later one exists. */
    private void checkGaps(SortedMap<Integer, Integer> firstByNumber) {
        long expected = 0;
        for (Map.Entry<Integer, Integer> frame : firstByNumber.entrySet()) {
            int number = frame.getKey();
            if (number > expected) {
                FrameSpan missing = new FrameSpan((int) expected, number - 1);
                report(IssueCode.FRAME_MISSING, frame.getValue(), missing, number);
            }
            expected = Math.max(expected, number + 1L);
        }
    }

    /** The number of a frame; the expected one if it could not be read. */
    private int number(int index, int expected) {
        int number = frames.get(index).number();
        return number == ModelFile.MISSING ? expected : number;
    }

    private void report(IssueCode code, int index, Object... arguments) {
        reports.beginPart(Subject.ofFrame(index));
        reports.reportAt(frames.get(index).location(), code, arguments);
        reports.endPart();
    }
}
