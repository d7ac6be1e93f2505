package org.jointscope.ui.flags;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.check.ComponentLayout;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.Changes;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.JointEdits;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Provenance;
import org.jointscope.ui.document.Texts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Which components of each joint come from the frame, and from which floats. */
public final class FlagsViewModel {

    private static final StatusChoice ALL = new StatusChoice(Optional.empty(), 0);

    private final Document document;
    private final FlagsTexts texts;
    private final Provenance provenance;
    private final JointEdits edits;
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ObjectProperty<StatusChoice> status =
            new SimpleObjectProperty<>(this, "status", ALL);
    private final ReadOnlyObjectWrapper<List<StatusChoice>> statuses =
            new ReadOnlyObjectWrapper<>(this, "statuses", List.of(ALL));
    private final ReadOnlyObjectWrapper<List<FlagsRow>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final ReadOnlyObjectWrapper<FlagsSummary> summary =
            new ReadOnlyObjectWrapper<>(this, "summary", FlagsSummary.NOTHING_OPEN);
    private List<FlagsRow> rows = List.of();

    public FlagsViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = new FlagsTexts(texts);
        this.provenance = new Provenance(texts);
        this.edits = new JointEdits(document, texts);
        document.onModel(this::open);
        filter.subscribe(text -> narrow());
        status.subscribe(choice -> narrow());
    }

    private void open(OpenModel open) {
        rows =
                open.layout()
                        .map(layout -> rows(open.md5Anim().orElseThrow(), layout))
                        .orElse(List.of());
        statuses.set(count(rows));
        status.set(sameChoice());
        narrow();
        if (shown.get().isEmpty()) {
            showAll();
        }
    }

    private static List<FlagsRow> rows(Md5Anim anim, ComponentLayout layout) {
        List<AnimJoint> joints = anim.hierarchy();
        List<FlagsRow> rows = new ArrayList<>(joints.size());
        for (AnimJoint joint : joints) {
            int index = rows.size();
            boolean hasParent = joint.parent() >= 0 && joint.parent() < joints.size();
            rows.add(
                    new FlagsRow(
                            index,
                            joint,
                            hasParent ? joints.get(joint.parent()).name() : "",
                            layout.joint(index).expectedStart(),
                            FlagStatus.of(layout.joint(index))));
        }
        return List.copyOf(rows);
    }

    private static List<StatusChoice> count(List<FlagsRow> rows) {
        Map<FlagStatus, Integer> counts = new EnumMap<>(FlagStatus.class);
        rows.forEach(row -> counts.merge(row.status(), 1, Integer::sum));
        List<StatusChoice> choices =
                new ArrayList<>(List.of(new StatusChoice(Optional.empty(), rows.size())));
        counts.forEach(
                (status, count) -> choices.add(new StatusChoice(Optional.of(status), count)));
        return List.copyOf(choices);
    }

    /** What was chosen before another model was opened, if that has such joints, too. */
    private StatusChoice sameChoice() {
        return statuses.get().stream()
                .filter(choice -> choice.status().equals(status.get().status()))
                .findFirst()
                .orElse(statuses.get().getFirst());
    }

    private void narrow() {
        String[] terms = filter.get().toLowerCase(Locale.ROOT).strip().split("\\s+");
        shown.set(
                rows.stream()
                        .filter(row -> status.get().status().map(row.status()::equals).orElse(true))
                        .filter(row -> Arrays.stream(terms).allMatch(term -> matches(row, term)))
                        .toList());
        summary.set(summarize(document.getOpen()));
    }

    private FlagsSummary summarize(OpenModel open) {
        return new FlagsSummary(
                open.layout().isPresent(),
                open.mesh().isPresent(),
                texts.count(shown.get().size(), rows.size()),
                open.layout().map(texts::use).orElse(""),
                open.layout().filter(layout -> !layout.free().isEmpty()).isPresent());
    }

    private boolean matches(FlagsRow row, String term) {
        return row.joint().name().toLowerCase(Locale.ROOT).contains(term)
                || texts.word(row.status()).contains(term);
    }

    /** Forgets the filter and the chosen status. */
    public void showAll() {
        filter.set("");
        status.set(statuses.get().getFirst());
    }

    /** The joints that the filter and the status leave, in the order of the file. */
    public ReadOnlyObjectProperty<List<FlagsRow>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** All joints, shown or not. */
    public List<FlagsRow> all() {
        return rows;
    }

    /** What the table is about, in a few words. */
    public ReadOnlyObjectProperty<FlagsSummary> summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** Words that must each occur in a joint's name or in its status. */
    public StringProperty filterProperty() {
        return filter;
    }

    /** The status that the joints must have. */
    public ObjectProperty<StatusChoice> statusProperty() {
        return status;
    }

    /** The statuses that occur, the first choice being all. */
    public ReadOnlyObjectProperty<List<StatusChoice>> statusesProperty() {
        return statuses.getReadOnlyProperty();
    }

    public IntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }

    public ObjectProperty<Optional<Component>> selectedComponentProperty() {
        return document.selectedComponentProperty();
    }

    /** Selects a component of a joint; if it was selected, no longer. */
    public void toggle(FlagsRow row, Component component) {
        Optional<Component> now = Optional.of(component);
        boolean was = isSelected(row, component);
        document.selectedJointProperty().set(row.index());
        document.selectedComponentProperty().set(was ? Optional.empty() : now);
    }

    /** Selects a component of a joint. */
    public void select(FlagsRow row, Component component) {
        document.selectedJointProperty().set(row.index());
        document.selectedComponentProperty().set(Optional.of(component));
    }

    /** Whether it is this component of this joint that is selected. */
    public boolean isSelected(FlagsRow row, Component component) {
        return row.index() == document.selectedJointProperty().get()
                && document.selectedComponentProperty().get().equals(Optional.of(component));
    }

    /** The trouble that a joint has. */
    public Optional<IssueMarks.Mark> mark(FlagsRow row) {
        return document.getState().marks().joint(row.index());
    }

    /** The trouble of all joints. */
    public ObservableValue<IssueMarks> marksProperty() {
        return document.marksProperty();
    }

    /** Changes that are made by hand to the joints of some rows. */
    public JointEdits edits() {
        return edits;
    }

    /** Changes when something else differs from the file. */
    public ReadOnlyObjectProperty<Changes> changesProperty() {
        return document.editing().changesProperty();
    }

    /** The word for a status. */
    public String word(FlagStatus of) {
        return texts.word(of);
    }

    /** A status and how many joints have it. */
    public String word(StatusChoice choice) {
        return texts.choice(choice);
    }

    /** What the flags of a joint mean. */
    public String explainFlags(FlagsRow row) {
        return withFile(row, texts.flags(row));
    }

    /** What the file says is added where it says something else. */
    private String withFile(FlagsRow row, String text) {
        String file = edits.inFile(row.index());
        return file.isEmpty() ? text : text + "\n" + file;
    }

    /** Where one of a joint's components comes from. */
    public String explainComponent(FlagsRow row, Component component) {
        int frame = document.modelPlayhead().readableWholeFrame();
        return document.getOpen()
                .md5Anim()
                .map(anim -> provenance.of(anim, row.index(), component, frame))
                .map(from -> texts.component(component, from))
                .orElse("");
    }

    /** Which component comes from which float. */
    public String explainStart(FlagsRow row) {
        return withFile(row, texts.start(row));
    }

    /** How the startIndex that one would expect is counted. */
    public String explainExpected(FlagsRow row) {
        return texts.expected(row);
    }

    /** What the status of a joint means, in numbers. */
    public String explainStatus(FlagsRow row) {
        return document.getOpen()
                .layout()
                .filter(layout -> row.index() < layout.size())
                .map(layout -> texts.status(row, layout, names(layout.sharers(row.index()))))
                .orElse("");
    }

    private List<String> names(int[] joints) {
        return Arrays.stream(joints).mapToObj(joint -> rows.get(joint).joint().name()).toList();
    }

    /** Shows the joint's row in the file. */
    public void showSource(FlagsRow row) {
        document.getOpen()
                .anim()
                .ifPresent(file -> document.showSource(file, Subject.ofJoint(row.index())));
    }
}
