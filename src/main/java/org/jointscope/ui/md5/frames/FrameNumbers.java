package org.jointscope.ui.md5.frames;

import org.jointscope.analysis.FloatSpans;
import org.jointscope.edit.Edit.FloatEdit;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.provenance.FloatFigures;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the lines hold at the playhead, and how it is changed. */
public final class FrameNumbers {

    private final Document document;
    private final FloatFigures figures;
    private final Texts texts;
    private final Provenance provenance;
    private final JointEdits edits;
    private int editedFrame;

    FrameNumbers(Document document, FloatFigures figures, Texts texts) {
        this.document = document;
        this.figures = figures;
        this.texts = texts;
        this.provenance = new Provenance(texts);
        this.edits = new JointEdits(document, texts);
    }

    private String text(String key, Object... arguments) {
        return texts.of("frames." + key, arguments);
    }

    private Md5Anim anim() {
        return document.getOpen().md5Anim().orElse(Md5Anim.EMPTY);
    }

    /** The frame whose values are shown. */
    public int frame() {
        return document.modelPlayhead().readableWholeFrame();
    }

    private Optional<Frame> floats(int frame) {
        return frame < anim().frames().size()
                ? Optional.of(anim().frames().get(frame))
                : Optional.empty();
    }

    private boolean isThere(FloatLine line) {
        return isThere(line, frame());
    }

    private boolean isThere(FloatLine line, int frame) {
        return floats(frame)
                .filter(floats -> line.index() >= 0 && line.index() < floats.size())
                .isPresent();
    }

    /** The value in the current frame; NaN if there is none that can be read. */
    public double value(FloatLine line) {
        return floats(frame()).map(floats -> floats.value(line.index())).orElse(Double.NaN);
    }

    /** What the owner's baseframe says; NaN if it says nothing. */
    public double baseframe(FloatLine line) {
        return line.claim()
                .filter(claim -> claim.joint() < anim().baseframe().size())
                .map(claim -> anim().baseframe().get(claim.joint()).value(claim.component()))
                .orElse(Double.NaN);
    }

    /** By how much the value is more than the baseframe's. */
    public double difference(FloatLine line) {
        return value(line) - baseframe(line);
    }

    private FloatSpans spans() {
        return figures.spansProperty().get();
    }

    /** The least value of all frames. */
    public double least(FloatLine line) {
        return spans().least(line.index());
    }

    /** The greatest value of all frames. */
    public double greatest(FloatLine line) {
        return spans().greatest(line.index());
    }

    /** A word if all frames have the same value; else empty. */
    public String constant(FloatLine line) {
        return spans().isStill(line.index()) ? text("constant") : "";
    }

    /** The source line that the value stands on; 0 if there is none. */
    public int sourceLine(FloatLine line) {
        return isThere(line) ? floats(frame()).orElseThrow().line(line.index()) : 0;
    }

    /** What is unusual about a line, in a few words; empty if nothing is. */
    public String note(FloatLine line) {
        List<String> notes = new ArrayList<>();
        if (isEdited(line)) {
            notes.add(text("edited"));
        }
        if (line.claim().isEmpty()) {
            notes.add(text("nobody"));
        }
        if (line.isShared()) {
            notes.add(text("shared", line.others()));
        }
        if (line.past()) {
            notes.add(text("past"));
        }
        if (!isThere(line)) {
            notes.add(text("absent"));
        }
        return String.join(", ", notes);
    }

    /** Whether the value differs from the file. */
    public boolean isEdited(FloatLine line) {
        return edits.isFloatEdited(frame(), line.index());
    }

    /** Where the number comes from, what is unusual about it, and what can be done about it. */
    public String explain(FloatLine line) {
        List<String> lines = new ArrayList<>();
        lines.add(
                line.claim()
                        .map(claim -> provenance.of(anim(), claim, frame()))
                        .orElseGet(() -> provenance.ofFloat(anim(), frame(), line.index())));
        if (line.isShared()) {
            lines.add(text("shared.help", line.others()));
        }
        if (isEdited(line)) {
            lines.add(text("edited.help"));
        }
        if (isThere(line)) {
            lines.add(text("edit.help"));
        }
        return String.join("\n", lines);
    }

    /** Where the baseframe's number comes from. */
    public String explainBaseframe(FloatLine line) {
        return line.claim()
                .map(claim -> provenance.baseframe(anim(), claim.joint(), claim.component()))
                .orElse("");
    }

    /** The value as it is offered to be changed; the playhead stops. */
    public String beginEdit(FloatLine line) {
        document.modelPlayhead().stop();
        editedFrame = frame();
        return JointEdits.plain(value(line));
    }

    /**
     * Gives the float another value, in the frame that was shown when that began.
     *
     * @return why that cannot be; empty if it is done
     */
    public String edit(FloatLine line, String typed) {
        if (!isThere(line, editedFrame)) {
            return text("refused.absent");
        }
        return edits.type(typed, value -> new FloatEdit(editedFrame, line.index(), value));
    }
}
