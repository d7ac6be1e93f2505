package org.jointscope.ui.issues;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenIssues;
import org.jointscope.ui.document.OpenIssues.OpenIssue;
import org.jointscope.ui.document.OpenIssues.PairState;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.pane.RowDetails;
import org.jointscope.ui.text.Texts;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What is wrong with the open files, what of it is listed, and where it leads. */
public final class IssuesViewModel {

    /** The order at the top of the list. */
    public enum Grouping {
        /** A line a code, the worst first; what is in several files is one line. */
        KIND,
        /** A line a file, which expands to its issues. */
        FILE
    }

    /**
     * A code that occurs, to be shown or hidden.
     *
     * @param count how many findings it has
     */
    public record KindChoice(IssueCode code, int count, boolean shown) {}

    /**
     * What the pane shows.
     *
     * @param title of the pane's tab, with the number of errors and warnings
     * @param kinds the codes that occur, the worst first
     * @param kindsText how many kinds are hidden
     * @param counts the number of findings of each severity, listed or not
     * @param severities those that are listed
     * @param nothing what was checked and found to be without any issue; empty if there are some
     * @param pair how the check of the pair stands; empty where there is nothing to say
     */
    public record State(
            List<IssueLine> lines,
            String title,
            List<KindChoice> kinds,
            String kindsText,
            Map<Severity, Integer> counts,
            Set<Severity> severities,
            String nothing,
            String pair,
            PairState pairState) {}

    private final Document document;
    private final PairValidator pairs;
    private final Texts words;
    private final IssueTexts texts;
    private final RowDetails<IssueLine, Severity> details;
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final ObjectProperty<Grouping> grouping =
            new SimpleObjectProperty<>(this, "grouping", Grouping.KIND);
    private final Set<Severity> severities = EnumSet.allOf(Severity.class);
    private final Set<IssueCode> hidden = EnumSet.noneOf(IssueCode.class);
    private final ReadOnlyObjectWrapper<State> state;

    public IssuesViewModel(Document document, PairValidator pairs, Texts words) {
        this.document = document;
        this.pairs = pairs;
        this.words = words;
        texts = new IssueTexts(words);
        details =
                new RowDetails<>(
                        document,
                        line -> line.code().map(it -> texts.details(line, it, document.getOpen())));
        state = new ReadOnlyObjectWrapper<>(this, "state", now());
        document.onModel(opened -> details.replace(Optional.empty()), this::forgetMended);
        document.stateProperty().subscribe(this::refresh);
        search.subscribe(this::refresh);
        grouping.subscribe(this::refresh);
    }

    /** The details of an issue stay until it is mended, or other files are opened. */
    private void forgetMended(OpenModel now) {
        Set<IssueCode> found = new HashSet<>();
        now.files().forEach(file -> file.issues().forEach(issue -> found.add(issue.code())));
        boolean stays =
                details.chosen().flatMap(IssueLine::code).filter(found::contains).isPresent();
        if (!stays) {
            details.replace(Optional.empty());
        }
    }

    private void refresh() {
        state.set(now());
    }

    private State now() {
        OpenModel open = document.getOpen();
        OpenIssues issues = document.getState().issues();
        List<KindChoice> kinds = kinds(issues);
        Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
        Stream.of(Severity.values()).forEach(each -> counts.put(each, issues.count(each)));
        return new State(
                new IssueLines(
                                words,
                                severities,
                                hidden,
                                IssueLines.words(search.get()),
                                open.files().size() > 1)
                        .of(issues.all(), grouping.get()),
                texts.title(issues),
                kinds,
                texts.kinds((int) kinds.stream().filter(kind -> !kind.shown()).count()),
                counts,
                Set.copyOf(severities),
                issues.all().isEmpty() ? texts.nothing(open, issues) : "",
                texts.pair(issues, pairs.failureProperty().get()),
                issues.pair());
    }

    private List<KindChoice> kinds(OpenIssues issues) {
        Map<IssueCode, Integer> found = new EnumMap<>(IssueCode.class);
        for (OpenIssue each : issues.all()) {
            found.merge(each.issue().code(), each.issue().count(), Integer::sum);
        }
        return found.entrySet().stream()
                .map(
                        it ->
                                new KindChoice(
                                        it.getKey(), it.getValue(), !hidden.contains(it.getKey())))
                .sorted(Comparator.comparing(kind -> kind.code().severity()))
                .toList();
    }

    /** Lists the findings of a severity, or leaves them out. */
    public void show(Severity severity, boolean shown) {
        if (shown ? severities.add(severity) : severities.remove(severity)) {
            refresh();
        }
    }

    /** Lists the findings of a code, or leaves them out. */
    public void show(IssueCode code, boolean shown) {
        if (shown ? hidden.remove(code) : hidden.add(code)) {
            refresh();
        }
    }

    public void showAll() {
        severities.addAll(EnumSet.allOf(Severity.class));
        hidden.clear();
        search.set("");
        refresh();
    }

    public void stopPair() {
        pairs.stop();
    }

    public void resumePair() {
        pairs.resume();
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The details of the issue that was chosen last, and where issues lead. */
    public RowDetails<IssueLine, Severity> details() {
        return details;
    }

    /** Words that must each occur in what is listed. */
    public StringProperty searchProperty() {
        return search;
    }

    public ObjectProperty<Grouping> groupingProperty() {
        return grouping;
    }
}
