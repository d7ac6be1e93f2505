package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;

class MainViewModelTest {
    @TempDir private Path folder;

    private final Document document = new Document();
    private final MainViewModel main =
            new MainViewModel(
                    document, new FileOpener(document, new ImmediateWork(), new ImmediateWork()));

    private final Commands commands =
            new Commands(new Texts(ResourceBundle.getBundle("org.jointscope.ui.messages")));

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
        main.openSample();
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
        main.open(List.of(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }
}
