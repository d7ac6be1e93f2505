package org.jointscope.ui.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class TimelineViewModelTest {
    @TempDir private Path folder;

    private final Document document = new Document();
    private final TimelineViewModel timeline = new TimelineViewModel(document.playback());

    @Test
    void withoutAnAnimationThereIsNothingToPlay() {
        assertThat(timeline.stillProperty().get()).isTrue();
        assertThat(timeline.frameTextProperty().get()).isEqualTo("0.0 / 0");
        assertThat(timeline.secondsTextProperty().get()).isEqualTo("– s");
        assertThat(timeline.rateTextProperty().get()).isEqualTo("0 fps");
    }

    @Test
    void oneFrameIsNothingToPlay() {
        open(SmallModel.anim(SmallModel.GUARD, 24, 0.1));
        assertThat(timeline.stillProperty().get()).isTrue();
    }

    @Test
    void momentIsShownInFramesAndSeconds() {
        open(SmallModel.cycle());
        assertThat(timeline.stillProperty().get()).isFalse();
        assertThat(timeline.rateTextProperty().get()).isEqualTo("24 fps");
        timeline.scrub(3);
        assertThat(timeline.frameTextProperty().get()).isEqualTo("3.0 / 4");
        assertThat(timeline.secondsTextProperty().get()).isEqualTo("0.125 s");
        timeline.scrub(1.25);
        assertThat(timeline.frameTextProperty().get()).isEqualTo("1.3 / 4");
        assertThat(timeline.secondsTextProperty().get()).isEqualTo("0.052 s");
    }

    @Test
    void oddRateHasDecimals() {
        open(SmallModel.anim(SmallModel.GUARD, 29.97, 0, 0.1));
        assertThat(timeline.rateTextProperty().get()).isEqualTo("29.97 fps");
    }

    @Test
    void withoutARateThereAreNoSeconds() {
        open(SmallModel.anim(SmallModel.GUARD, 0, 0, 0.1));
        timeline.stepForward();
        assertThat(timeline.frameTextProperty().get()).isEqualTo("1.0 / 1");
        assertThat(timeline.secondsTextProperty().get()).isEqualTo("– s");
    }

    @Test
    void scrubStopsAtTheFrameBetweenTwo() {
        open(SmallModel.cycle());
        timeline.scrub(2.5);
        assertThat(timeline.playingProperty().get()).isFalse();
        assertThat(timeline.frameProperty().get()).isEqualTo(2.5);
    }

    @Test
    void scrubStaysWithinTheAnimation() {
        open(SmallModel.cycle());
        timeline.scrub(17);
        assertThat(timeline.frameProperty().get()).isEqualTo(timeline.lastFrame()).isEqualTo(4);
    }

    @Test
    void stepsAreWholeFrames() {
        open(SmallModel.cycle());
        timeline.scrub(2.5);
        timeline.stepForward();
        assertThat(timeline.frameProperty().get()).isEqualTo(3);
        timeline.stepBack();
        assertThat(timeline.frameProperty().get()).isEqualTo(2);
    }

    @Test
    void playAndPauseTakeTurns() {
        open(SmallModel.cycle());
        assertThat(timeline.playingProperty().get()).isTrue();
        timeline.togglePlaying();
        assertThat(timeline.playingProperty().get()).isFalse();
        timeline.togglePlaying();
        assertThat(timeline.playingProperty().get()).isTrue();
    }

    @Test
    void speedAndLoopAreThePlayheads() {
        timeline.speedProperty().set(0.5);
        timeline.loopingProperty().set(false);
        assertThat(document.playback().speedProperty().get()).isEqualTo(0.5);
        assertThat(document.playback().loopingProperty().get()).isFalse();
    }

    @Test
    void speedsAreMultiples() {
        assertThat(TimelineViewModel.SPEEDS.stream().map(TimelineViewModel::speedText))
                .containsExactly("×0.1", "×0.25", "×0.5", "×1", "×2", "×4");
    }

    private void open(String anim) {
        document.show(SmallModel.open(SmallModel.write(folder, "walk.md5anim", anim)));
    }
}
