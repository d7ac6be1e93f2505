package org.jointscope.ui.issues;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.edit.Cure;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenIssues;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.issues.IssueLine.IssueLocation;
import org.jointscope.ui.pane.CureActions;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.table.RowDetails;

/** The issues of the open files, the filter of the list, and the targets of issues. */
public final class IssuesViewModel {

    /** The order at the top of the list. */
    public enum Grouping {
        /** One line per code, the worst first; a code in several files has one line. */
        KIND,
        /** One line per file, which expands to its issues. */
        FILE
    }

    /**
     * A code that occurs, and can be shown or hidden.
     *
     * @param count the number of its findings
     */
    public record KindChoice(IssueCode code, int count, boolean shown) {}

    /**
     * The contents of the pane.
     *
     * @param title of the pane's tab, with the number of errors and warnings
     * @param kinds the codes that occur, the worst first
     * @param kindsText the number of hidden codes
     * @param counts the number of findings of each severity, listed or not
     * @param severities the ones that are listed
     * @param nothing the text of the empty list; empty if there are issues
     * @param pair the state of the pair check; empty if there is none to report
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
    private final ObservableValue<Set<Engine>> engines;
    private final Texts words;
    private final IssueTexts texts;
    private final RowDetails<IssueLine, Severity> details;
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final ObjectProperty<Grouping> grouping = new SimpleObjectProperty<>(this, "grouping", Grouping.KIND);
    private final Set<Severity> severities = EnumSet.allOf(Severity.class);
    private final Set<IssueCode> hidden = EnumSet.noneOf(IssueCode.class);
    private final ReadOnlyObjectWrapper<State> state;
    private final List<Consumer<String>> askListeners = new ArrayList<>();
    private BiConsumer<Cure, List<Finding>> cure = (kind, findings) -> {};

    /** @param engines the engines that the user chose; hints that one of them contradicts are absent */
    public IssuesViewModel(Document document, PairValidator pairs, ObservableValue<Set<Engine>> engines, Texts words) {
        this.document = document;
        this.pairs = pairs;
        this.engines = engines;
        this.words = words;
        texts = new IssueTexts(words);
        details = new RowDetails<>(document, line -> line.code().map(code -> details(line, code)));
        state = new ReadOnlyObjectWrapper<>(this, "state", now());
        document.onModel(opened -> details.replace(Optional.empty()), revised -> forgetMended());
        document.onOtherModel(() -> search.set(""));
        document.stateProperty().subscribe(this::refresh);
        engines.subscribe(this::refresh);
        search.subscribe(this::refresh);
        grouping.subscribe(this::refresh);
    }

    private Details<Severity> details(IssueLine line, IssueCode code) {
        OpenModel open = document.getOpen();
        Optional<InspectedFile> file = Stream.of(open.anim(), open.mesh())
                .flatMap(Optional::stream)
                .filter(it -> !findings(line, it).isEmpty())
                .findFirst();
        List<Finding> findings = file.map(it -> findings(line, it)).orElse(List.of());
        CureActions actions = new CureActions(words, open, cure);
        List<Cure> cures = file.map(it -> actions.in(it, Cure.of(code))).orElse(List.of());
        return texts.details(line, code, open, actions.of(cures, findings));
    }

    private static List<Finding> findings(IssueLine line, InspectedFile file) {
        return line.locations().stream()
                .filter(location -> location.issue().file() == file)
                .map(IssueLocation::finding)
                .toList();
    }

    /** Keeps the details of an issue until it is fixed, or other files are opened. */
    private void forgetMended() {
        List<IssueLocation> found = document.getState().issues().all().stream()
                .flatMap(IssueLocation::all)
                .toList();
        if (details.chosen().filter(line -> line.isAmong(found)).isEmpty()) {
            details.replace(Optional.empty());
        }
    }

    private void refresh() {
        state.set(now());
        details.chosen().flatMap(this::renewed).ifPresent(line -> details.replace(Optional.of(line)));
    }

    /** The line that replaces another one, with other locations; empty if there is none. */
    private Optional<IssueLine> renewed(IssueLine line) {
        List<IssueLine> all = state.get().lines().stream()
                .flatMap(IssuesViewModel::withAllBelow)
                .toList();
        return all.stream()
                .filter(now -> now.id().equals(line.id()))
                .findFirst()
                .or(() -> all.stream().filter(line::isReplacedBy).findFirst())
                .filter(now -> !now.equals(line));
    }

    /** At most three levels: file, issue, location. */
    private static Stream<IssueLine> withAllBelow(IssueLine line) {
        return Stream.concat(Stream.of(line), line.lines().stream().flatMap(IssuesViewModel::withAllBelow));
    }

    private State now() {
        OpenModel open = document.getOpen();
        OpenIssues issues = advisable(document.getState());
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

    /** Without hints at repairs that spoil the animation for a chosen engine. */
    private OpenIssues advisable(DocumentState state) {
        return state.issues().only(issue -> state.compatibility().isAdvisable(issue, engines.getValue()));
    }

    private List<KindChoice> kinds(OpenIssues issues) {
        Map<IssueCode, Integer> found = new EnumMap<>(IssueCode.class);
        for (OpenIssue each : issues.all()) {
            found.merge(each.issue().code(), each.issue().count(), Integer::sum);
        }
        return found.entrySet().stream()
                .map(it -> new KindChoice(it.getKey(), it.getValue(), !hidden.contains(it.getKey())))
                .sorted(Comparator.comparing(kind -> kind.code().severity()))
                .toList();
    }

    /** Shows or hides the findings of a severity. */
    public void show(Severity severity, boolean shown) {
        if (shown ? severities.add(severity) : severities.remove(severity)) {
            refresh();
        }
    }

    /** Shows or hides the findings of a code. */
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

    /** Shows the findings of some codes alone. */
    public void showOnly(Set<IssueCode> codes) {
        severities.addAll(EnumSet.allOf(Severity.class));
        hidden.addAll(EnumSet.complementOf(EnumSet.copyOf(codes)));
        hidden.removeAll(codes);
        search.set("");
        refresh();
    }

    /** Shows the first issue about a joint. */
    public void showJoint(int joint) {
        if (firstAbout(joint).isEmpty()) {
            showAll();
        }
        firstAbout(joint).ifPresent(line -> askListeners.forEach(listener -> listener.accept(line.id())));
    }

    private Optional<IssueLine> firstAbout(int joint) {
        OpenModel open = document.getOpen();
        return state.get().lines().stream()
                .flatMap(IssuesViewModel::withAllBelow)
                .filter(line -> line.lines().isEmpty())
                .filter(line -> line.target()
                        .filter(at -> at.shown(open).joint() == joint)
                        .isPresent())
                .findFirst();
    }

    /** Calls back with the id of a line when it is requested. */
    public void onAsk(Consumer<String> listener) {
        askListeners.add(listener);
    }

    /** Calls back with the findings when one of their cures is requested. */
    public void onCure(BiConsumer<Cure, List<Finding>> listener) {
        cure = listener;
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

    /** The details of the issue that was selected last, and the targets of issues. */
    public RowDetails<IssueLine, Severity> details() {
        return details;
    }

    /** Words that must each occur in listed findings. */
    public StringProperty searchProperty() {
        return search;
    }

    public ObjectProperty<Grouping> groupingProperty() {
        return grouping;
    }
}
