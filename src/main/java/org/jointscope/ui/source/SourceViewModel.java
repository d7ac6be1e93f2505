package org.jointscope.ui.source;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.FileText;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Span;
import org.jointscope.model.Component;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenIssues;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.Pace;
import org.jointscope.ui.document.ShownJoints;
import org.jointscope.ui.document.ShownSubject;
import org.jointscope.ui.document.SourcePlace;
import org.jointscope.ui.document.Texts;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The text of one of the open files, with a caret that leads to what the text says, and follows
 * what is selected elsewhere.
 */
public final class SourceViewModel {

    /** Playing adds up seconds: a frame can be missed by that much. */
    private static final double ROUNDING = 1e-6;

    private static final FileText NO_TEXT = new FileText(new byte[0], StandardCharsets.UTF_8);

    private final Document document;
    private final Texts texts;
    private final Pace pace;
    private final ObservableValue<List<String>> files;
    private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(this, "chosen", -1);
    private final ReadOnlyObjectWrapper<Optional<InspectedFile>> file =
            new ReadOnlyObjectWrapper<>(this, "file", Optional.empty());
    private final ReadOnlyObjectWrapper<TextSelection> selection =
            new ReadOnlyObjectWrapper<>(this, "selection", TextSelection.at(TextPlace.START));
    private final ReadOnlyObjectWrapper<SourceMarks> marks =
            new ReadOnlyObjectWrapper<>(this, "marks", SourceMarks.NONE);
    private final ReadOnlyObjectWrapper<Optional<SourceFindings>> findings =
            new ReadOnlyObjectWrapper<>(this, "findings", Optional.empty());
    private final List<Runnable> asked = new ArrayList<>();
    private final SourceSearch search;
    private ShownJoints joints;
    private int wantedIndex;
    private boolean showing;

    /** The caret is what changes the selection of the window. */
    private boolean leading;

    /** The selection changed while nobody saw the pane. */
    private boolean behind;

    /**
     * @param nanoTime a clock, by which the pane is spared while the animation plays
     */
    public SourceViewModel(Document document, Texts texts, LongSupplier nanoTime) {
        this.document = document;
        this.texts = texts;
        this.pace = new Pace(nanoTime);
        this.search = new SourceSearch(texts);
        this.files =
                document.openProperty()
                        .map(open -> open.files().map(SourceViewModel::name).toList());
        document.openProperty().subscribe(this::open);
        document.selectedJointProperty().subscribe((before, now) -> followSelection());
        document.selectedComponentProperty().subscribe((before, now) -> followSelection());
        document.playback().playingProperty().subscribe((before, now) -> mark());
        document.onPose(this::pose);
        document.onShowSource(this::show);
        document.issuesProperty().subscribe(now -> showFindings());
    }

    private static String name(InspectedFile file) {
        return String.valueOf(file.path().getFileName());
    }

    /** Stays with the kind of file that was shown; at first it shows the animation. */
    private void open(OpenModel open) {
        joints = new ShownJoints(open);
        List<InspectedFile> all = open.files().toList();
        int same = all.size() - 1;
        for (int i = 0; i < all.size() - 1; i++) {
            boolean kind =
                    file.get().map(InspectedFile::kind).equals(Optional.of(all.get(i).kind()));
            same = kind ? i : same;
        }
        show(same);
    }

    private void showFindings() {
        OpenIssues issues = document.issuesProperty().get();
        findings.set(file.get().map(it -> new SourceFindings(it, issues)));
    }

    private List<InspectedFile> all() {
        return document.getOpen().files().toList();
    }

    private void show(int index) {
        Optional<InspectedFile> next = index < 0 ? Optional.empty() : Optional.of(all().get(index));
        chosen.set(index);
        if (!next.equals(file.get())) {
            marks.set(SourceMarks.NONE);
            file.set(next);
            showFindings();
            moveCaret(TextSelection.at(TextPlace.START));
            search.in(text());
        }
        mark();
    }

    /** Shows another of the open files, at what is selected. */
    public void choose(int index) {
        if (index >= 0 && index != chosen.get()) {
            show(index);
            follow();
        }
    }

    private void show(SourcePlace place) {
        int index = all().indexOf(place.file());
        if (index >= 0) {
            show(index);
            moveCaret(TextSelection.at(placeOf(place.location())));
            behind = false;
        }
        if (index >= 0 && place.asked()) {
            asked.forEach(Runnable::run);
        }
    }

    /** Calls back when somebody wants to read the text at the caret. */
    public void onAsked(Runnable listener) {
        asked.add(listener);
    }

    private TextPlace placeOf(Location location) {
        return new TextPlace(text().row(location), text().indexInRow(location));
    }

    FileText text() {
        return file.get().map(InspectedFile::source).orElse(NO_TEXT);
    }

    private void moveCaret(TextSelection to) {
        wantedIndex = to.caret().index();
        selection.set(to);
    }

    /**
     * The user puts the caret somewhere: what stands there is selected everywhere.
     *
     * @param extend draws the selected text on to there instead, which selects nothing elsewhere
     */
    public void place(TextPlace to, boolean extend) {
        if (extend) {
            moveCaret(new TextSelection(selection.get().anchor(), to));
        } else {
            moveCaret(TextSelection.at(to));
            lead();
        }
    }

    /**
     * The user moves the caret by a key.
     *
     * @param page how many rows a page has
     */
    public void move(CaretMove move, boolean extend, int page) {
        int wanted = wantedIndex;
        place(move.from(selection.get().caret(), text(), wanted, page), extend);
        boolean keepsIndex =
                switch (move) {
                    case UP, DOWN, PAGE_UP, PAGE_DOWN -> true;
                    default -> false;
                };
        if (keepsIndex) {
            wantedIndex = wanted;
        }
    }

    /** Selects a part of the text, and nothing elsewhere. */
    public void select(TextPlace anchor, TextPlace caret) {
        moveCaret(new TextSelection(anchor, caret));
    }

    public void selectWord(TextPlace place) {
        String row = text().row(place.row());
        int from = place.index();
        while (from > 0 && isWord(row.charAt(from - 1))) {
            from--;
        }
        int to = place.index();
        while (to < row.length() && isWord(row.charAt(to))) {
            to++;
        }
        select(new TextPlace(place.row(), from), new TextPlace(place.row(), to));
    }

    private static boolean isWord(char c) {
        return c > ' ' && "(){}\"".indexOf(c) < 0;
    }

    public void selectRow(int row) {
        boolean last = row == rowCount() - 1;
        TextPlace end =
                last ? new TextPlace(row, text().row(row).length()) : new TextPlace(row + 1, 0);
        select(new TextPlace(row, 0), end);
    }

    public void selectAll() {
        select(TextPlace.START, CaretMove.TEXT_END.from(TextPlace.START, text(), 0, 0));
    }

    private Subject atCaret() {
        TextPlace caret = selection.get().caret();
        return file.get()
                .map(it -> it.map().at(text().location(caret.row(), caret.index())))
                .orElse(Subject.FILE);
    }

    private void lead() {
        Subject subject = atCaret();
        leading = true;
        file.get()
                .map(it -> ShownSubject.of(subject, it.content(), document.getOpen()))
                .filter(shown -> shown.joint() != Subject.NONE)
                .ifPresent(this::selectJoint);
        if (subject.frame() != Subject.NONE && !document.playback().playingProperty().get()) {
            document.playback().seek(subject.frame());
        }
        leading = false;
        mark();
    }

    private void selectJoint(ShownSubject shown) {
        document.selectedJointProperty().set(shown.joint());
        document.selectedComponentProperty().set(shown.component());
    }

    private void followSelection() {
        mark();
        if (leading) {
            return;
        }
        if (showing) {
            follow();
        } else {
            behind = true;
        }
    }

    /** Puts the caret on the selected joint, in the block that it stands in, if that has it. */
    private void follow() {
        int joint = selectedInFile();
        Subject here = atCaret();
        boolean there = joint == Subject.NONE || (here.joint() == joint && isComponent(here));
        if (!there && file.get().isPresent()) {
            spanFor(joint, here)
                    .ifPresent(span -> moveCaret(TextSelection.at(placeOf(span.first()))));
        }
        behind = false;
    }

    private boolean isComponent(Subject here) {
        return document.selectedComponentProperty()
                .get()
                .map(
                        component ->
                                here.frame() == Subject.NONE
                                        || here.component() == component.ordinal())
                .orElse(true);
    }

    private Optional<Span> spanFor(int joint, Subject here) {
        Subject wanted = Subject.ofJoint(joint);
        if (here.frame() == Subject.NONE) {
            return file.get().orElseThrow().map().find(wanted);
        }
        int component =
                document.selectedComponentProperty()
                        .get()
                        .map(Component::ordinal)
                        .orElse(Subject.NONE);
        return file.get()
                .orElseThrow()
                .map()
                .find(wanted.frame(currentFrame()).component(component));
    }

    /** The selected joint by its index in the file; NONE if it is not there. */
    private int selectedInFile() {
        int selected = document.selectedJointProperty().get();
        return file.get()
                .map(it -> joints.inFile(it, selected).orElse(Subject.NONE))
                .orElse(Subject.NONE);
    }

    private int currentFrame() {
        return (int) (document.playback().getFrame() + ROUNDING);
    }

    private void pose() {
        boolean playing = document.playback().playingProperty().get();
        if (!showing || (playing && !pace.isDue())) {
            return;
        }
        mark();
        Subject here = leading || playing ? Subject.FILE : atCaret();
        if (here.frame() != Subject.NONE && here.frame() != currentFrame()) {
            file.get()
                    .flatMap(it -> it.map().find(here.frame(currentFrame())))
                    .ifPresent(span -> moveCaret(TextSelection.at(placeOf(span.first()))));
        }
    }

    /** Finds anew which rows are about what is selected. */
    private void mark() {
        if (showing) {
            marks.set(
                    file.get()
                            .map(it -> SourceMarks.of(it, selectedInFile(), currentFrame()))
                            .orElse(SourceMarks.NONE));
        }
    }

    /** Tells whether anyone can see the pane; while nobody can, it follows nothing. */
    public void setShowing(boolean now) {
        showing = now;
        mark();
        if (now && behind) {
            follow();
        }
    }

    /** The names of the open files. */
    public ObservableValue<List<String>> filesProperty() {
        return files;
    }

    /** Index of the file that is shown; −1 if none is open. */
    public ReadOnlyIntegerProperty chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** Changes when another file is shown. */
    public ReadOnlyObjectProperty<Optional<InspectedFile>> fileProperty() {
        return file.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<TextSelection> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    /** Changes when something else is wrong with the file. */
    public ObservableValue<?> findingsProperty() {
        return findings.getReadOnlyProperty();
    }

    /** Changes when other rows are about what is selected. */
    public ObservableValue<?> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    /** How many rows there are; one at least. */
    public int rowCount() {
        return text().rows();
    }

    /** A row as it is drawn. */
    public SourceRow row(int row) {
        FileText text = text();
        String words = text.row(row);
        SourceMarks now = marks.get();
        return new SourceRow(
                text.beginsLine(row)
                        ? Integer.toString(text.line(row))
                        : texts.of("source.continued"),
                SourcePieces.of(words, text.syntax(row)),
                findings.get().flatMap(it -> it.worst(row)),
                findings.get().map(it -> it.messages(row)).orElse(""),
                now.joint().contains(row),
                now.isFrame(row),
                now.floats(row, words));
    }

    /** Where the caret is, and what the text there is about. */
    public String caretText() {
        if (file.get().isEmpty()) {
            return "";
        }
        TextPlace caret = selection.get().caret();
        Location location = text().location(caret.row(), caret.index());
        StringBuilder words =
                new StringBuilder(texts.of("source.caret", location.line(), location.column()));
        new SubjectWords(texts).append(atCaret(), file.get().get().content(), words);
        return words.toString();
    }

    /** The selected text; empty if there is none. */
    public String selectedText() {
        TextPlace from = selection.get().start();
        TextPlace to = selection.get().end();
        return text().text(from.row(), from.index(), to.row(), to.index());
    }

    public SourceSearch search() {
        return search;
    }

    /** Looks for what is typed, from where the selected text begins. */
    public void find(String wanted) {
        search.find(wanted);
        TextPlace from = selection.get().start();
        select(search.next(text().location(from.row(), from.index()), true));
    }

    public void findNext() {
        TextPlace from = selection.get().start();
        select(search.next(text().location(from.row(), from.index()), false));
    }

    public void findPrevious() {
        TextPlace from = selection.get().start();
        select(search.previous(text().location(from.row(), from.index())));
    }

    private void select(Optional<Location> found) {
        found.ifPresent(
                location -> {
                    TextPlace from = placeOf(location);
                    Location end = search.endOf(location);
                    select(from, placeOf(end));
                });
    }

    /** Goes to a line that is typed; what is no number goes nowhere. */
    public void goToLine(String typed) {
        try {
            int line = Integer.parseInt(typed.strip());
            place(new TextPlace(text().rowOfLine(Math.max(1, line)), 0), false);
        } catch (NumberFormatException noNumber) {
            // The caret stays where it is.
        }
    }
}
