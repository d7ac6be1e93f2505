package org.jointscope.ui.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;
import org.jointscope.model.ModelFile.JointRow;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.ShownSubject;
import org.jointscope.text.FileText;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.document.UpdateThrottle;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.source.SourceRow.Piece;

/**
 * The text of one of the open files, with a caret that selects the content at its position, and that follows the
 * selection of other parts of the window.
 */
public final class SourceViewModel {

    /** Whether the pane is visible; a hidden pane does not follow the selection. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    private final Document document;
    private final Texts texts;
    private final UpdateThrottle pace;

    /** The names of the open files. */
    final ObservableValue<List<String>> files;

    /** Index of the visible file; −1 if none is open. */
    final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(this, "chosen", -1);

    /** The visible file. */
    final ReadOnlyObjectWrapper<Optional<InspectedFile>> file =
            new ReadOnlyObjectWrapper<>(this, "file", Optional.empty());

    /** The rows that belong to the selection. */
    final ReadOnlyObjectWrapper<SourceMarks> marks = new ReadOnlyObjectWrapper<>(this, "marks", SourceMarks.NONE);

    /** The listed issues of each row, the most severe first. */
    final ReadOnlyObjectWrapper<Map<Integer, List<Finding>>> findings =
            new ReadOnlyObjectWrapper<>(this, "findings", Map.of());

    /** The first visible row; a fraction while it is dragged. */
    final DoubleProperty firstRow = new SimpleDoubleProperty(this, "firstRow");

    /** The width of the part of the rows that is left of the visible part. */
    final DoubleProperty left = new SimpleDoubleProperty(this, "left");

    /** The caret in the visible text. */
    final TextCaret caret = new TextCaret(this::lead);

    final SourceSearch search;
    private final List<Runnable> asked = new ArrayList<>();
    private final WhenSeen marking = new WhenSeen(showing, this::mark);
    private final WhenSeen following = new WhenSeen(showing, this::follow);

    /** Whether the caret is the origin of a change of the selection. */
    private boolean leading;

    /** Whether the text is replaced by its edited version. */
    private boolean revising;

    /** @param nanoTime a clock, to limit the update rate during playback */
    public SourceViewModel(Document document, Texts texts, LongSupplier nanoTime) {
        this.document = document;
        this.texts = texts;
        this.pace = new UpdateThrottle(nanoTime);
        this.search = new SourceSearch(caret, texts);
        this.files = document.modelProperty()
                .map(open -> open.texts().map(InspectedFile::name).toList());
        document.onModel(open -> show(open, false), open -> show(open, true));
        document.selectedJointProperty().subscribe((before, now) -> followSelection());
        document.selectedComponentProperty().subscribe((before, now) -> followSelection());
        document.selectedVertexProperty().subscribe((before, now) -> followVertex());
        document.modelPlayhead().playingProperty().subscribe((before, now) -> marking.run());
        document.onPose(this::pose);
        document.onShowSource(this::show);
        document.stateProperty().map(DocumentState::issues).subscribe(issues -> showFindings());
    }

    /** Shows a file of the same kind as before; at first the animation. */
    private void show(OpenModel open, boolean edited) {
        List<Optional<FileKind>> kinds =
                open.texts().map(InspectedFile::kind).map(Optional::of).toList();
        int same = kinds.lastIndexOf(file.get().map(InspectedFile::kind));
        show(same < 0 ? kinds.size() - 1 : same, edited);
    }

    private void showFindings() {
        findings.set(file.get().map(this::findings).orElse(Map.of()));
    }

    /** The issues of a file, and those of the pair that it belongs to. */
    private Map<Integer, List<Finding>> findings(InspectedFile shown) {
        return document.getState().issues().all().stream()
                .filter(issue -> issue.file() == shown)
                .flatMap(issue -> issue.issue().findings().stream())
                .sorted(Comparator.comparing(finding -> finding.code().severity()))
                .collect(Collectors.groupingBy(finding -> shown.source().row(finding.location())));
    }

    /** The issues of a row, the most severe first, one per line. */
    private String wrong(int row) {
        return findings.get().getOrDefault(row, List.of()).stream()
                .map(Finding::message)
                .collect(Collectors.joining("\n"));
    }

    private List<InspectedFile> all() {
        return document.getOpen().texts().toList();
    }

    private void show(int index, boolean edited) {
        Optional<InspectedFile> next = index < 0 ? Optional.empty() : Optional.of(all().get(index));
        chosen.set(index);
        if (!next.equals(file.get())) {
            marks.set(SourceMarks.NONE);
            showText(next, edited);
            file.set(next);
            showFindings();
            search.again();
        }
        marking.run();
    }

    /** In an edited file, caret and scroll position do not change. */
    private void showText(Optional<InspectedFile> next, boolean edited) {
        FileText text = next.map(InspectedFile::source).orElseGet(FileText::none);
        if (edited && next.map(InspectedFile::kind).equals(file.get().map(InspectedFile::kind))) {
            RevisedPositions positions = new RevisedPositions(file.get().orElseThrow(), next.orElseThrow());
            int top = Math.clamp((int) firstRow.get(), 0, rowCount() - 1);
            int moved = positions.of(new TextPosition(top, 0)).row() - top;
            revising = true;
            caret.stayIn(text, positions::of);
            revising = false;
            firstRow.set(firstRow.get() + moved);
        } else {
            caret.in(text);
            firstRow.set(0);
            left.set(0);
        }
    }

    /** Shows another of the open files, at the selection. */
    public void choose(int index) {
        if (index >= 0 && index != chosen.get()) {
            show(index, false);
            following.run();
        }
    }

    private void show(SourceLocation target) {
        int index = all().indexOf(target.file());
        if (index >= 0) {
            show(index, false);
            following.drop();
        }
        if (index >= 0 && target.asked()) {
            caret.goToToken(target.location());
            asked.forEach(Runnable::run);
        } else if (index >= 0) {
            caret.go(target.location());
        }
    }

    /** Calls back when the user requests to see the text at the caret. */
    public void onAsked(Runnable listener) {
        asked.add(listener);
    }

    private Optional<SelectedInFile> selected() {
        return file.get().map(it -> new SelectedInFile(document, it));
    }

    private Subject atCaret() {
        return file.get().map(it -> it.map().at(caret.location())).orElse(Subject.FILE);
    }

    /** The user has moved the caret: selects the content at the caret in the whole window. */
    private void lead() {
        Subject subject = atCaret();
        leading = true;
        file.get()
                .map(it -> ShownSubject.of(subject, it.content(), document.getOpen()))
                .ifPresent(this::select);
        leading = false;
        marking.run();
    }

    /** Selects the value of a frame at the caret; returns whether there is one. */
    boolean selectValue() {
        Subject subject = atCaret();
        boolean isValue = subject.component() != Subject.NONE && subject.frame() != Subject.NONE;
        if (isValue) {
            lead();
        }
        return isValue;
    }

    private void select(ShownSubject subject) {
        if (subject.joint() != Subject.NONE) {
            document.selectedJointProperty().set(subject.joint());
            document.selectedComponentProperty().set(subject.component());
        }
        subject.meshVertex().ifPresent(document::select);
        if (subject.frame() != Subject.NONE
                && !document.modelPlayhead().playingProperty().get()) {
            document.modelPlayhead().seek(subject.frame());
        }
        if (subject.cameraFrame() != Subject.NONE
                && !document.cameraPlayhead().playingProperty().get()) {
            document.cameraPlayhead().select(subject.cameraFrame());
        }
    }

    private void followSelection() {
        marking.run();
        if (!leading) {
            following.run();
        }
    }

    private void followVertex() {
        marking.run();
        if (!leading && showing.get()) {
            selected().flatMap(it -> it.vertexNear(atCaret())).ifPresent(caret::go);
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

    /** Updates the rows that belong to the selection. */
    private void mark() {
        marks.set(selected().map(SelectedInFile::marks).orElse(SourceMarks.NONE));
    }

    /** Whether the caret moves only because the text around it is edited. */
    boolean isRevising() {
        return revising;
    }

    /** The number of rows, at least one. */
    public int rowCount() {
        return caret.text().rows();
    }

    /** A row as it is drawn. */
    public SourceRow row(int row) {
        FileText text = caret.text();
        String words = text.row(row);
        SourceMarks now = marks.get();
        return new SourceRow(
                text.beginsLine(row) ? Integer.toString(text.line(row)) : texts.of("source.continued"),
                Piece.cut(words, text.syntax(row)),
                findings.get().getOrDefault(row, List.of()).stream()
                        .map(finding -> finding.code().severity())
                        .findFirst(),
                wrong(row),
                now.selected().contains(row),
                now.isFrame(row),
                now.components(row, words));
    }

    /** The position of the caret, and the subject of the text at it. */
    public String caretText() {
        return file.get().map(this::caretText).orElse("");
    }

    /** The same, and the issues at the caret. */
    public String caretHelp() {
        String wrong = wrong(caret.selection.get().caret().row());
        return wrong.isEmpty() ? caretText() : caretText() + "\n" + wrong;
    }

    private String caretText(InspectedFile shown) {
        Location location = caret.location();
        Subject subject = atCaret();
        StringBuilder words = new StringBuilder(texts.of("source.caret", location.line(), location.column()));
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
