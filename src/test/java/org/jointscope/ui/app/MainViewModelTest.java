package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.check.engine.Engines;
import org.jointscope.messages.Texts;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.compatibility.ChosenEngines;
import org.jointscope.ui.compatibility.CompatibilityViewModel;
import org.jointscope.ui.document.CounterpartLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.IssuesFold;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.image.ImageExport;
import org.jointscope.ui.issues.IssuesViewModel;
import org.jointscope.ui.md5.repair.RepairViewModel;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.recovery.RecoveryStore;
import org.jointscope.ui.recovery.RecoveryViewModel;
import org.jointscope.ui.reload.ReloadViewModel;
import org.jointscope.ui.start.StartViewModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.FolderRenames;
import org.jointscope.ui.storage.RecentFiles;
import org.jointscope.ui.storage.Reloading;
import org.jointscope.ui.storage.Saving;
import org.jointscope.ui.storage.SessionSaving;
import org.jointscope.ui.viewport.ViewportViewModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainViewModelTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ImmediateWork work = new ImmediateWork();
    private final Texts texts = Texts.program();
    private final PairValidator pairs = new PairValidator(document, work);
    private final FileOpener opener = new FileOpener(document, work, work, texts);
    private final RecentFiles recent =
            new RecentFiles(document, new FileSettings(Path.of("target", "no-settings")), opener::session);
    private final Saving saving = new Saving(document, work, texts);
    private final MainViewModel main = new MainViewModel(
            document,
            opener,
            new CounterpartLoader(document, work, work),
            saving,
            new FolderRenames(document, opener, work, texts),
            new IssuesFold(document),
            new IssuesViewModel(document, pairs, new SimpleObjectProperty<>(Set.copyOf(Engines.ALL)), texts),
            new CompatibilityViewModel(document, pairs, new ChosenEngines(new MemorySettings()), work, texts),
            new EditsViewModel(document, work, texts),
            new RepairViewModel(document, work, work, texts),
            new EnginePreviewViewModel(document, texts),
            new SessionSaving(document, work, texts),
            new ImageExport(document, work, new MemorySettings(), texts),
            new SessionState(
                    document,
                    new ViewportViewModel(document),
                    new EnginePreviewViewModel(document, texts),
                    new IssuesFold(document)),
            new StartViewModel(document, opener, work, recent),
            new ReloadViewModel(
                    document,
                    new Reloading(document, opener, saving, work, new ImmediateWork(), Runnable::run),
                    work,
                    texts),
            new RecoveryViewModel(
                    document,
                    opener,
                    new RecoveryStore(Path.of("target", "no-recovery")),
                    new ImmediateWork(),
                    new ImmediateWork(),
                    0,
                    texts));

    @AfterEach
    void close() {
        main.reload().close();
    }

    private final Commands commands = new Commands(texts);

    @BeforeEach
    void addCommands() {
        PlaybackCommands.add(commands, document.playback());
    }

    @Test
    void opensFiles() {
        openWalk();
        assertThat(document.getOpen().name()).isEqualTo("walk.md5anim");
    }

    @Test
    void opensTheSample() {
        main.opener().openSample();
        assertThat(document.getOpen().name()).isEqualTo("dapple.md5mesh + walk.md5anim");
    }

    @Test
    void playsAndPauses() {
        openWalk();
        commands.get("play").run();
        assertThat(document.playback().playingProperty().get()).isFalse();
        commands.get("play").run();
        assertThat(document.playback().playingProperty().get()).isTrue();
    }

    @Test
    void stepsBothWays() {
        openWalk();
        commands.get("stepForward").run();
        commands.get("stepForward").run();
        assertThat(document.playback().getFrame()).isEqualTo(2);
        commands.get("stepBack").run();
        assertThat(document.playback().getFrame()).isEqualTo(1);
    }

    @Test
    void goesToBothEnds() {
        openWalk();
        commands.get("last").run();
        assertThat(document.playback().getFrame()).isEqualTo(document.playback().lastFrame());
        commands.get("first").run();
        assertThat(document.playback().getFrame()).isZero();
    }

    @Test
    void loopModesFollowOneAnother() {
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.LOOP);
        commands.get("nextLoop").run();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.ONCE);
        commands.get("nextLoop").run();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.PING_PONG);
        commands.get("nextLoop").run();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.LOOP);
    }

    private void openWalk() {
        main.opener().open(List.of(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }
}
