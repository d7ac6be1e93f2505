package org.jointscope.ui.md5.frames;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.ComponentSpans;
import org.jointscope.messages.Texts;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.provenance.ComponentFigures;
import org.jointscope.ui.provenance.Provenance;

/** The values of the lines at the playhead, and edits of them. */
public final class FrameNumbers {

    private final Document document;
    private final ComponentFigures figures;
    private final Texts texts;
    private final Provenance provenance;
    private final JointEdits edits;
    private int editedFrame;

    FrameNumbers(Document document, ComponentFigures figures, Texts texts) {
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

    /** The frame with the values shown. */
    public int frame() {
        return document.modelPlayhead().readableWholeFrame();
    }

    private Optional<Frame> components(int frame) {
        return frame < anim().frames().size() ? Optional.of(anim().frames().get(frame)) : Optional.empty();
    }

    private boolean isThere(ComponentLine line) {
        return components(frame())
                .filter(components -> line.index() >= 0 && line.index() < components.size())
                .isPresent();
    }

    /** The value in the current frame; NaN if missing or unreadable. */
    public double value(ComponentLine line) {
        return components(frame())
                .map(components -> components.value(line.index()))
                .orElse(Double.NaN);
    }

    /** The value in the owner's baseframe; NaN if there is none. */
    public double baseframe(ComponentLine line) {
        return line.use()
                .filter(use -> use.joint() < anim().baseframe().size())
                .map(use -> anim().baseframe().get(use.joint()).value(use.component()))
                .orElse(Double.NaN);
    }

    /** The value minus that of the baseframe. */
    public double difference(ComponentLine line) {
        return value(line) - baseframe(line);
    }

    private ComponentSpans spans() {
        return figures.spansProperty().get();
    }

    /** The minimum over all frames. */
    public double least(ComponentLine line) {
        return spans().least(line.index());
    }

    /** The maximum over all frames. */
    public double greatest(ComponentLine line) {
        return spans().greatest(line.index());
    }

    /** A word if all frames have the same value; otherwise empty. */
    public String constant(ComponentLine line) {
        return spans().isStill(line.index()) ? text("constant") : "";
    }

    /** The source line of the value; 0 if there is none. */
    public int sourceLine(ComponentLine line) {
        return isThere(line) ? components(frame()).orElseThrow().line(line.index()) : 0;
    }

    /** The unusual properties of a line, in a few words; empty if there are none. */
    public String note(ComponentLine line) {
        List<String> notes = new ArrayList<>();
        if (isEdited(line)) {
            notes.add(text("edited"));
        }
        if (line.use().isEmpty()) {
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
    public boolean isEdited(ComponentLine line) {
        return edits.isComponentEdited(frame(), line.index());
    }

    /** The source of the value, its unusual properties, and the possible edits. */
    public String explain(ComponentLine line) {
        List<String> lines = new ArrayList<>();
        lines.add(whole(value(line)));
        lines.add(line.use()
                .map(use -> provenance.of(anim(), use, frame()))
                .orElseGet(() -> provenance.ofComponent(anim(), frame(), line.index())));
        if (line.isShared()) {
            lines.add(text("shared.help", line.others()));
        }
        if (isEdited(line)) {
            lines.add(text("edited.help"));
        }
        if (isThere(line)) {
            lines.add(text("edit.help"));
        }
        lines.removeIf(String::isEmpty);
        return String.join("\n", lines);
    }

    /** The baseframe value and its source. */
    public String explainBaseframe(ComponentLine line) {
        return line.use()
                .map(use -> provenance.baseframe(anim(), use.joint(), use.component()))
                .map(source -> (whole(baseframe(line)) + "\n" + source).strip())
                .orElse("");
    }

    /** A number of the file with all its digits; empty if it is missing. */
    String whole(double value) {
        return Double.isFinite(value) ? text("whole", JointEdits.plain(value)) : "";
    }

    /** The value as text for an edit; stops the playhead. */
    public String beginEdit(ComponentLine line) {
        document.modelPlayhead().stop();
        editedFrame = frame();
        return JointEdits.plain(value(line));
    }

    /**
     * Sets the value of the component, in the frame that was shown when the edit began.
     *
     * @return the reason for a failure; empty on success
     */
    public String edit(ComponentLine line, String typed) {
        return edits.typeComponent(editedFrame, line.index(), typed);
    }
}
