package org.jointscope.ui.md2.glcommands;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.analysis.GlAgreement;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.pane.Assessment;
import org.jointscope.ui.pane.PaneRows;
import org.jointscope.ui.pane.WhenSeen;

/**
 * The GL commands of an .md2, and the vertices of the selected one. They are compared with the list of triangles in the
 * background when the pane is first visible.
 */
public final class GlCommandsViewModel {

    /** Whether the pane is visible; if it is not, nothing is compared. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final GlCommandsTexts texts;
    final PaneRows<CommandRow> rows;

    final ObjectProperty<CommandFilter> filter = new SimpleObjectProperty<>(this, "filter", CommandFilter.ALL);

    /** The vertices of the selected command, in their order. */
    final ReadOnlyObjectWrapper<List<CommandVertex>> vertices =
            new ReadOnlyObjectWrapper<>(this, "vertices", List.of());

    /** The marks of the commands, by their indices. */
    final ReadOnlyObjectWrapper<Map<Integer, IssueMarks.Mark>> marks =
            new ReadOnlyObjectWrapper<>(this, "marks", Map.of());

    /** Whether the commands draw the triangles of the list; empty until that is computed. */
    final ReadOnlyObjectWrapper<Assessment> agreement = new ReadOnlyObjectWrapper<>(this, "agreement", Assessment.NONE);

    /** The number of commands, and the vertices that they save; empty without commands. */
    final ReadOnlyStringWrapper figures = new ReadOnlyStringWrapper(this, "figures", "");

    /** The selected command in words; empty if none is selected. */
    final ReadOnlyStringWrapper chosen = new ReadOnlyStringWrapper(this, "chosen", "");

    private final Document document;
    private final BackgroundWork work;
    private Md2 md2 = Md2.EMPTY;
    private Optional<GlAgreement> compared = Optional.empty();
    private final WhenSeen comparing = new WhenSeen(showing, this::compare);

    /** @param work a lane of its own */
    public GlCommandsViewModel(Document document, BackgroundWork work, Texts words) {
        this.document = document;
        this.work = work;
        this.texts = new GlCommandsTexts(words);
        this.rows =
                new PaneRows<>("glcommands", words, PaneRows.words((row, word) -> row.matches(word, texts.kind(row))));
        rows.also(
                row -> lets(filter.get(), row),
                filter.isNotEqualTo(CommandFilter.ALL),
                () -> filter.set(CommandFilter.ALL));
        document.onRead(this::open);
        filter.subscribe(now -> filter());
        rows.filterProperty().subscribe(now -> filter());
        document.md2().glCommandProperty().subscribe(command -> choose());
    }

    private void open(OpenModel now) {
        md2 = now.md2Model().orElse(Md2.EMPTY);
        work.cancel();
        compared = Optional.empty();
        rows.set(CommandRow.of(md2));
        rows.filterProperty().set("");
        figures.set(texts.figures(rows.all()));
        agreement.set(Assessment.NONE);
        filter.set(CommandFilter.ALL);
        mark();
        choose();
        comparing.run();
    }

    /** A command that the filter hides does not stay selected. */
    private void filter() {
        rows.narrow();
        if (selected().filter(row -> !rows.shown().contains(row)).isPresent()) {
            document.md2().glCommandProperty().set(Md2Choices.NONE);
        }
    }

    private void compare() {
        if (rows.all().isEmpty()) {
            return;
        }
        Md2 model = md2;
        work.start(
                texts.texts().of("glcommands.comparing"),
                () -> new GlAgreement(model),
                known -> {
                    compared = Optional.of(known);
                    agreement.set(texts.agreement(model, known));
                    mark();
                },
                fault -> agreement.set(texts.failed(fault)));
    }

    /** Assigns the findings to the commands that contain their bytes. */
    private void mark() {
        Map<Optional<CommandRow>, List<Finding>> findings = findings()
                .collect(Collectors.groupingBy(
                        finding -> CommandRow.at(rows.all(), finding.location().offset())));
        Map<Integer, IssueMarks.Mark> now = new HashMap<>();
        for (CommandRow row : rows.all()) {
            int unlisted = compared.map(known -> known.unlisted(row.index())).orElse(0);
            texts.mark(row, unlisted, findings.getOrDefault(Optional.of(row), List.of()))
                    .ifPresent(mark -> now.put(row.index(), mark));
        }
        marks.set(Map.copyOf(now));
        rows.narrow();
    }

    /** The findings in the file, without MD2_GL_DIFFERS, which each command reports itself. */
    private Stream<Finding> findings() {
        return document.getState().issues().all().stream()
                .filter(issue ->
                        document.getOpen().md2().filter(issue.file()::equals).isPresent())
                .flatMap(issue -> issue.issue().findings().stream())
                .filter(finding -> finding.location().isByte())
                .filter(finding -> finding.code() != IssueCode.MD2_GL_DIFFERS);
    }

    private boolean lets(CommandFilter value, CommandRow row) {
        return switch (value) {
            case ALL -> true;
            case STRIPS -> row.command().isStrip();
            case FANS -> !row.command().isStrip();
            case ISSUES -> marks.get().containsKey(row.index());
        };
    }

    private void choose() {
        Optional<CommandRow> row = selected();
        vertices.set(row.map(it -> CommandVertex.of(md2, it.command())).orElse(List.of()));
        chosen.set(row.map(it -> texts.chosen(md2, it)).orElse(""));
    }

    private Optional<CommandRow> selected() {
        int index = document.md2().glCommandProperty().get();
        return index >= 0 && index < rows.all().size() ? Optional.of(rows.all().get(index)) : Optional.empty();
    }

    /** A filter of commands, and the number of those. */
    String filterText(CommandFilter value) {
        return texts.filter(
                value, rows.all().stream().filter(row -> lets(value, row)).count());
    }

    Optional<IssueMarks.Mark> mark(CommandRow row) {
        return Optional.ofNullable(marks.get().get(row.index()));
    }

    /** A filter of the commands. */
    public enum CommandFilter {
        ALL,
        STRIPS,
        FANS,
        /** Commands with issues. */
        ISSUES
    }
}
