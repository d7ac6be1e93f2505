package org.jointscope.ui.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Edit.BaseframeEdit;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CompatibilityUpdater;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.reload.ReloadViewModel.Link;
import org.jointscope.ui.reload.ReloadViewModel.State;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.Reloading;
import org.jointscope.ui.storage.Saving;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReloadViewModelTest {
    private static final int HEAD = 2;
    private static final long WATCHDOG_MILLIS = 20_000;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final Texts texts = Texts.program();
    private final ImmediateWork work = new ImmediateWork();
    private final FileOpener opener = new FileOpener(document, work, work, texts);
    private final List<Runnable> reports = new ArrayList<>();
    private final Reloading reloading = new Reloading(
            document,
            opener,
            new Saving(document, new ImmediateWork(), texts),
            new ImmediateWork(),
            new ImmediateWork(),
            this::report);
    private final ReloadViewModel viewModel = new ReloadViewModel(document, reloading, new ImmediateWork(), texts);
    private final List<String> panes = new ArrayList<>();

    @BeforeEach
    void openGuard() {
        new Reparser(document, new ImmediateWork());
        new PairValidator(document, new ImmediateWork());
        new CompatibilityUpdater(document, new ImmediateWork());
        viewModel.onPane(panes::add);
        opener.reopen(List.of(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }

    @AfterEach
    void close() {
        viewModel.close();
    }

    private void report(Runnable report) {
        synchronized (reports) {
            reports.add(report);
        }
    }

    /** Rewrites the animation, and runs the reports of the watcher until a condition is met. */
    private State write(String text, BooleanSupplier until) throws InterruptedException {
        SmallModel.write(folder, "walk.md5anim", text);
        long end = System.currentTimeMillis() + WATCHDOG_MILLIS;
        while (!until.getAsBoolean() && System.currentTimeMillis() < end) {
            List<Runnable> now;
            synchronized (reports) {
                now = List.copyOf(reports);
                reports.clear();
            }
            now.forEach(Runnable::run);
            Thread.sleep(5);
        }
        assertThat(until.getAsBoolean()).isTrue();
        return state();
    }

    private State state() {
        return viewModel.stateProperty().get();
    }

    private static List<String> links(State state) {
        return state.links().stream().map(Link::text).toList();
    }

    private static void click(List<Link> links, String text) {
        links.stream()
                .filter(link -> link.text().equals(text))
                .findFirst()
                .orElseThrow()
                .action()
                .run();
    }

    @Test
    void tellsWhatHasChanged() throws InterruptedException {
        String other = SmallModel.anim(SmallModel.GUARD, 24, 0, 0.6, 0.2, 0.1, 0);
        State state = write(other, () -> !state().links().isEmpty());
        assertThat(state.message()).isEqualTo("Reloaded walk.md5anim.");
        assertThat(state.problem()).isFalse();
        // asin(0.6) and asin(0.1), doubled
        assertThat(links(state))
                .containsExactly(
                        "hips rotates by up to 62.26° (frame 1)", "Qx of hips: 0.1 → 0.6 (frame 1)", "Compare");
        click(state.links(), "Qx of hips: 0.1 → 0.6 (frame 1)");
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        assertThat(document.selectedComponentProperty().get()).contains(Component.QX);
        assertThat(document.playback().getFrame()).isEqualTo(1);
        click(state.links(), "Compare");
        assertThat(panes).containsExactly("compareTab");
        assertThat(document.counterpartProperty().get().name())
                .isEqualTo("guard.md5mesh + walk.md5anim (previous version)");
        viewModel.dismiss();
        assertThat(state()).isEqualTo(State.NONE);
    }

    @Test
    void tellsNewIssuesAndEngines() throws InterruptedException {
        State state = write(
                SmallModel.cycle().replace("\"head\" 1", "\"head\" 2"),
                () -> links(state()).stream().anyMatch(link -> link.startsWith("now rejected by")));
        assertThat(links(state)).contains("1 new issue").anyMatch(it -> it.contains("Doom 3"));
        List<Set<IssueCode>> filtered = new ArrayList<>();
        viewModel.onIssues(filtered::add);
        click(state.links(), "1 new issue");
        assertThat(filtered).singleElement().isEqualTo(Set.of(IssueCode.JOINT_PARENT_SELF));
        assertThat(panes).containsExactly("issuesTab");
        viewModel.dismiss();
        state = write(
                SmallModel.cycle(),
                () -> links(state()).stream().anyMatch(link -> link.startsWith("no longer rejected by")));
        assertThat(links(state)).contains("1 issue resolved");
    }

    @Test
    void incompleteFileCanBeShown() throws InterruptedException {
        String half = SmallModel.ramp().substring(0, SmallModel.ramp().indexOf("frame 2"));
        State state = write(half, () -> state().problem());
        assertThat(state.message())
                .startsWith("walk.md5anim is incomplete: ")
                .endsWith("The last version remains open.");
        click(state.choices(), "Show Anyway");
        assertThat(document.getOpen().md5Anim().orElseThrow().frames()).hasSize(2);
        assertThat(state().problem()).isFalse();
    }

    @Test
    void missingFileIsNamed() throws Exception {
        Files.delete(folder.resolve("guard.md5mesh"));
        State state = write(SmallModel.ramp(), () -> state().problem());
        assertThat(state.message()).startsWith("Could not read guard.md5mesh again: ");
        assertThat(state.choices()).isEmpty();
    }

    @Test
    void editsAreKeptDiscardedOrApplied() throws InterruptedException {
        document.editing().apply(new BaseframeEdit(HEAD, Component.TZ, 12));
        State state = write(SmallModel.ramp(), () -> state().problem());
        assertThat(state.choices())
                .extracting(Link::text)
                .containsExactly("Keep Edits", "Discard Edits and Reload", "Apply Edits to Changed File");
        click(state.links(), "Compare");
        assertThat(document.counterpartProperty().get().name()).isEqualTo("guard.md5mesh + walk.md5anim (on disk)");
        assertThat(document.counterpartProperty().get().model().timelineFrames().count())
                .isEqualTo(4);
        assertThat(document.getOpen().timelineFrames().count()).isEqualTo(5);
        click(state.choices(), "Apply Edits to Changed File");
        assertThat(document.getOpen().timelineFrames().count()).isEqualTo(4);
        assertThat(document.editing().modifiedProperty().get()).isTrue();
        state = write(SmallModel.anim(List.of("a", "b", "c"), 24, 0, 0), () -> state().problem());
        assertThat(state.choices()).extracting(Link::text).containsExactly("Keep Edits", "Discard Edits and Reload");
    }
}
