package org.jointscope.ui.md2.header;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.scene.IssueMarks;
import org.jointscope.scene.OpenIssues;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.Md2Location;
import org.jointscope.ui.document.SourceLocation;

/** The numbers of an .md2's header, the issues of each, and the locations of its blocks. */
public final class HeaderViewModel {

    /** No number is selected. */
    public static final int NONE = -1;

    /**
     * The contents of the pane.
     *
     * @param rows one for each number, in the order of the file; none if no .md2 is open
     * @param blocks the blocks of the file, from its beginning to its end; none without a header
     * @param summary whether the blocks follow one another without gaps or overlaps, in a sentence
     */
    record State(List<HeaderRow> rows, List<FileBlock> blocks, String summary) {

        static final State NONE = new State(List.of(), List.of(), "");
    }

    final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.NONE);

    /** The selected number, in the order of the file, or {@link #NONE}. */
    final IntegerProperty selected = new SimpleIntegerProperty(this, "selected", NONE);

    /** The row of the selected number. */
    final ObservableValue<Optional<HeaderRow>> details =
            Bindings.createObjectBinding(this::selectedRow, state, selected);

    private final Texts texts;

    public HeaderViewModel(Document document, Texts texts) {
        this.texts = texts;
        document.onRead(opened -> {
            selected.set(NONE);
            state.set(state(document.getState()));
        });
        document.onShowSource(this::follow);
    }

    private State state(DocumentState now) {
        Optional<InspectedFile> file = now.open().md2();
        if (file.isEmpty() || !(file.get().content() instanceof Md2 md2)) {
            return State.NONE;
        }
        Parts parts = Parts.of(md2.header(), file.get().bytes());
        List<HeaderRow> rows = new HeaderRows(md2, parts, texts).rows(marks(now.issues()));
        if (md2.header().equals(Md2Header.NONE)) {
            return new State(rows, List.of(), texts.of("header.summary.unreadable"));
        }
        FileBlocks words = new FileBlocks(parts, texts);
        List<FileBlock> blocks = words.blocks();
        return new State(rows, blocks, words.summary(blocks));
    }

    /** The marks of the fields, from the findings with a location in the header. */
    private static Map<Field, IssueMarks.Mark> marks(OpenIssues issues) {
        return issues.all().stream()
                .filter(issue -> issue.file().content() instanceof Md2)
                .flatMap(issue -> issue.issue().findings().stream())
                .filter(finding -> isInHeader(finding.location()))
                .sorted(Comparator.comparing(finding -> finding.code().severity()))
                .collect(Collectors.toMap(
                        finding -> field(finding.location()), IssueMarks.Mark::of, IssueMarks.Mark::and));
    }

    private static boolean isInHeader(Location location) {
        return location.isByte() && location.offset() < Md2Header.SIZE;
    }

    private static Field field(Location location) {
        return Field.values()[location.offset() / Integer.BYTES];
    }

    /** Selects the number of an issue in the header. */
    private void follow(SourceLocation target) {
        Md2Location.of(target)
                .filter(there -> there.part() == Md2Location.Part.HEADER)
                .ifPresent(there -> selected.set(there.index()));
    }

    private Optional<HeaderRow> selectedRow() {
        List<HeaderRow> rows = state.get().rows();
        int index = selected.get();
        return index >= 0 && index < rows.size() ? Optional.of(rows.get(index)) : Optional.empty();
    }

    /** Selects the number that contains the offset of a block. */
    public void choose(FileBlock block) {
        selected.set(block.field().ordinal());
    }
}
