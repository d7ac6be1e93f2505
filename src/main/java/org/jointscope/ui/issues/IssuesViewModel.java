package org.jointscope.ui.issues;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenIssue;
import org.jointscope.ui.document.OpenIssues;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.PairState;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.text.Texts;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is wrong with the open files, what of it is listed, and where it leads. */
public final class IssuesViewModel {

    private final Document document;
    private final PairValidator pairs;
    private final Texts words;
    private final IssueTexts texts;
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final ObjectProperty<Grouping> grouping =
            new SimpleObjectProperty<>(this, "grouping", Grouping.KIND);
    private final ObservableSet<Severity> severities =
            FXCollections.observableSet(EnumSet.allOf(Severity.class));
    private final ObservableSet<IssueCode> hidden =
            FXCollections.observableSet(EnumSet.noneOf(IssueCode.class));
    private final ReadOnlyObjectWrapper<List<IssueLine>> lines =
            new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyObjectWrapper<List<KindChoice>> kinds =
            new ReadOnlyObjectWrapper<>(this, "kinds", List.of());
    private final ReadOnlyObjectWrapper<Map<Severity, Integer>> counts =
            new ReadOnlyObjectWrapper<>(this, "counts", Map.of());
    private final ReadOnlyObjectWrapper<Optional<IssueDetails>> details =
            new ReadOnlyObjectWrapper<>(this, "details", Optional.empty());
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(this, "title", "");
    private final ReadOnlyStringWrapper nothing = new ReadOnlyStringWrapper(this, "nothing", "");
    private final ReadOnlyStringWrapper pair = new ReadOnlyStringWrapper(this, "pair", "");
    private final ReadOnlyStringWrapper kindsText =
            new ReadOnlyStringWrapper(this, "kindsText", "");

    public IssuesViewModel(Document document, PairValidator pairs, Texts words) {
        this.document = document;
        this.pairs = pairs;
        this.words = words;
        this.texts = new IssueTexts(words);
        document.onModel(opened -> details.set(Optional.empty()), this::forgetDetails);
        document.stateProperty().subscribe(state -> refresh());
        search.subscribe(text -> narrow());
        grouping.subscribe(by -> narrow());
        severities.addListener((SetChangeListener<Severity>) change -> narrow());
        hidden.addListener((SetChangeListener<IssueCode>) change -> refresh());
    }

    /** What was said about an issue holds until it is mended, or other files are opened. */
    private void forgetDetails(OpenModel now) {
        boolean stays =
                details.get()
                        .map(IssueDetails::code)
                        .filter(code -> isThere(code, now))
                        .isPresent();
        if (!stays) {
            details.set(Optional.empty());
        }
    }

    private static boolean isThere(String code, OpenModel open) {
        return open.files()
                .flatMap(file -> file.issues().stream())
                .anyMatch(issue -> issue.code().name().equals(code));
    }

    private void refresh() {
        OpenModel open = document.getOpen();
        OpenIssues issues = document.getState().issues();
        title.set(texts.title(issues));
        counts.set(count(issues));
        kinds.set(kinds(issues));
        kindsText.set(
                texts.kinds((int) kinds.get().stream().filter(kind -> !kind.shown()).count()));
        nothing.set(issues.all().isEmpty() ? texts.nothing(open, issues) : "");
        pair.set(texts.pair(issues, pairs.failureProperty().get()));
        narrow();
    }

    private static Map<Severity, Integer> count(OpenIssues issues) {
        Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
        for (Severity severity : Severity.values()) {
            counts.put(severity, issues.count(severity));
        }
        return counts;
    }

    private List<KindChoice> kinds(OpenIssues issues) {
        Map<IssueCode, Integer> found = new EnumMap<>(IssueCode.class);
        for (OpenIssue each : issues.all()) {
            found.merge(each.issue().code(), each.issue().count(), Integer::sum);
        }
        return found.entrySet().stream()
                .map(
                        entry ->
                                new KindChoice(
                                        entry.getKey(),
                                        entry.getValue(),
                                        !hidden.contains(entry.getKey())))
                .sorted(Comparator.comparing(kind -> kind.code().severity()))
                .toList();
    }

    private void narrow() {
        IssueFilter filter = new IssueFilter(severities, hidden, IssueFilter.words(search.get()));
        boolean severalFiles = document.getOpen().files().count() > 1;
        lines.set(
                new IssueLines(words, filter, severalFiles)
                        .of(document.getState().issues().all(), grouping.get()));
    }

    /**
     * Leads to what a line is about: selects the joint, the component and the mesh, or the vertex,
     * the triangle and the GL command, goes to the frame, and lets the source follow.
     */
    public void choose(IssueLine line) {
        details.set(line.code().map(code -> texts.details(line, code, document.getOpen())));
        line.place().ifPresent(place -> place.target().goTo(document, false));
    }

    /** Brings the source to the front, or the pane that shows what a line is about. */
    public void showInSource(IssueLine line) {
        line.place().ifPresent(place -> place.target().goTo(document, true));
    }

    /** Goes to one of the places of an issue, and brings what shows it to the front. */
    public void follow(IssueDetails.Link link) {
        link.place().target().goTo(document, true);
    }

    /** Lists the findings of a severity, or leaves them out. */
    public void show(Severity severity, boolean shown) {
        if (shown) {
            severities.add(severity);
        } else {
            severities.remove(severity);
        }
    }

    public boolean isShown(Severity severity) {
        return severities.contains(severity);
    }

    /** Lists the findings of a code, or leaves them out. */
    public void show(IssueCode code, boolean shown) {
        if (shown) {
            hidden.remove(code);
        } else {
            hidden.add(code);
        }
    }

    /** Lists all that there is. */
    public void showAll() {
        search.set("");
        severities.addAll(EnumSet.allOf(Severity.class));
        hidden.clear();
    }

    /** Gives up the check of the pair. */
    public void stopPair() {
        pairs.stop();
    }

    /** Checks the pair after all. */
    public void resumePair() {
        pairs.resume();
    }

    /** The severities that are listed. */
    public ObservableSet<Severity> severities() {
        return FXCollections.unmodifiableObservableSet(severities);
    }

    /** What is listed. */
    public ReadOnlyObjectProperty<List<IssueLine>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** Words that must each occur in what is listed. */
    public StringProperty searchProperty() {
        return search;
    }

    public ObjectProperty<Grouping> groupingProperty() {
        return grouping;
    }

    /** The codes that occur, the worst first. */
    public ReadOnlyObjectProperty<List<KindChoice>> kindsProperty() {
        return kinds.getReadOnlyProperty();
    }

    /** How many kinds are hidden, in words. */
    public ReadOnlyStringProperty kindsTextProperty() {
        return kindsText.getReadOnlyProperty();
    }

    /** How many findings of each severity there are, listed or not. */
    public ReadOnlyObjectProperty<Map<Severity, Integer>> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    /** What there is to say about what was chosen last. */
    public ReadOnlyObjectProperty<Optional<IssueDetails>> detailsProperty() {
        return details.getReadOnlyProperty();
    }

    /** What the pane's tab says, with the number of errors and warnings. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** What was checked and found to be without any issue; empty if there are some. */
    public ReadOnlyStringProperty nothingProperty() {
        return nothing.getReadOnlyProperty();
    }

    /** How the check of the pair stands; empty where there is nothing to say. */
    public ReadOnlyStringProperty pairProperty() {
        return pair.getReadOnlyProperty();
    }

    /** The state of that check. */
    public PairState pairState() {
        return document.getState().issues().pair();
    }
}
