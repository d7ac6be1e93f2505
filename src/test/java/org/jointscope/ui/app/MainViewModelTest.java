package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FileOpener;
import org.jointscope.ui.document.LoopMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

class MainViewModelTest {
    @TempDir private Path folder;

    private final Document document = new Document();
    private final MainViewModel main =
            new MainViewModel(
                    document, new FileOpener(document, new ImmediateWork(), new ImmediateWork()));

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
        main.togglePlaying();
        assertThat(document.playback().playingProperty().get()).isFalse();
        main.togglePlaying();
        assertThat(document.playback().playingProperty().get()).isTrue();
    }

    @Test
    void stepsBothWays() {
        openWalk();
        main.stepForward();
        main.stepForward();
        assertThat(document.playback().getFrame()).isEqualTo(2);
        main.stepBack();
        assertThat(document.playback().getFrame()).isEqualTo(1);
    }

    @Test
    void goesToBothEnds() {
        openWalk();
        main.goToLast();
        assertThat(document.playback().getFrame()).isEqualTo(document.playback().lastFrame());
        main.goToFirst();
        assertThat(document.playback().getFrame()).isZero();
    }

    @Test
    void loopModesFollowOneAnother() {
        assertThat(main.loopModeProperty().get()).isEqualTo(LoopMode.LOOP);
        main.nextLoopMode();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.ONCE);
        main.nextLoopMode();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.PING_PONG);
        main.nextLoopMode();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.LOOP);
    }

    private void openWalk() {
        main.open(List.of(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
    }
}
