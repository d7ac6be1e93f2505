package org.jointscope.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.scene.Timeline;
import org.jointscope.scene.TimelineFrames;
import org.jointscope.testing.AllocationMeter;
import org.jointscope.testing.Clips;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Five frames at ten frames per second, unless specified otherwise. */
class PlaybackTest {

    /** Bytes that the measurement itself, or the JIT compiler, can allocate. */
    private static final long NEARLY_NOTHING = 4_096;

    private final Playback playback = new Playback();

    private void loadClosed() {
        playback.load(TimelineFrames.of(Clips.closed(5, 10)));
    }

    private void loadOpen() {
        playback.load(TimelineFrames.of(Clips.open(5, 10)));
    }

    private void assertFrame(double expected) {
        assertThat(playback.getFrame()).isCloseTo(expected, within(1e-9));
    }

    private List<Double> framesOver(int steps, double seconds) {
        List<Double> frames = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            playback.advance(seconds);
            frames.add(playback.getFrame());
        }
        return frames;
    }

    @Nested
    class Loading {

        @Test
        void aClipPlaysFromItsFirstFrameByItsOwnLoopRule() {
            loadOpen();

            assertThat(playback.playingProperty().get()).isTrue();
            assertThat(playback.loopRuleProperty().get()).isEqualTo(LoopRule.WRAPS);
            assertThat(playback.framesProperty().get().loop()).isEqualTo(LoopRule.WRAPS);
            assertThat(playback.frameCountProperty().get()).isEqualTo(5);
            assertThat(playback.frameRateProperty().get()).isEqualTo(10);
            assertFrame(0);
        }

        @Test
        void anotherClipRewindsAndForgetsTheRange() {
            loadOpen();
            playback.setRange(2, 3);
            playback.seek(3);

            playback.load(TimelineFrames.of(Clips.closed(9, 10)));

            assertThat(playback.range().start()).isZero();
            assertThat(playback.range().end()).isEqualTo(8);
            assertThat(playback.loopRuleProperty().get()).isEqualTo(LoopRule.LAST_IS_FIRST);
            assertFrame(0);
        }

        @Test
        void withoutAClipThereIsNothingToPlay() {
            loadOpen();
            playback.seek(3);

            playback.load(TimelineFrames.NONE);
            playback.toggle();
            playback.step(1);
            playback.setRange(2, 3);

            assertThat(playback.playingProperty().get()).isFalse();
            assertThat(playback.lastFrame()).isZero();
            assertThat(playback.range().end()).isZero();
            assertFrame(0);
        }

        @Test
        void oneFrameStandsStill() {
            playback.load(TimelineFrames.of(Clips.closed(1, 10)));
            playback.toggle();
            playback.advance(1);

            assertThat(playback.playingProperty().get()).isFalse();
            assertFrame(0);
        }

        @Test
        void withoutAFrameRateOnlySteppingAndScrubbingMove() {
            playback.load(TimelineFrames.of(Clips.open(5, 0)));
            playback.toggle();
            playback.advance(1);
            assertThat(playback.playingProperty().get()).isFalse();
            assertFrame(0);

            playback.step(1);
            assertFrame(1);
            playback.seek(2.5);
            assertFrame(2.5);
        }
    }

    @Nested
    class Looping {

        @Test
        void theLastFrameIsTheFirstOneAgain() {
            loadClosed();
            playback.advance(0.35);
            assertFrame(3.5);

            playback.advance(0.1);
            assertFrame(0.5);
        }

        @Test
        void aClipThatWrapsBlendsTheLastFrameIntoTheFirst() {
            loadOpen();
            playback.advance(0.45);
            assertFrame(4.5);

            playback.advance(0.1);
            assertFrame(0.5);
        }

        @Test
        void aLongPauseSkipsWholeRounds() {
            loadClosed();
            playback.advance(4.1);

            assertFrame(1);
        }

        @Test
        void pausedNothingMoves() {
            loadClosed();
            playback.toggle();
            playback.advance(0.1);

            assertFrame(0);
        }
    }

    @Nested
    class Once {

        @Test
        void stopsAtTheLastFrame() {
            loadOpen();
            playback.loopModeProperty().set(LoopMode.ONCE);
            playback.advance(0.39);
            assertThat(playback.playingProperty().get()).isTrue();

            playback.advance(1);
            assertThat(playback.playingProperty().get()).isFalse();
            assertFrame(4);
        }

        @Test
        void startsOverWhenItIsPlayedAgain() {
            loadOpen();
            playback.loopModeProperty().set(LoopMode.ONCE);
            playback.advance(1);

            playback.toggle();

            assertThat(playback.playingProperty().get()).isTrue();
            assertFrame(0);
        }

        @Test
        void goesOnFromThePauseInTheMiddle() {
            loadOpen();
            playback.loopModeProperty().set(LoopMode.ONCE);
            playback.seek(2);
            playback.toggle();
            playback.advance(0.1);

            assertFrame(3);
        }
    }

    @Nested
    class PingPong {

        @Test
        void turnsRoundAtBothEnds() {
            loadClosed();
            playback.loopModeProperty().set(LoopMode.PING_PONG);
            playback.advance(0.5);
            assertFrame(3);
            playback.advance(0.2);
            assertFrame(1);
            playback.advance(0.2);
            assertFrame(1);
            playback.advance(0.1);
            assertFrame(2);
        }

        @ParameterizedTest
        @CsvSource({"0.8, 0", "0.4, 4", "2.7, 3", "2.9, 3", "81.3, 3"})
        void aLongStepCountsEveryTurn(double seconds, double frame) {
            loadClosed();
            playback.loopModeProperty().set(LoopMode.PING_PONG);
            playback.advance(seconds);

            assertThat(playback.getFrame()).isCloseTo(frame, within(1e-6));
        }

        @Test
        void neverBlendsTheLastFrameIntoTheFirst() {
            loadOpen();
            playback.loopModeProperty().set(LoopMode.PING_PONG);

            assertThat(framesOver(200, 0.013))
                    .allSatisfy(frame -> assertThat(frame).isBetween(0.0, 4.0));
        }

        @Test
        void goesOnInTheSameDirectionAfterAPause() {
            loadClosed();
            playback.loopModeProperty().set(LoopMode.PING_PONG);
            playback.advance(0.5);
            playback.toggle();
            playback.toggle();
            playback.advance(0.1);

            assertFrame(2);
        }

        @Test
        void goesForwardFromWhereOneHasScrubbedTo() {
            loadClosed();
            playback.loopModeProperty().set(LoopMode.PING_PONG);
            playback.advance(0.5);
            playback.seek(2);
            playback.toggle();
            playback.advance(0.1);

            assertFrame(3);
        }

        @Test
        void comesBackFromTheBlendThatAWrappingLoopHadReached() {
            loadOpen();
            playback.advance(0.45);
            playback.loopModeProperty().set(LoopMode.PING_PONG);
            playback.advance(0.1);

            assertThat(playback.getFrame()).isBetween(0.0, 4.0);
        }
    }

    @Nested
    class Range {

        @ParameterizedTest
        @EnumSource(LoopMode.class)
        void playingStaysInside(LoopMode mode) {
            loadOpen();
            playback.loopModeProperty().set(mode);
            playback.setRange(1, 3);

            assertThat(framesOver(100, 0.017))
                    .allSatisfy(frame -> assertThat(frame).isBetween(1.0, 3.0));
        }

        @Test
        void aLoopStartsAgainAtItsStartWithoutABlend() {
            loadOpen();
            playback.setRange(1, 3);
            playback.seek(2.5);
            playback.toggle();
            playback.advance(0.1);

            assertFrame(1.5);
        }

        @Test
        void onceStopsAtItsEndAndStartsOverAtItsStart() {
            loadOpen();
            playback.loopModeProperty().set(LoopMode.ONCE);
            playback.setRange(1, 3);
            playback.advance(1);
            assertFrame(3);
            assertThat(playback.playingProperty().get()).isFalse();

            playback.toggle();
            assertFrame(1);
        }

        @Test
        void pingPongTurnsRoundAtItsEnds() {
            loadOpen();
            playback.loopModeProperty().set(LoopMode.PING_PONG);
            playback.setRange(1, 3);
            playback.seek(2);
            playback.toggle();
            playback.advance(0.15);
            assertFrame(2.5);
            playback.advance(0.2);
            assertFrame(1.5);
        }

        @Test
        void itOutlivesALookAtAnotherFrameAndPlayingComesBack() {
            loadClosed();
            playback.setRange(1, 3);
            playback.seek(4);
            assertFrame(4);
            assertThat(playback.range().start()).isEqualTo(1);
            assertThat(playback.range().end()).isEqualTo(3);

            playback.toggle();
            assertFrame(1);
        }

        @Test
        void theWholeClipIsNoRange() {
            loadOpen();
            playback.setRange(1, 3);
            playback.clearRange();
            playback.advance(0.45);

            assertThat(playback.range().start()).isZero();
            assertThat(playback.range().end()).isEqualTo(4);
            assertFrame(4.5);
        }

        @ParameterizedTest
        @CsvSource({"-5, 99, 0, 4", "3, 3, 3, 4", "4, 4, 3, 4", "2, 1, 2, 3", "1, 2, 1, 2"})
        void itHasTwoFramesThatExistAtLeast(int start, int end, int expectedStart, int expectedEnd) {
            loadOpen();
            playback.setRange(start, end);

            assertThat(playback.range().start()).isEqualTo(expectedStart);
            assertThat(playback.range().end()).isEqualTo(expectedEnd);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "0.1, 0.1", "4, 4", "0.001, 0.1", "1000, 4"})
    void speedRunsFromATenthToFourTimes(double speed, double frame) {
        playback.load(TimelineFrames.of(Clips.closed(9, 10)));
        playback.speedProperty().set(speed);
        playback.advance(0.1);

        assertFrame(frame);
    }

    @Test
    void stepsGoToWholeFramesAndRoundTheEnds() {
        loadOpen();
        playback.seek(2.3);
        playback.step(1);
        assertFrame(3);
        playback.step(1);
        playback.step(1);
        assertFrame(0);
        playback.step(-1);
        assertFrame(4);
        playback.seek(2.3);
        playback.step(-1);
        assertFrame(2);
        assertThat(playback.playingProperty().get()).isFalse();
    }

    @Test
    void stepsFromTheBlendPastTheLastFrameReachBothOfItsFrames() {
        loadOpen();
        playback.advance(0.45);
        playback.step(1);
        assertFrame(0);

        playback.toggle();
        playback.advance(0.45);
        playback.step(-1);
        assertFrame(4);
    }

    @Test
    void seekingStopsAndEndsAtTheLastFrame() {
        loadOpen();
        playback.seek(99);
        assertFrame(4);
        playback.seek(-1);
        assertFrame(0);
        assertThat(playback.playingProperty().get()).isFalse();
    }

    @Nested
    class Readable {

        private int changes;

        @Test
        void followsFifteenTimesASecondWhilePlaying() {
            playback.load(TimelineFrames.of(Clips.open(1000, 24)));
            playback.readableFrameProperty().subscribe((before, now) -> changes++);

            framesOver(120, 1.0 / 120);

            assertThat(changes).isBetween(12, 15);
        }

        @Test
        void isTheFrameItselfWhereverThePlayheadRests() {
            loadOpen();
            playback.advance(0.01);
            assertThat(playback.readableFrameProperty().get()).isZero();

            playback.toggle();
            assertThat(playback.readableFrameProperty().get()).isEqualTo(playback.getFrame());
            playback.seek(2.75);
            assertThat(playback.readableFrameProperty().get()).isEqualTo(2.75);
            assertThat(playback.readableWholeFrame()).isEqualTo(2);
        }

        @Test
        void theBlendPastTheLastFrameBelongsToIt() {
            loadOpen();
            playback.advance(0.47);

            assertThat(playback.readableFrameProperty().get()).isEqualTo(4.7, within(1e-9));
            assertThat(playback.readableWholeFrame()).isEqualTo(4);
        }
    }

    @Test
    void playingAllocatesNothing() {
        double[] sum = {0};
        playback.load(TimelineFrames.of(Clips.open(1000, 24)));
        playback.frameProperty().subscribe(() -> sum[0] += playback.getFrame());
        playLong();

        assertThat(AllocationMeter.allocatedBy(this::playLong)).isLessThan(NEARLY_NOTHING);
        assertThat(sum[0]).isPositive();
    }

    private void playLong() {
        for (int i = 0; i < 10_000; i++) {
            playback.advance(1.0 / 60);
        }
    }

    @Test
    void theThreeModesFollowEachOther() {
        playback.nextLoopMode();
        assertThat(playback.loopModeProperty().get()).isEqualTo(LoopMode.ONCE);
        playback.nextLoopMode();
        assertThat(playback.loopModeProperty().get()).isEqualTo(LoopMode.PING_PONG);
        playback.nextLoopMode();
        assertThat(playback.loopModeProperty().get()).isEqualTo(LoopMode.LOOP);
    }

    /** Two clips of four frames each, and one of a single frame. */
    @Nested
    class KeyFrames {

        private static final KeyframeClip STAND = new KeyframeClip("stand", 0, 3);
        private static final KeyframeClip RUN = new KeyframeClip("run", 4, 7);
        private static final KeyframeClip DEAD = new KeyframeClip("dead", 8, 8);

        private void loadKeyframes() {
            playback.load(new TimelineFrames(
                    Timeline.MD2, 9, 10, LoopRule.WRAPS, List.of(STAND, RUN, DEAD), List.of(), List.of(), List.of()));
        }

        @Test
        void movementIsLoopedWithTheStepFromItsLastFrameToItsFirst() {
            loadKeyframes();
            playback.playClip(RUN);
            assertFrame(4);
            assertThat(playback.playingProperty().get()).isTrue();
            assertThat(playback.playedClip()).contains(RUN);
            assertThat(framesOver(9, 0.05))
                    .usingComparatorForType((a, b) -> Math.abs(a - b) < 1e-9 ? 0 : Double.compare(a, b), Double.class)
                    .containsExactly(4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 4.0, 4.5);
        }

        @Test
        void pastTheEndOfTheMovementIsStillInTheRound() {
            loadKeyframes();
            playback.playClip(RUN);
            playback.advance(0.35);
            assertFrame(7.5);
            assertThat(playback.isInRound()).isTrue();
            playback.clearRange();
            assertThat(playback.isInRound()).isFalse();
            assertThat(playback.playedClip()).isEmpty();
        }

        @ParameterizedTest
        @EnumSource
        void movementOfOneFrameStands(LoopMode mode) {
            loadKeyframes();
            playback.loopModeProperty().set(mode);
            playback.playClip(DEAD);
            playback.advance(0.01);
            assertThat(playback.getFrame()).isBetween(8.0, 8.999);
            playback.advance(0.26);
            assertThat(playback.getFrame()).isBetween(8.0, 8.999);
        }

        @Test
        void rateCanBeChosenWithinLimits() {
            loadKeyframes();
            playback.setFrameRate(20);
            playback.advance(0.1);
            assertFrame(2);
            playback.setFrameRate(0);
            assertThat(playback.frameRateProperty().get()).isEqualTo(Playback.SLOWEST_RATE);
            playback.setFrameRate(1e9);
            assertThat(playback.frameRateProperty().get()).isEqualTo(Playback.FASTEST_RATE);
            loadClosed();
            playback.setFrameRate(20);
            assertThat(playback.frameRateProperty().get()).isEqualTo(10);
        }
    }

    @Test
    void rangeStartsAndEndsAtTheCurrentFrame() {
        loadOpen();
        playback.seek(3);
        playback.endRangeHere();
        assertThat(playback.range()).isEqualTo(new Playback.Range(0, 3, false));
        playback.seek(1);
        playback.startRangeHere();
        assertThat(playback.range()).isEqualTo(new Playback.Range(1, 3, false));
        playback.seek(4);
        playback.startRangeHere();
        assertThat(playback.range()).isEqualTo(new Playback.Range(3, 4, false));
        playback.seek(0);
        playback.endRangeHere();
        assertThat(playback.range()).isEqualTo(new Playback.Range(0, 1, false));
    }

    @Test
    void speedChangesByStepsWithinItsLimits() {
        playback.changeSpeed(-1);
        assertThat(playback.speedProperty().get()).isEqualTo(0.5);
        playback.speedProperty().set(0.7);
        playback.changeSpeed(1);
        assertThat(playback.speedProperty().get()).isEqualTo(1);
        for (int i = 0; i < 9; i++) {
            playback.changeSpeed(1);
        }
        assertThat(playback.speedProperty().get()).isEqualTo(Playback.FASTEST);
    }
}
