package org.jointscope.ui.reload;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.compare.Comparison;
import org.jointscope.compare.ComparisonSummary;
import org.jointscope.compare.ComparisonSummary.Part;
import org.jointscope.compare.Tolerance;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.Counterpart.Origin;
import org.jointscope.scene.OpenCompatibility.EngineCompatibility;
import org.jointscope.scene.OpenCompatibility.OpenReason;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.DocumentState;
import org.jointscope.ui.storage.Reloading;
import org.jointscope.ui.storage.Reloading.Change;

/** What has changed in the open files, and what the user can decide about it. */
public final class ReloadViewModel implements AutoCloseable {

    /** More differences are in the Compare pane. */
    private static final int MOST_PARTS = 4;

    private static final int MOST_NAMES = 3;

    /** A text that does something when it is clicked. */
    record Link(String text, Runnable action) {}

    /**
     * The contents of the bar.
     *
     * @param problem whether the files are not shown as they are
     * @param links what has changed
     * @param choices of the user
     */
    record State(String message, boolean problem, List<Link> links, List<Link> choices) {

        static final State NONE = new State("", false, List.of(), List.of());
    }

    private final Document document;
    private final Reloading reloading;
    private final BackgroundWork work;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.NONE);
    private Consumer<String> paneListener = tab -> {};
    private Consumer<Set<IssueCode>> issuesListener = codes -> {};
    private Optional<List<Part>> parts = Optional.empty();

    /** @param work a separate lane */
    public ReloadViewModel(Document document, Reloading reloading, BackgroundWork work, Texts texts) {
        this.document = document;
        this.reloading = reloading;
        this.work = work;
        this.texts = texts;
        reloading.changeProperty().subscribe(this::follow);
        document.stateProperty().subscribe(now -> update());
    }

    /** Calls back with the codes of new issues when these are requested. */
    public void onIssues(Consumer<Set<IssueCode>> listener) {
        issuesListener = listener;
    }

    /** Calls back with the tab of the pane that shows more. */
    public void onPane(Consumer<String> listener) {
        paneListener = listener;
    }

    private void follow(Change now) {
        work.cancel();
        parts = Optional.empty();
        update();
        if (now instanceof Change.Reloaded reloaded) {
            Origin compared = document.counterpartProperty().get().origin();
            if (compared == Origin.PREVIOUS || compared == Origin.ON_DISK) {
                document.compareWith(Counterpart.previous(reloaded.before().open()));
            }
            List<ModelFile> before =
                    reloaded.previous().stream().map(InspectedFile::content).toList();
            List<ModelFile> after =
                    reloaded.files().stream().map(InspectedFile::content).toList();
            work.start(texts.of("reload.comparing"), () -> compare(before, after), this::show, failure -> {});
        }
    }

    private static List<Part> compare(List<ModelFile> before, List<ModelFile> after) {
        return after.stream()
                .flatMap(now -> before.stream().flatMap(old -> Comparison.of(old, now, Tolerance.EXACT).stream()))
                .flatMap(comparison -> ComparisonSummary.of(comparison).stream())
                .toList();
    }

    private void show(List<Part> found) {
        parts = Optional.of(found);
        update();
    }

    private void update() {
        state.set(
                switch (reloading.changeProperty().get()) {
                    case Change.None none -> State.NONE;
                    case Change.Reloaded reloaded -> reloaded(reloaded);
                    case Change.Missing missing ->
                        problem(texts.of(
                                "reload.missing",
                                missing.file().path().getFileName(),
                                missing.file().reason()));
                    case Change.Incomplete incomplete ->
                        problem(
                                texts.of(
                                        "reload.incomplete",
                                        incomplete.file().name(),
                                        incomplete.issue().message()),
                                new Link(texts.of("reload.anyway"), reloading::take));
                    case Change.Conflict conflict -> conflict(conflict);
                });
    }

    private static State problem(String message, Link... choices) {
        return new State(message, true, List.of(), List.of(choices));
    }

    private State conflict(Change.Conflict conflict) {
        List<Link> choices = new ArrayList<>();
        choices.add(new Link(texts.of("reload.keep"), reloading::keep));
        choices.add(new Link(texts.of("reload.take"), reloading::take));
        if (conflict.applicable()) {
            choices.add(new Link(texts.of("reload.apply"), reloading::apply));
        }
        Link compare = new Link(texts.of("reload.compare"), () -> compare(Counterpart.onDisk(conflict.read())));
        return new State(
                texts.of(
                        conflict.applicable() ? "reload.conflict" : "reload.conflict.other",
                        names(fileNames(conflict.files()))),
                true,
                List.of(compare),
                List.copyOf(choices));
    }

    private String names(List<String> all) {
        String first = String.join(", ", all.subList(0, Math.min(MOST_NAMES, all.size())));
        int more = all.size() - MOST_NAMES;
        return more > 0 ? texts.of("list.more", first, more) : first;
    }

    private static List<String> fileNames(List<InspectedFile> files) {
        return files.stream().map(InspectedFile::name).toList();
    }

    private State reloaded(Change.Reloaded reloaded) {
        DocumentState before = reloaded.before();
        DocumentState now = document.getState();
        List<Link> links = new ArrayList<>();
        List<Part> found = parts.orElse(List.of());
        Runnable compare = () -> compare(Counterpart.previous(before.open()));
        found.stream()
                .limit(MOST_PARTS)
                .forEach(part -> links.add(new Link(part.text(), isPlace(part) ? () -> goTo(part) : compare)));
        if (found.size() > MOST_PARTS) {
            links.add(new Link(texts.of("reload.more", found.size() - MOST_PARTS), compare));
        }
        addIssues(before, now, links);
        addEngines(before, now, links);
        if (!found.isEmpty()) {
            links.add(new Link(texts.of("reload.compare"), compare));
        }
        boolean same = parts.isPresent()
                && found.isEmpty()
                && reloaded.files().stream().allMatch(ReloadViewModel::isCompared);
        String message = texts.of(same ? "reload.done.same" : "reload.done", names(fileNames(reloaded.files())));
        return new State(message, false, List.copyOf(links), List.of());
    }

    private static boolean isCompared(InspectedFile file) {
        return file.content() instanceof Md5Anim || file.content() instanceof Md5Mesh;
    }

    private static boolean isPlace(Part part) {
        return part.joint() >= 0 || part.frame().isPresent();
    }

    private void goTo(Part part) {
        part.frame().ifPresent(document.modelPlayhead()::goTo);
        if (part.joint() >= 0) {
            part.component()
                    .ifPresentOrElse(
                            component -> document.select(part.joint(), component),
                            () -> document.selectJoint(part.joint()));
        }
    }

    private void compare(Counterpart other) {
        document.compareWith(other);
        paneListener.accept("compareTab");
    }

    /** Issues of other kinds, joints or meshes: the lines and frames of the same issue can differ. */
    private void addIssues(DocumentState before, DocumentState now, List<Link> links) {
        if (now.issues().pair() == PairState.CHECKING) {
            return;
        }
        List<Issue> added = without(before, now);
        List<Issue> gone = without(now, before);
        if (!added.isEmpty()) {
            Set<IssueCode> codes = added.stream().map(Issue::code).collect(Collectors.toSet());
            links.add(new Link(texts.of("reload.issues.new", added.size()), () -> {
                issuesListener.accept(codes);
                paneListener.accept("issuesTab");
            }));
        }
        if (!gone.isEmpty()) {
            links.add(new Link(texts.of("reload.issues.gone", gone.size()), () -> paneListener.accept("issuesTab")));
        }
    }

    /** The issues of one state without those of the other. */
    private static List<Issue> without(DocumentState others, DocumentState state) {
        Set<String> known = issues(others).map(ReloadViewModel::key).collect(Collectors.toSet());
        return issues(state).filter(issue -> !known.contains(key(issue))).toList();
    }

    private static Stream<Issue> issues(DocumentState state) {
        return state.issues().all().stream().map(OpenIssue::issue);
    }

    private static String key(Issue issue) {
        return String.join(
                " ",
                issue.code().name(),
                String.valueOf(issue.subject().mesh()),
                String.valueOf(issue.subject().joint()));
    }

    private void addEngines(DocumentState before, DocumentState now, List<Link> links) {
        if (!now.compatibility().complete()) {
            return;
        }
        List<String> lost = new ArrayList<>();
        List<String> gained = new ArrayList<>();
        for (EngineCompatibility engine : now.compatibility().all()) {
            boolean rejected = before.compatibility()
                    .of(engine.engine())
                    .filter(ReloadViewModel::rejects)
                    .isPresent();
            if (rejects(engine) != rejected) {
                (rejected ? gained : lost).add(engine.engine().name());
            }
        }
        addEngines("reload.rejected", lost, links);
        addEngines("reload.accepted", gained, links);
    }

    private void addEngines(String key, List<String> engines, List<Link> links) {
        if (!engines.isEmpty()) {
            links.add(new Link(texts.of(key, names(engines)), () -> paneListener.accept("compatibilityTab")));
        }
    }

    private static boolean rejects(EngineCompatibility engine) {
        return engine.deciding()
                .map(OpenReason::outcome)
                .filter(Outcome.REJECTS::equals)
                .isPresent();
    }

    /** Closes the bar; what is shown remains. */
    void dismiss() {
        reloading.keep();
    }

    /** Follows the files no longer. */
    @Override
    public void close() {
        reloading.close();
    }

    /** The contents of the bar; {@link State#NONE} if it is closed. */
    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }
}
