package org.jointscope.ui.md5.baseframe;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.diagnostics.Severity;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Mark;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.provenance.Provenance;

/** The pose that the frames change, next to the two poses that it is usually a copy of. */
public final class BaseframeViewModel {

    final BaseframeTexts texts;
    final PaneRows<BaseframeLine> rows;

    /** The other pose that the baseframe equals, or the number of joints at which it differs. */
    final ReadOnlyStringWrapper likeness = new ReadOnlyStringWrapper(this, "likeness", "");

    /** The text of the empty pane; empty if there is something to show. */
    final ReadOnlyStringWrapper missing = new ReadOnlyStringWrapper(this, "missing", "");

    private final Document document;
    private final Provenance provenance;

    public BaseframeViewModel(Document document, Texts words) {
        this.document = document;
        this.texts = new BaseframeTexts(words);
        this.rows = new PaneRows<>("baseframe", words, text -> line -> true);
        this.provenance = new Provenance(words);
        document.onModel(this::open);
    }

    private void open(OpenModel open) {
        List<BaseframeLine> lines = BaseframeLines.of(open);
        rows.set(lines);
        likeness.set(texts.likeness(lines, open.extent().diagonal()));
        missing.set(open.anim().isPresent() ? "" : texts.missing(open.mesh().isPresent()));
    }

    /** The component that is selected, or the first. */
    public Component selectedComponent() {
        return document.selectedComponentProperty().get().orElse(Component.TX);
    }

    void select(Component component) {
        document.selectedComponentProperty().set(Optional.of(component));
    }

    /** The issues of a joint. */
    public Optional<IssueMarks.Mark> mark(BaseframeLine line) {
        return document.getState().marks().joint(line.index());
    }

    /** The rank of a joint, lowest for the most severe: by its issues, then by its marks. */
    public int rank(BaseframeLine line) {
        int own = line.marks().stream().mapToInt(Mark::ordinal).min().orElse(Mark.values().length);
        return mark(line).map(trouble -> trouble.severity().ordinal()).orElse(Severity.values().length + own);
    }

    /** The issues and marks of a joint, in a few words; empty if there are none. */
    public String words(BaseframeLine line) {
        String own = texts.words(line);
        return mark(line)
                .map(trouble -> trouble.severity().label() + ": " + trouble.text())
                .map(trouble -> own.isEmpty() ? trouble : trouble + "\n" + own)
                .orElse(own);
    }

    /** The issues and marks of a joint, in numbers. */
    public String explainMarks(BaseframeLine line) {
        String own = texts.marks(line);
        return mark(line)
                .map(IssueMarks.Mark::text)
                .map(trouble -> line.marks().isEmpty() ? trouble : trouble + "\n\n" + own)
                .orElse(own);
    }

    /** The source of a number, and its meaning. */
    public String explainNumber(BaseframeLine line, Component component) {
        return document.getOpen()
                .md5Anim()
                .map(anim -> provenance.baseframe(anim, line.index(), component))
                .map(from -> texts.number(line, component, from))
                .orElse("");
    }

    /** The meaning of a difference from the bind pose. */
    public String explainBind(BaseframeLine line) {
        return texts.bind(line, document.getOpen().mesh().isPresent());
    }

    /** Shows the joint's row of the baseframe, or of the hierarchy if the baseframe has none. */
    public void showSource(BaseframeLine line) {
        document.getOpen().anim().ifPresent(file -> showSource(file, line.index()));
    }

    private void showSource(InspectedFile file, int joint) {
        List<BaseframeRow> rows = ((Md5Anim) file.content()).baseframe();
        if (joint < rows.size()) {
            document.showSource(file, rows.get(joint).location());
        } else {
            document.showSource(file, Subject.ofJoint(joint));
        }
    }
}
