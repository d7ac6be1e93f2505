package org.jointscope.ui.source;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.text.FileText;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.ShownSubject;
import org.jointscope.ui.document.SourcePlace;
import org.jointscope.ui.document.UpdateThrottle;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.source.SourceRow.Piece;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * The text of one of the open files, with a caret that leads to what the text says, and follows
 * what is selected elsewhere.
 */
public final class SourceViewModel {

    /** Whether anyone can see the pane; while nobody can, it follows nothing. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    private final Document document;
    private final Texts texts;
    private final UpdateThrottle pace;

    /** The names of the open files. */
    final ObservableValue<List<String>> files;

    /** Index of the file that is shown; −1 if none is open. */
    final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(this, "chosen", -1);

    /** The file that is shown. */
    final ReadOnlyObjectWrapper<Optional<InspectedFile>> file =
            new ReadOnlyObjectWrapper<>(this, "file", Optional.empty());

    /** The rows that are about what is selected. */
    final ReadOnlyObjectWrapper<SourceMarks> marks =
            new ReadOnlyObjectWrapper<>(this, "marks", SourceMarks.NONE);

    /** What is wrong in each row, the worst first, as far as it is listed. */
    final ReadOnlyObjectWrapper<Map<Integer, List<Finding>>> findings =
            new ReadOnlyObjectWrapper<>(this, "findings", Map.of());

    /** The caret in the text that is shown. */
    final TextCaret caret = new TextCaret(this::lead);

    final SourceSearch search;
    private final List<Runnable> asked = new ArrayList<>();
    private final WhenSeen marking = new WhenSeen(showing, this::mark);
    private final WhenSeen following = new WhenSeen(showing, this::follow);

    /** The caret is what changes the selection of the window. */
    private boolean leading;

    /**
     * @param nanoTime a clock, by which the pane is spared while the animation plays
     */
    public SourceViewModel(Document document, Texts texts, LongSupplier nanoTime) {
        this.document = document;
        this.texts = texts;
        this.pace = new UpdateThrottle(nanoTime);
        this.search = new SourceSearch(caret, texts);
        this.files =
                document.modelProperty()
                        .map(open -> open.texts().map(InspectedFile::name).toList());
        document.onModel(open -> show(open, false), open -> show(open, true));
        document.selectedJointProperty().subscribe((before, now) -> followSelection());
        document.selectedComponentProperty().subscribe((before, now) -> followSelection());
        document.modelPlayhead().playingProperty().subscribe((before, now) -> marking.run());
        document.onPose(this::pose);
        document.onShowSource(this::show);
        document.stateProperty().map(DocumentState::issues).subscribe(issues -> showFindings());
    }

    /** Stays with the kind of file that was shown; at first it shows the animation. */
    private void show(OpenModel open, boolean revising) {
        List<Optional<FileKind>> kinds =
                open.texts().map(InspectedFile::kind).map(Optional::of).toList();
        int same = kinds.lastIndexOf(file.get().map(InspectedFile::kind));
        show(same < 0 ? kinds.size() - 1 : same, revising);
    }

    private void showFindings() {
        findings.set(file.get().map(this::findings).orElse(Map.of()));
    }

    /** What is wrong with a file by itself, and with it as the half of a pair. */
    private Map<Integer, List<Finding>> findings(InspectedFile shown) {
        return document.getState().issues().all().stream()
                .filter(issue -> issue.file() == shown)
                .flatMap(issue -> issue.issue().findings().stream())
                .sorted(Comparator.comparing(finding -> finding.code().severity()))
                .collect(Collectors.groupingBy(finding -> shown.source().row(finding.location())));
    }

    /** What is wrong in a row, the worst first, a line each. */
    private String wrong(int row) {
        return findings.get().getOrDefault(row, List.of()).stream()
                .map(Finding::message)
                .collect(Collectors.joining("\n"));
    }

    private List<InspectedFile> all() {
        return document.getOpen().texts().toList();
    }

    private void show(int index, boolean revising) {
        Optional<InspectedFile> next = index < 0 ? Optional.empty() : Optional.of(all().get(index));
        chosen.set(index);
        if (!next.equals(file.get())) {
            marks.set(SourceMarks.NONE);
            showText(next, revising);
            file.set(next);
            showFindings();
            search.again();
        }
        marking.run();
    }

    /** The text of an edited file is read on where the caret is. */
    private void showText(Optional<InspectedFile> next, boolean revising) {
        FileText text = next.map(InspectedFile::source).orElseGet(FileText::none);
        if (revising && next.map(InspectedFile::kind).equals(file.get().map(InspectedFile::kind))) {
            caret.stayIn(text);
        } else {
            caret.in(text);
        }
    }

    /** Shows another of the open files, at what is selected. */
    public void choose(int index) {
        if (index >= 0 && index != chosen.get()) {
            show(index, false);
            following.run();
        }
    }

    private void show(SourcePlace place) {
        int index = all().indexOf(place.file());
        if (index >= 0) {
            show(index, false);
            caret.go(place.location());
            following.drop();
        }
        if (index >= 0 && place.asked()) {
            asked.forEach(Runnable::run);
        }
    }

    /** Calls back when somebody wants to read the text at the caret. */
    public void onAsked(Runnable listener) {
        asked.add(listener);
    }

    private Optional<SelectedInFile> selected() {
        return file.get().map(it -> new SelectedInFile(document, it));
    }

    private Subject atCaret() {
        return file.get().map(it -> it.map().at(caret.location())).orElse(Subject.FILE);
    }

    /** The user has put the caret somewhere: what stands there is selected everywhere. */
    private void lead() {
        Subject subject = atCaret();
        leading = true;
        file.get()
                .map(it -> ShownSubject.of(subject, it.content(), document.getOpen()))
                .ifPresent(this::select);
        leading = false;
        marking.run();
    }

    private void select(ShownSubject subject) {
        if (subject.joint() != Subject.NONE) {
            document.selectedJointProperty().set(subject.joint());
            document.selectedComponentProperty().set(subject.component());
        }
        if (subject.frame() != Subject.NONE && !document.modelPlayhead().playingProperty().get()) {
            document.modelPlayhead().seek(subject.frame());
        }
        if (subject.flightFrame() != Subject.NONE && !document.flight().playingProperty().get()) {
            document.flight().select(subject.flightFrame());
        }
    }

    private void followSelection() {
        marking.run();
        if (!leading) {
            following.run();
        }
    }

    private void follow() {
        selected().flatMap(it -> it.jointNear(atCaret())).ifPresent(caret::go);
    }

    private void pose() {
        boolean playing = document.modelPlayhead().playingProperty().get();
        if (playing && !pace.isDue()) {
            return;
        }
        marking.run();
        if (showing.get() && !leading && !playing) {
            selected().flatMap(it -> it.sameInFrame(atCaret())).ifPresent(caret::go);
        }
    }

    /** Finds anew which rows are about what is selected. */
    private void mark() {
        marks.set(selected().map(SelectedInFile::marks).orElse(SourceMarks.NONE));
    }

    /** How many rows there are; one at least. */
    public int rowCount() {
        return caret.text().rows();
    }

    /** A row as it is drawn. */
    public SourceRow row(int row) {
        FileText text = caret.text();
        String words = text.row(row);
        SourceMarks now = marks.get();
        return new SourceRow(
                text.beginsLine(row)
                        ? Integer.toString(text.line(row))
                        : texts.of("source.continued"),
                Piece.cut(words, text.syntax(row)),
                findings.get().getOrDefault(row, List.of()).stream()
                        .map(finding -> finding.code().severity())
                        .findFirst(),
                wrong(row),
                now.joint().contains(row),
                now.isFrame(row),
                now.floats(row, words));
    }

    /** Where the caret is, and what the text there is about. */
    public String caretText() {
        return file.get().map(this::caretText).orElse("");
    }

    /** The same, and what is wrong there. */
    public String caretHelp() {
        String wrong = wrong(caret.selection.get().caret().row());
        return wrong.isEmpty() ? caretText() : caretText() + "\n" + wrong;
    }

    private String caretText(InspectedFile shown) {
        Location location = caret.location();
        Subject subject = atCaret();
        StringBuilder words =
                new StringBuilder(texts.of("source.caret", location.line(), location.column()));
        append("mesh", subject.mesh(), "", words);
        append("vertex", subject.vertex(), "", words);
        append("triangle", subject.triangle(), "", words);
        append("weight", subject.weight(), "", words);
        append("frame", subject.frame(), "", words);
        append("joint", subject.joint(), name(shown.content(), subject.joint()), words);
        if (subject.component() != Subject.NONE) {
            words.append(" · ").append(Component.values()[subject.component()].label());
        }
        return words.toString();
    }

    private void append(String key, int index, String name, StringBuilder words) {
        if (index != Subject.NONE) {
            words.append(texts.of("source.about." + key, index, name));
        }
    }

    private static String name(ModelFile content, int joint) {
        List<? extends JointRow> joints = content.jointRows();
        return joint >= 0 && joint < joints.size() ? joints.get(joint).name() : "";
    }
}
