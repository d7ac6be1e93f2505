package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.jointscope.format.Md5AnimReader;
import org.jointscope.pose.Clip;
import org.jointscope.pose.LoopRule;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

class PlaybackTest {
    private static final Offset<Double> EXACT = within(1e-9);

    /** One frame at the clips' 24 frames a second. */
    private static final double FRAME = 1.0 / 24;

    private final Playback playback = new Playback();

    @Test
    void clipIsPlayedFromItsBeginning() {
        playback.load(clip(SmallModel.cycle()));
        assertThat(playback.playingProperty().get()).isTrue();
        assertThat(playback.getFrame()).isZero();
        assertThat(playback.frameCountProperty().get()).isEqualTo(5);
        assertThat(playback.frameRateProperty().get()).isEqualTo(24);
        assertThat(playback.lastFrame()).isEqualTo(4);
    }

    @Test
    void anotherClipIsRewoundAndPlayed() {
        playback.load(clip(SmallModel.cycle()));
        playback.seek(3.5);
        playback.load(clip(SmallModel.ramp()));
        assertThat(playback.getFrame()).isZero();
        assertThat(playback.playingProperty().get()).isTrue();
        assertThat(playback.lastFrame()).isEqualTo(3);
    }

    @Test
    void playheadMovesAtTheClipsRate() {
        playback.load(clip(SmallModel.cycle()));
        playback.advance(0.0625);
        assertThat(playback.getFrame()).isEqualTo(1.5, EXACT);
    }

    @Test
    void playheadMovesFasterAndSlower() {
        playback.load(clip(SmallModel.cycle()));
        playback.speedProperty().set(0.25);
        playback.advance(2 * FRAME);
        assertThat(playback.getFrame()).isEqualTo(0.5, EXACT);
        playback.speedProperty().set(4);
        playback.advance(FRAME / 2);
        assertThat(playback.getFrame()).isEqualTo(2.5, EXACT);
    }

    @Test
    void playheadRestsWhilePaused() {
        playback.load(clip(SmallModel.cycle()));
        playback.seek(1);
        playback.advance(FRAME);
        assertThat(playback.getFrame()).isEqualTo(1);
    }

    @Test
    void lastFrameThatIsTheFirstIsNotShownTwice() {
        playback.load(clip(SmallModel.cycle()));
        assertThat(playback.loopRule()).isEqualTo(LoopRule.LAST_IS_FIRST);
        playback.advance(3.5 * FRAME);
        assertThat(playback.getFrame()).isEqualTo(3.5, EXACT);
        playback.advance(FRAME);
        assertThat(playback.getFrame()).isEqualTo(0.5, EXACT);
    }

    @Test
    void clipThatWrapsGoesOnFromItsLastFrameIntoItsFirst() {
        playback.load(clip(SmallModel.ramp()));
        assertThat(playback.loopRule()).isEqualTo(LoopRule.WRAPS);
        playback.advance(3.5 * FRAME);
        assertThat(playback.getFrame()).isEqualTo(3.5, EXACT).isGreaterThan(playback.lastFrame());
        playback.advance(FRAME);
        assertThat(playback.getFrame()).isEqualTo(0.5, EXACT);
    }

    @Test
    void roundsAreNotLostInALongPause() {
        playback.load(clip(SmallModel.cycle()));
        playback.advance((10 * 4 + 1.25) * FRAME);
        assertThat(playback.getFrame()).isEqualTo(1.25, EXACT);
    }

    @Test
    void clipPlayedOnceStopsAtItsEnd() {
        playback.loopingProperty().set(false);
        playback.load(clip(SmallModel.ramp()));
        playback.advance(3.5 * FRAME);
        assertThat(playback.getFrame()).isEqualTo(3);
        assertThat(playback.playingProperty().get()).isFalse();
    }

    @Test
    void clipPlayedOnceStartsOverFromItsEnd() {
        playback.loopingProperty().set(false);
        playback.load(clip(SmallModel.ramp()));
        playback.advance(10);
        playback.toggle();
        assertThat(playback.getFrame()).isZero();
        assertThat(playback.playingProperty().get()).isTrue();
    }

    @Test
    void pauseInTheMiddleGoesOnFromThere() {
        playback.loopingProperty().set(false);
        playback.load(clip(SmallModel.ramp()));
        playback.advance(FRAME);
        playback.toggle();
        assertThat(playback.playingProperty().get()).isFalse();
        playback.toggle();
        assertThat(playback.playingProperty().get()).isTrue();
        assertThat(playback.getFrame()).isEqualTo(1, EXACT);
    }

    @Test
    void stepsGoToWholeFramesAndStop() {
        playback.load(clip(SmallModel.ramp()));
        playback.advance(1.5 * FRAME);
        playback.step(1);
        assertThat(playback.playingProperty().get()).isFalse();
        assertThat(playback.getFrame()).isEqualTo(2);
        playback.seek(1.5);
        playback.step(-1);
        assertThat(playback.getFrame()).isEqualTo(1);
    }

    @Test
    void stepsGoRoundTheEnds() {
        playback.load(clip(SmallModel.ramp()));
        assertThat(framesOfSteps(1, 5)).containsExactly(1.0, 2.0, 3.0, 0.0, 1.0);
        assertThat(framesOfSteps(-1, 5)).containsExactly(0.0, 3.0, 2.0, 1.0, 0.0);
    }

    @Test
    void stepsFromTheBlendBackToTheFirstFrameReachBothOfItsFrames() {
        playback.load(clip(SmallModel.ramp()));
        playback.advance(3.5 * FRAME);
        playback.step(1);
        assertThat(playback.getFrame()).isZero();
        playback.toggle();
        playback.advance(3.5 * FRAME);
        playback.step(-1);
        assertThat(playback.getFrame()).isEqualTo(3);
    }

    @Test
    void seekStopsAndStaysWithinTheClip() {
        playback.load(clip(SmallModel.ramp()));
        playback.seek(1.75);
        assertThat(playback.playingProperty().get()).isFalse();
        assertThat(playback.getFrame()).isEqualTo(1.75);
        playback.seek(99);
        assertThat(playback.getFrame()).isEqualTo(3);
        playback.seek(-1);
        assertThat(playback.getFrame()).isZero();
    }

    @Test
    void withoutAClipNothingMoves() {
        assertStandsStill(0);
    }

    @Test
    void oneFrameStandsStill() {
        playback.load(clip(SmallModel.anim(SmallModel.GUARD, 24, 0.1)));
        assertStandsStill(0);
    }

    @Test
    void clipWithoutARateCanBeSteppedButNotPlayed() {
        playback.load(clip(SmallModel.anim(SmallModel.GUARD, 0, 0, 0.1, 0.2)));
        assertStandsStill(1);
    }

    @Test
    void unloadedClipIsGone() {
        playback.load(clip(SmallModel.ramp()));
        playback.advance(FRAME);
        playback.unload();
        assertThat(playback.frameCountProperty().get()).isZero();
        assertThat(playback.frameRateProperty().get()).isZero();
        assertStandsStill(0);
    }

    private void assertStandsStill(double frameAfterStep) {
        assertThat(playback.canPlay()).isFalse();
        assertThat(playback.playingProperty().get()).isFalse();
        playback.toggle();
        assertThat(playback.playingProperty().get()).isFalse();
        playback.advance(1);
        assertThat(playback.getFrame()).isZero();
        playback.step(1);
        assertThat(playback.getFrame()).isEqualTo(frameAfterStep);
    }

    private List<Double> framesOfSteps(int direction, int count) {
        List<Double> frames = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            playback.step(direction);
            frames.add(playback.getFrame());
        }
        return frames;
    }

    private static Clip clip(String text) {
        return Clip.of(Md5AnimReader.read(text.getBytes(StandardCharsets.UTF_8)).model());
    }
}
