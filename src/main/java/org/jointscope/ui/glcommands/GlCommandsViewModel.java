package org.jointscope.ui.glcommands;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

import org.jointscope.check.GlAgreement;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Md2;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Texts;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The GL commands of an .md2, and the vertices of the selected one. They are compared with the list
 * of triangles in the background once somebody looks.
 */
public final class GlCommandsViewModel {

    private final Document document;
    private final BackgroundWork work;
    private final GlCommandsTexts texts;
    private final ObjectProperty<CommandFilter> filter =
            new SimpleObjectProperty<>(this, "filter", CommandFilter.ALL);
    private final ReadOnlyObjectWrapper<List<CommandRow>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", List.of());
    private final ReadOnlyObjectWrapper<List<CommandVertex>> vertices =
            new ReadOnlyObjectWrapper<>(this, "vertices", List.of());
    private final ReadOnlyObjectWrapper<Map<Integer, IssueMarks.Mark>> marks =
            new ReadOnlyObjectWrapper<>(this, "marks", Map.of());
    private final ReadOnlyObjectWrapper<Agreement> agreement =
            new ReadOnlyObjectWrapper<>(this, "agreement", Agreement.NONE);
    private final ReadOnlyStringWrapper figures = new ReadOnlyStringWrapper(this, "figures", "");
    private final ReadOnlyStringWrapper chosen = new ReadOnlyStringWrapper(this, "chosen", "");
    private final ReadOnlyStringWrapper placeholder =
            new ReadOnlyStringWrapper(this, "placeholder", "");
    private final Map<CommandFilter, ReadOnlyStringWrapper> filterTexts =
            new EnumMap<>(CommandFilter.class);
    private Md2 md2 = Md2.EMPTY;
    private List<CommandRow> all = List.of();
    private Optional<GlAgreement> compared = Optional.empty();
    private boolean comparing;
    private boolean showing;

    /**
     * @param work a lane of its own
     */
    public GlCommandsViewModel(Document document, BackgroundWork work, Texts words) {
        this.document = document;
        this.work = work;
        this.texts = new GlCommandsTexts(words);
        for (CommandFilter value : CommandFilter.values()) {
            filterTexts.put(value, new ReadOnlyStringWrapper(this, value.name(), ""));
        }
        document.onOpened(this::open);
        filter.subscribe(now -> narrow());
        commandProperty().subscribe(command -> choose());
    }

    private void open(OpenModel now) {
        md2 = now.md2Model().orElse(Md2.EMPTY);
        work.cancel();
        comparing = false;
        compared = Optional.empty();
        all = CommandRow.of(md2);
        figures.set(texts.figures(all));
        agreement.set(Agreement.NONE);
        filter.set(CommandFilter.ALL);
        mark();
        choose();
        compare();
    }

    private void compare() {
        if (!showing || comparing || all.isEmpty()) {
            return;
        }
        comparing = true;
        Md2 model = md2;
        work.start(
                texts.comparing(),
                () -> GlAgreement.of(model),
                known -> {
                    compared = Optional.of(known);
                    agreement.set(texts.agreement(model, known));
                    mark();
                },
                fault -> agreement.set(texts.failed(fault)));
    }

    /** Takes whether anybody looks: until then nothing is compared. */
    public void setShowing(boolean is) {
        showing = is;
        compare();
    }

    /** Looks whose bytes the places are that something was found at. */
    private void mark() {
        Map<Integer, List<Finding>> findings = new HashMap<>();
        for (Finding finding : findings()) {
            CommandRow.at(all, finding.location().offset())
                    .ifPresent(
                            row ->
                                    findings.computeIfAbsent(row.index(), i -> new ArrayList<>())
                                            .add(finding));
        }
        Map<Integer, IssueMarks.Mark> now = new HashMap<>();
        for (CommandRow row : all) {
            int unlisted = compared.map(known -> known.unlisted(row.index())).orElse(0);
            texts.mark(row, unlisted, findings.getOrDefault(row.index(), List.of()))
                    .ifPresent(mark -> now.put(row.index(), mark));
        }
        marks.set(Map.copyOf(now));
        filterTexts.forEach((value, text) -> text.set(texts.filter(value, count(value))));
        narrow();
    }

    /** What was found in the file; that both surfaces differ is told of each command by itself. */
    private List<Finding> findings() {
        return document.getState().issues().all().stream()
                .filter(issue -> document.getOpen().md2().filter(issue.file()::equals).isPresent())
                .flatMap(issue -> issue.issue().findings().stream())
                .filter(finding -> finding.location().isByte())
                .filter(finding -> finding.code() != IssueCode.MD2_GL_DISAGREES)
                .toList();
    }

    private int count(CommandFilter value) {
        return (int) all.stream().filter(row -> lets(value, row)).count();
    }

    private boolean lets(CommandFilter value, CommandRow row) {
        return switch (value) {
            case ALL -> true;
            case STRIPS -> row.isStrip();
            case FANS -> !row.isStrip();
            case ISSUES -> marks.get().containsKey(row.index());
        };
    }

    private void narrow() {
        shown.set(all.stream().filter(row -> lets(filter.get(), row)).toList());
        placeholder.set(texts.placeholder(all.isEmpty()));
    }

    private void choose() {
        Optional<CommandRow> row = selected();
        vertices.set(row.map(it -> CommandVertex.of(md2, it.command())).orElse(List.of()));
        chosen.set(row.map(texts::chosen).orElse(""));
    }

    private Optional<CommandRow> selected() {
        int index = commandProperty().get();
        return index >= 0 && index < all.size() ? Optional.of(all.get(index)) : Optional.empty();
    }

    /** The commands that the filter leaves, in the order of the file. */
    public ReadOnlyObjectProperty<List<CommandRow>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /** All commands, shown or not. */
    public List<CommandRow> all() {
        return all;
    }

    /** Which of the commands are shown. */
    public ObjectProperty<CommandFilter> filterProperty() {
        return filter;
    }

    /** What a choice of commands is called, and how many those are. */
    public ReadOnlyStringProperty filterTextProperty(CommandFilter value) {
        return filterTexts.get(value).getReadOnlyProperty();
    }

    /** How many commands there are, and what they come to; empty without any. */
    public ReadOnlyStringProperty figuresProperty() {
        return figures.getReadOnlyProperty();
    }

    /** Whether the commands draw the triangles of the list; nothing as long as that is computed. */
    public ReadOnlyObjectProperty<Agreement> agreementProperty() {
        return agreement.getReadOnlyProperty();
    }

    /** Why no command is shown, if none is. */
    public ReadOnlyStringProperty placeholderProperty() {
        return placeholder.getReadOnlyProperty();
    }

    /** The vertices of the selected command, in their order. */
    public ReadOnlyObjectProperty<List<CommandVertex>> verticesProperty() {
        return vertices.getReadOnlyProperty();
    }

    /** Which command is selected; empty if none is. */
    public ReadOnlyStringProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** Changes with the marks of any command. */
    public ReadOnlyObjectProperty<Map<Integer, IssueMarks.Mark>> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    /** What is wrong with a command. */
    public Optional<IssueMarks.Mark> mark(CommandRow row) {
        return Optional.ofNullable(marks.get().get(row.index()));
    }

    public String kind(CommandRow row) {
        return texts.kind(row);
    }

    /** How the command's vertices make triangles. */
    public String explain(CommandRow row) {
        return texts.explain(row);
    }

    /** What the index of a vertex means. */
    public String explain(CommandVertex vertex) {
        return texts.explain(vertex);
    }

    /** Index of the selected command; see {@link org.jointscope.ui.document.Md2Choices}. */
    public IntegerProperty commandProperty() {
        return document.md2().glCommandProperty();
    }

    /** Index of the selected vertex, likewise. */
    public IntegerProperty vertexProperty() {
        return document.md2().vertexProperty();
    }
}
