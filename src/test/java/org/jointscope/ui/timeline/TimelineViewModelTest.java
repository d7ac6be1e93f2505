package org.jointscope.ui.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.jointscope.messages.Texts;
import org.jointscope.pose.LoopRule;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.timeline.TimelineViewModel.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimelineViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final TimelineViewModel timeline = new TimelineViewModel(document.playheads(), Texts.program());

    private void open(String anim) {
        document.show(SmallModel.open(SmallModel.write(folder, "walk.md5anim", anim)));
    }

    @Test
    void withoutAnAnimationItSaysThatThereIsNone() {
        assertThat(timeline.state.getValue().still()).isTrue();
        assertThat(timeline.state.getValue().unplayable()).isTrue();
        assertThat(timeline.state.getValue().standstill()).isEqualTo("no animation");
        assertThat(timeline.state.getValue().frame()).isEqualTo("–");
        assertThat(timeline.state.getValue().seconds()).isEqualTo("–");
        assertThat(timeline.state.getValue().unlikeDoom3()).isFalse();
    }

    @Test
    void oneFrameIsNothingToPlay() {
        open(SmallModel.anim(SmallModel.GUARD, 24, 0.1));

        assertThat(timeline.state.getValue().still()).isTrue();
        assertThat(timeline.state.getValue().standstill()).isEqualTo("only one frame: nothing to play");
    }

    @Test
    void withoutARateItCanBeSteppedButNotPlayed() {
        open(SmallModel.anim(SmallModel.GUARD, 0, 0, 0.1));
        document.playback().step(1);

        assertThat(timeline.state.getValue().still()).isFalse();
        assertThat(timeline.state.getValue().unplayable()).isTrue();
        assertThat(timeline.state.getValue().standstill())
                .isEqualTo("frameRate is 0: use the step buttons or drag the playhead");
        assertThat(timeline.state.getValue().frame()).isEqualTo("1.0 / 1");
        assertThat(timeline.state.getValue().seconds()).isEqualTo("–");
        assertThat(timeline.name(LoopRule.WRAPS, true).getValue()).isEqualTo("wraps to frame 0 · –");
        assertThat(timeline.state.getValue().unlikeDoom3()).isFalse();
    }

    @Test
    void momentIsShownInFramesAndSeconds() {
        open(SmallModel.cycle());
        assertThat(timeline.state.getValue().standstill()).isEmpty();
        assertThat(timeline.state.getValue().rate()).isEqualTo("24 fps");

        document.playback().seek(3);
        assertThat(timeline.state.getValue().frame()).isEqualTo("3.0 / 4");
        assertThat(timeline.state.getValue().seconds()).isEqualTo("0.125 / 0.167 s");
        document.playback().seek(1.25);
        assertThat(timeline.state.getValue().frame()).isEqualTo("1.2 / 4");
        assertThat(timeline.state.getValue().seconds()).isEqualTo("0.052 / 0.167 s");
    }

    @Test
    void frameFieldAndTablesAgree() {
        open(SmallModel.cycle());
        document.playback().seek(2.97);
        assertThat(document.playback().readableWholeFrame()).isEqualTo(2);
        assertThat(timeline.state.getValue().frame()).isEqualTo("2.9 / 4");
        assertThat(timeline.typedFrame()).isEqualTo("2.9");
        document.playback().seek(2.7);
        assertThat(timeline.typedFrame()).isEqualTo("2.7");
    }

    @Test
    void blendFromTheLastFrameIntoTheFirstIsNoFrame() {
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[25]));
        document.playback().loopRuleProperty().set(LoopRule.WRAPS);
        document.playback().advance(24.25 / 24);
        assertThat(timeline.state.getValue().frame()).isEqualTo("24 → 0 (25%)");
        assertThat(timeline.state.getValue().seconds()).isEqualTo("1.010 / 1.042 s");

        document.playback().toggle();
        document.playback().loopRuleProperty().set(LoopRule.LAST_IS_FIRST);
        assertThat(timeline.state.getValue().frame()).isEqualTo("24.0 / 24");
        assertThat(timeline.state.getValue().seconds()).isEqualTo("1.000 / 1.000 s");
    }

    @Test
    void oddRateHasDecimals() {
        open(SmallModel.anim(SmallModel.GUARD, 29.97, 0, 0.1));

        assertThat(timeline.state.getValue().rate()).isEqualTo("29.97 fps");
    }

    @Test
    void whilePlayingTheTextIsLeftAsLongAsItTakesToRead() {
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[100]));
        document.playback().advance(0.02);
        assertThat(timeline.state.getValue().frame()).isEqualTo("0.0 / 99");
        assertThat(document.playback().frameProperty().get()).isEqualTo(0.48, within(1e-9));

        document.playback().advance(0.06);
        assertThat(timeline.state.getValue().frame()).isEqualTo("1.9 / 99");
    }

    @Test
    void bothLoopRulesAreShownWithTheirLength() {
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[25]));

        assertThat(timeline.name(LoopRule.LAST_IS_FIRST, true).getValue()).isEqualTo("last frame = first · 1.000 s");
        assertThat(timeline.name(LoopRule.WRAPS, true).getValue()).isEqualTo("wraps to frame 0 · 1.042 s");
        assertThat(timeline.name(LoopRule.LAST_IS_FIRST, false).getValue())
                .isEqualTo("Last frame duplicates the first, as in Doom 3: 1.000 s");
        assertThat(timeline.name(LoopRule.WRAPS, false).getValue())
                .isEqualTo("Wraps, interpolating from the last frame to the first: 1.042 s");
    }

    @Test
    void aLoopThatDoom3WouldPlayOtherwiseIsMarked() {
        open(SmallModel.cycle());
        assertThat(timeline.state.getValue().unlikeDoom3()).isFalse();

        document.playback().loopRuleProperty().set(LoopRule.WRAPS);
        assertThat(timeline.state.getValue().unlikeDoom3()).isTrue();
        assertThat(timeline.state.getValue().seconds()).endsWith("/ 0.208 s");

        open(SmallModel.ramp());
        assertThat(timeline.state.getValue().unlikeDoom3()).isTrue();
        document.playback().loopRuleProperty().set(LoopRule.LAST_IS_FIRST);
        assertThat(timeline.state.getValue().unlikeDoom3()).isFalse();
    }

    @Test
    void theLoopRuleIsExplainedWithTheAnimationsOwnNumbers() {
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[30]));
        assertThat(timeline.explainRules())
                .startsWith("30 frames, 29 intervals.")
                .contains("⌈29 · 1000 / 24⌉ = 1209 ms")
                .contains("In this animation, the last frame duplicates the first.");

        open(SmallModel.ramp());
        assertThat(timeline.explainRules()).contains("the last frame differs from the first");
    }

    @Test
    void rangeIsWholeFramesAndCanBeCleared() {
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[25]));
        assertThat(timeline.state.getValue().range()).isEqualTo("range: all frames");
        assertThat(timeline.state.getValue().ranged()).isFalse();

        document.playback().setRange(5, 12);
        assertThat(timeline.state.getValue().range()).isEqualTo("range: frames 5–12");
        assertThat(timeline.state.getValue().ranged()).isTrue();

        document.playback().seek(20);
        assertThat(document.playback().range().start()).isEqualTo(5);
        assertThat(document.playback().range().end()).isEqualTo(12);

        document.playback().clearRange();
        assertThat(timeline.state.getValue().ranged()).isFalse();
    }

    @Test
    void anotherAnimationIsPlayedAsAWhole() {
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[25]));
        document.playback().setRange(5, 12);
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[40]));

        assertThat(timeline.state.getValue().ranged()).isFalse();
        assertThat(document.playback().range().end()).isEqualTo(39);
    }

    @Test
    void playStepFirstAndLastMoveThePlayhead() {
        open(SmallModel.cycle());
        document.playback().toggle();
        assertThat(document.playback().playingProperty().get()).isFalse();
        document.playback().seek(document.playback().lastFrame());
        assertThat(document.playback().frameProperty().get())
                .isEqualTo(document.playback().lastFrame())
                .isEqualTo(4);
        document.playback().step(-1);
        assertThat(document.playback().frameProperty().get()).isEqualTo(3);
        document.playback().seek(0);
        assertThat(document.playback().frameProperty().get()).isZero();
        document.playback().step(1);
        assertThat(document.playback().frameProperty().get()).isEqualTo(1);
    }

    @Test
    void loopModesTakeTurns() {
        document.playback().nextLoopMode();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.ONCE);
        document.playback().nextLoopMode();
        document.playback().nextLoopMode();
        assertThat(document.playback().loopModeProperty().get()).isEqualTo(LoopMode.LOOP);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.1, ×0.1", "1, 0.25, ×0.25", "2.4, 0.5, ×0.5", "2.6, 1, ×1", "5, 4, ×4"})
    void speedIsChosenInSteps(double position, double speed, String text) {
        document.playback().setSpeedStep(position);

        assertThat(document.playback().speedProperty().get()).isEqualTo(speed);
        assertThat(timeline.state.getValue().speed()).isEqualTo(text);
        assertThat(Playback.speedStep(speed)).isEqualTo(Math.rint(position));
        document.playback().speedProperty().set(1);
        assertThat(timeline.state.getValue().speed()).isEqualTo("×1");
    }

    @ParameterizedTest
    @CsvSource({"1, -1, 0.5", "1, 1, 2", "0.3, -1, 0.25", "0.3, 1, 0.5", "0.1, -1, 0.1", "4, 1, 4"})
    void nextStepOfTheSpeedIsTheNearestOne(double speed, int direction, double next) {
        document.playback().speedProperty().set(speed);
        document.playback().changeSpeed(direction);

        assertThat(document.playback().speedProperty().get()).isEqualTo(next);
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "×0.3, 0.3", "x 1.5, 1.5", "'0,5', 0.5", "4.01, 1", "0, 1", "NaN, 1", "f, 1"})
    void typedSpeedIsAFactorWithinTheLimits(String typed, double speed) {
        String reason = timeline.typeSpeed(typed);

        assertThat(document.playback().speedProperty().get()).isEqualTo(speed);
        assertThat(reason).isEqualTo(speed == 1 ? "Enter a speed from 0.1 to 4." : "");
    }

    @Test
    void noTextOfARoundIsWiderThanTheReservedOne() {
        open(SmallModel.anim(SmallModel.GUARD, 24, new double[112]));
        document.playback().loopRuleProperty().set(LoopRule.WRAPS);
        for (int step = 0; step < 1000; step++) {
            document.playback().advance(0.07);
            State now = timeline.state.getValue();
            assertThat(now.frame().length())
                    .isLessThanOrEqualTo(now.widestFrame().length());
            assertThat(now.seconds().length())
                    .isLessThanOrEqualTo(now.widestSeconds().length());
        }
    }
}
