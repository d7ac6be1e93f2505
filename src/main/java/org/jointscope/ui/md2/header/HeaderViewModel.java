package org.jointscope.ui.md2.header;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.document.Md2Place;
import org.jointscope.ui.document.OpenIssues;
import org.jointscope.ui.document.SourcePlace;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The numbers of an .md2's header, what is wrong with each, and where its blocks lie. */
public final class HeaderViewModel {

    /** No number is selected. */
    public static final int NONE = -1;

    private final Texts texts;
    private final ReadOnlyObjectWrapper<List<HeaderRow>> rows =
            new ReadOnlyObjectWrapper<>(this, "rows", List.of());
    private final ReadOnlyObjectWrapper<List<FileBlock>> blocks =
            new ReadOnlyObjectWrapper<>(this, "blocks", List.of());
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private final IntegerProperty selected = new SimpleIntegerProperty(this, "selected", NONE);
    private final ReadOnlyObjectWrapper<Optional<HeaderRow>> details =
            new ReadOnlyObjectWrapper<>(this, "details", Optional.empty());

    public HeaderViewModel(Document document, Texts texts) {
        this.texts = texts;
        document.onOpened(
                opened -> {
                    selected.set(NONE);
                    show(document.getState());
                });
        document.onShowSource(this::follow);
        selected.subscribe(index -> describe());
    }

    private void show(DocumentState state) {
        Optional<InspectedFile> file = state.open().md2();
        if (file.filter(it -> it.content() instanceof Md2).isEmpty()) {
            rows.set(List.of());
            blocks.set(List.of());
            summary.set("");
            describe();
            return;
        }
        Md2 md2 = (Md2) file.get().content();
        Parts parts = Parts.of(md2.header(), file.get().bytes());
        FileBlocks words = new FileBlocks(parts, texts);
        boolean readable = !md2.header().equals(Md2Header.NONE);
        rows.set(new HeaderRows(md2, parts, texts).rows(marks(state.issues())));
        blocks.set(readable ? words.blocks() : List.of());
        summary.set(readable ? words.summary(blocks.get()) : texts.of("header.summary.unreadable"));
        describe();
    }

    /** Whatever has its place in the header is the matter of the number that stands there. */
    private static Map<Field, IssueMarks.Mark> marks(OpenIssues issues) {
        Map<Field, List<Finding>> findings = new EnumMap<>(Field.class);
        issues.all().stream()
                .filter(issue -> issue.file().content() instanceof Md2)
                .flatMap(issue -> issue.issue().findings().stream())
                .filter(finding -> isInHeader(finding.location()))
                .forEach(
                        finding ->
                                findings.computeIfAbsent(
                                                field(finding.location()),
                                                field -> new ArrayList<>())
                                        .add(finding));
        Map<Field, IssueMarks.Mark> marks = new EnumMap<>(Field.class);
        findings.forEach((field, list) -> marks.put(field, mark(list)));
        return marks;
    }

    private static boolean isInHeader(Location location) {
        return location.isByte() && location.offset() < Md2Header.SIZE;
    }

    private static Field field(Location location) {
        return Field.values()[location.offset() / Integer.BYTES];
    }

    /** The worst first. */
    private static IssueMarks.Mark mark(List<Finding> findings) {
        List<Finding> sorted =
                findings.stream()
                        .sorted(Comparator.comparing(finding -> finding.code().severity()))
                        .toList();
        Severity worst = sorted.getFirst().code().severity();
        return new IssueMarks.Mark(worst, sorted.stream().map(Finding::message).toList());
    }

    /** An issue of the header leads to its number. */
    private void follow(SourcePlace place) {
        Md2Place.of(place)
                .filter(there -> there.part() == Md2Place.Part.HEADER)
                .ifPresent(there -> selected.set(there.index()));
    }

    private void describe() {
        int index = selected.get();
        details.set(
                index >= 0 && index < rows.get().size()
                        ? Optional.of(rows.get().get(index))
                        : Optional.empty());
    }

    /** Selects the number that says where a block is. */
    public void choose(FileBlock block) {
        selected.set(block.field().ordinal());
    }

    /** One for each number, in the order of the file; none if no .md2 is open. */
    public ReadOnlyObjectProperty<List<HeaderRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** What lies in the file, from its beginning to its end; none if it has no header. */
    public ReadOnlyObjectProperty<List<FileBlock>> blocksProperty() {
        return blocks.getReadOnlyProperty();
    }

    /** Whether the blocks lie one behind the other, in a sentence. */
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** Which number is selected, in the order of the file, or {@link #NONE}. */
    public IntegerProperty selectedProperty() {
        return selected;
    }

    /** The selected number. */
    public ReadOnlyObjectProperty<Optional<HeaderRow>> detailsProperty() {
        return details.getReadOnlyProperty();
    }
}
