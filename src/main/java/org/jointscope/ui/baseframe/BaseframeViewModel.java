package org.jointscope.ui.baseframe;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.Changes;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.BaseframeRow;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.baseframe.BaseframeLine.Mark;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.JointEdits;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Provenance;
import org.jointscope.ui.document.Texts;

import java.util.List;
import java.util.Optional;

/** The pose that the frames change, beside the two that it is usually a copy of. */
public final class BaseframeViewModel {

    private final Document document;
    private final BaseframeTexts texts;
    private final Provenance provenance;
    private final JointEdits edits;
    private final ReadOnlyObjectWrapper<List<BaseframeLine>> lines =
            new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyObjectWrapper<BaseframeSummary> summary =
            new ReadOnlyObjectWrapper<>(this, "summary", BaseframeSummary.NOTHING_OPEN);

    public BaseframeViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = new BaseframeTexts(texts);
        this.provenance = new Provenance(texts);
        this.edits = new JointEdits(document, texts);
        document.onModel(this::open);
    }

    private void open(OpenModel open) {
        lines.set(BaseframeLines.of(open));
        summary.set(
                new BaseframeSummary(
                        open.anim().isPresent(),
                        open.mesh().isPresent(),
                        texts.count(lines.get()),
                        texts.likeness(lines.get(), open.extent().diagonal())));
    }

    /** A row a joint, in the order of the file. */
    public ReadOnlyObjectProperty<List<BaseframeLine>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** What the table is about, in a few words. */
    public ReadOnlyObjectProperty<BaseframeSummary> summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    public IntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }

    /** Takes what is typed for a component, and returns why it cannot be taken; empty if it is. */
    public String type(BaseframeLine line, Component component, String typed) {
        return line.line() == 0
                ? texts.noRow()
                : edits.typeBaseframe(line.index(), component, typed);
    }

    /** Whether a component is not as in the file. */
    public boolean isEdited(BaseframeLine line, Component component) {
        return edits.isBaseframeEdited(line.index(), component);
    }

    /** Changes when something else differs from the file. */
    public ReadOnlyObjectProperty<Changes> changesProperty() {
        return document.editing().changesProperty();
    }

    /** The component that is selected, or the first. */
    public Component selectedComponent() {
        return document.selectedComponentProperty().get().orElse(Component.TX);
    }

    /** The trouble that a joint has. */
    public Optional<IssueMarks.Mark> mark(BaseframeLine line) {
        return document.getState().marks().joint(line.index());
    }

    /** The trouble of all joints. */
    public ObservableValue<IssueMarks> marksProperty() {
        return document.marksProperty();
    }

    /** The less, the more a joint stands out: by its trouble, then by what the table finds. */
    public int rank(BaseframeLine line) {
        int own = line.marks().stream().mapToInt(Mark::ordinal).min().orElse(Mark.values().length);
        return mark(line)
                .map(trouble -> trouble.severity().ordinal())
                .orElse(Severity.values().length + own);
    }

    /** What stands out about a joint, in a few words; empty if nothing does. */
    public String words(BaseframeLine line) {
        String own = texts.words(line);
        return mark(line)
                .map(trouble -> trouble.severity().label() + ": " + trouble.text())
                .map(trouble -> own.isEmpty() ? trouble : trouble + "\n" + own)
                .orElse(own);
    }

    /** The trouble that a joint has, and what stands out about it, in numbers. */
    public String explainMarks(BaseframeLine line) {
        String own = texts.marks(line);
        return mark(line)
                .map(IssueMarks.Mark::text)
                .map(trouble -> line.marks().isEmpty() ? trouble : trouble + "\n\n" + own)
                .orElse(own);
    }

    /** Where a number comes from, and what it is. */
    public String explainNumber(BaseframeLine line, Component component) {
        return document.getOpen()
                .md5Anim()
                .map(anim -> provenance.baseframe(anim, line.index(), component))
                .map(from -> texts.number(line, component, from))
                .orElse("");
    }

    /** Where w comes from. */
    public String explainW(BaseframeLine line) {
        return texts.w(line);
    }

    /** What the length of the orientation leaves for w. */
    public String explainSquared(BaseframeLine line) {
        return texts.squared(line);
    }

    /** What it means that frame 0 differs. */
    public String explainFrame(BaseframeLine line) {
        return texts.frame(line);
    }

    /** What it means that the bind pose differs. */
    public String explainBind(BaseframeLine line) {
        return texts.bind(line, document.getOpen().mesh().isPresent());
    }

    /** Shows the joint's row of the baseframe; of the hierarchy, if the baseframe has none. */
    public void showSource(BaseframeLine line) {
        document.getOpen().anim().ifPresent(file -> showSource(file, line.index()));
    }

    private void showSource(InspectedFile file, int joint) {
        List<BaseframeRow> rows = ((Md5Anim) file.content()).baseframe();
        if (joint < rows.size()) {
            document.showSource(file, rows.get(joint).place());
        } else {
            document.showSource(file, Subject.ofJoint(joint));
        }
    }
}
