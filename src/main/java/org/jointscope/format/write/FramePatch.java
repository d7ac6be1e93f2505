package org.jointscope.format.write;

import org.jointscope.format.md5.Trace;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.text.Range;

import java.util.List;

/**
 * Brings the frames to say something else. In a frame that stays as long, only floats that differ
 * are rewritten, unless many of them moved to other joints; any other frame is laid out anew, as it
 * was.
 */
final class FramePatch {

    /** Floats of a frame that may differ by hand: those of one joint. */
    private static final int FEW = 6;

    private final Trace.Part trace;
    private final PatchedText text;
    private final ValueTexts texts;
    private final List<Frame> before;
    private final List<Frame> after;
    private final FloatWrapping oldLines;
    private final FloatWrapping newLines;
    private final StandIns standIns;

    FramePatch(
            Trace.Part trace, PatchedText text, ValueTexts texts, Md5Anim before, Md5Anim after) {
        this.trace = trace;
        this.text = text;
        this.texts = texts;
        this.before = before.frames();
        this.after = after.frames();
        this.oldLines = new FloatWrapping(before.hierarchy());
        this.newLines = new FloatWrapping(after.hierarchy());
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
        int changed = changed(old, edited);
        if (old.size() != edited.size() || (changed > FEW && isMoved(old))) {
            recordTexts(index);
            layOut(index);
        } else if (changed > 0) {
            patchFloats(index);
        }
    }

    private static int changed(Frame old, Frame edited) {
        int changed = 0;
        for (int i = 0; i < old.size(); i++) {
            changed += differs(old, edited, i) ? 1 : 0;
        }
        return changed;
    }

    private static boolean differs(Frame old, Frame edited, int index) {
        return Double.compare(old.value(index), edited.value(index)) != 0;
    }

    /** True if a frame has a line per joint, and would have other lines now. */
    private boolean isMoved(Frame frame) {
        boolean moved = false;
        int end;
        for (int from = 0; from < frame.size(); from = end) {
            end = oldLines.end(from, frame.size());
            boolean line =
                    frame.line(from) == frame.line(end - 1)
                            && (end == frame.size() || frame.line(end) > frame.line(from));
            if (!line) {
                return false;
            }
            moved |= end != newLines.end(from, frame.size());
        }
        return moved;
    }

    private void recordTexts(int index) {
        Frame old = before.get(index);
        for (int i = 0; i < old.size(); i++) {
            texts.add(old.value(i), floatAt(index, i));
        }
    }

    private Range floatAt(int frame, int index) {
        return trace.value(frame, index + 1);
    }

    private void layOut(int index) {
        Frame old = before.get(index);
        Frame edited = after.get(index);
        FrameSpacing spacing = new FrameSpacing(trace, text, index, old.size(), oldLines);
        texts.losses().addAll(spacing.losses());
        if (StandIns.isDamaged(old)) {
            texts.losses().add(Loss.UNREADABLE_NUMBERS);
        }
        String floats = spacing.text(newLines, edited.size(), i -> number(edited, i));
        text.replace(spacing.range(), floats);
    }

    private String number(Frame edited, int index) {
        double value = edited.value(index);
        return texts.of(value, Double.isFinite(value) ? value : standIns.of(index));
    }

    private void patchFloats(int index) {
        Frame old = before.get(index);
        Frame edited = after.get(index);
        for (int i = 0; i < old.size(); i++) {
            if (differs(old, edited, i)) {
                text.replace(floatAt(index, i), number(edited, i));
            }
        }
    }
}
