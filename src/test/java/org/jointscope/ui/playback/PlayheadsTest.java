package org.jointscope.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.scene.OpenModel;
import org.jointscope.scene.Timeline;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample's walk together with the sample's camera animation. */
class PlayheadsTest {

    private final Document document = new Document();
    private final Path mesh = Sample.files().get(0);
    private final Path walk = Sample.files().get(1);

    @BeforeEach
    void openBoth() {
        show(mesh, walk, Sample.camera());
    }

    private void show(Path... files) {
        document.show(OpenModel.of(Inspector.inspect(List.of(files)), OpenModel.NONE, RootMode.IN_PLACE));
    }

    private double modelSeconds() {
        return document.modelPlayhead().getFrame() / 24;
    }

    private double cameraSeconds() {
        return document.cameraPlayhead().getFrame()
                / document.cameraPlayhead().pathProperty().get().frameRate();
    }

    @Test
    void cameraAnimationIsOnTheTimelineAndTheModelGoesRoundBeneathIt() {
        assertThat(document.playback().timeline()).isEqualTo(Timeline.CAMERA);
        assertThat(document.playheads().choosableProperty().get()).isTrue();
        double period = document.modelPlayhead().lastFrame() / 24.0;
        double moment = 2.5 * period;
        document.playback()
                .seek(moment * document.playback().frameRateProperty().get());
        assertThat(cameraSeconds()).isCloseTo(moment, within(1e-9));
        assertThat(modelSeconds()).isCloseTo(period / 2, within(1e-9));
    }

    @Test
    void timelineCanBeTheModelsAndTheMomentStays() {
        document.modelPlayhead().seek(6);
        double seconds = cameraSeconds();
        document.playheads().show(false);
        assertThat(document.playback().timeline()).isEqualTo(Timeline.ANIMATION);
        assertThat(document.playback().getFrame()).isCloseTo(6, within(1e-9));
        assertThat(cameraSeconds()).isCloseTo(seconds, within(1e-9));
        assertThat(document.playback().framesProperty().get().cuts()).isEmpty();
        document.playheads().show(true);
        assertThat(document.playback().timeline()).isEqualTo(Timeline.CAMERA);
        assertThat(cameraSeconds()).isCloseTo(seconds, within(1e-9));
        assertThat(document.modelPlayhead().getFrame()).isCloseTo(6, within(1e-9));
    }

    @Test
    void seekingAFrameOfTheModelStaysInTheRoundThatIsShown() {
        double period = document.modelPlayhead().lastFrame() / 24.0;
        double rate = document.playback().frameRateProperty().get();
        document.playback().seek(1.9 * period * rate);
        document.modelPlayhead().seek(3);
        assertThat(document.modelPlayhead().getFrame()).isCloseTo(3, within(1e-9));
        assertThat(cameraSeconds()).isCloseTo(period + 3 / 24.0, within(1e-9));
    }

    @Test
    void cutsOfTheCameraAnimationAreOnItsTimeline() {
        assertThat(document.playback().framesProperty().get().cuts()).hasSize(2).isSorted();
        show(mesh, walk);
        assertThat(document.playback().framesProperty().get().cuts()).isEmpty();
        assertThat(document.playback().timeline()).isEqualTo(Timeline.ANIMATION);
        assertThat(document.cameraPlayhead().pathProperty().get()).isSameAs(CameraPath.NONE);
        assertThat(document.playheads().choosableProperty().get()).isFalse();
    }

    @Test
    void cameraAlonePlays() {
        show(Sample.camera());
        assertThat(document.playback().timeline()).isEqualTo(Timeline.CAMERA);
        assertThat(document.playback().playingProperty().get()).isTrue();
        assertThat(document.playheads().choosableProperty().get()).isFalse();
        assertThat(document.modelPlayhead().getFrame()).isZero();
    }

    @Test
    void modelPlayheadIsThePlayheadOfTheModelsTimeline() {
        show(mesh, walk);
        document.playback().seek(7.25);
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(7.25);
        assertThat(document.modelPlayhead().readableWholeFrame()).isEqualTo(7);
        document.playback().setRange(3, 9);
        assertThat(document.modelPlayhead().range().start()).isEqualTo(3);
        assertThat(document.modelPlayhead().range().end()).isEqualTo(9);
    }

    @Test
    void frameOfTheCameraAnimationIsGoneToByTimeWhileTheTimelineIsTheModels() {
        document.playheads().show(false);
        document.cameraPlayhead().seekFile(12);
        assertThat(document.playback().timeline()).isEqualTo(Timeline.ANIMATION);
        assertThat(cameraSeconds()).isCloseTo(12 / 24.0, within(1e-9));
        assertThat(document.cameraPlayhead().fileFrame()).isEqualTo(12);
        assertThat(document.playback().getFrame()).isCloseTo(12, within(1e-9));
    }

    @Test
    void frameOfTheCameraAnimationThatTheModelHasNoTimeForMakesTheTimelineTheCameraAnimations() {
        document.playheads().show(false);
        document.cameraPlayhead().seekFile(100);
        assertThat(document.playback().timeline()).isEqualTo(Timeline.CAMERA);
        assertThat(document.playback().getFrame()).isEqualTo(98);
        assertThat(document.cameraPlayhead().fileFrame()).isEqualTo(100);
    }

    @Test
    void cutIsAtTheMomentOfTheFrameBehindIt() {
        document.cameraPlayhead().seekFile(48);
        assertThat(document.playback().getFrame()).isEqualTo(48);
        assertThat(document.cameraPlayhead().fileFrame()).isEqualTo(49);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(49);
        document.cameraPlayhead().select(48);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(48);
        document.cameraPlayhead().seekFile(-5);
        assertThat(document.cameraPlayhead().fileFrame()).isZero();
        document.cameraPlayhead().seekFile(5000);
        assertThat(document.cameraPlayhead().fileFrame()).isEqualTo(145);
    }

    /** Range and playhead of the walk are past the end of the next animation. */
    @Test
    void shorterModelIsOpenedOverARange(@TempDir Path folder) throws IOException {
        show(mesh, walk);
        document.playback().setRange(10, 20);
        document.playback().seek(15);
        show(Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build()));
        assertThat(document.playback().timeline()).isEqualTo(Timeline.MD2);
        assertThat(document.playback().getFrame()).isZero();
        assertThat(document.playback().range().isWhole()).isTrue();
    }

    @Test
    void frameIsFoundUnderACameraAnimationThatStandsStill(@TempDir Path folder) throws IOException {
        String still = Files.readString(Sample.camera()).replaceFirst("frameRate\\s+\\d+", "frameRate 0");
        show(mesh, walk, Files.writeString(folder.resolve("still.md5camera"), still));
        document.modelPlayhead().seek(7);
        assertThat(document.modelPlayhead().getFrame()).isEqualTo(7);
    }

    @Test
    void placeOutOfThisWorldIsNotLookedFrom(@TempDir Path folder) throws IOException {
        List<String> lines = Files.readAllLines(Sample.camera());
        int first = lines.indexOf("camera {") + 1;
        lines.set(first + 1, "\t( 1e30 0 0 ) ( 0 0 0 ) 70");
        show(Files.write(folder.resolve("far.md5camera"), lines));
        document.playback().seek(0);
        double[] before = document.cameraPlayhead().view().clone();
        document.playback().seek(1);
        assertThat(document.cameraPlayhead().view()).isEqualTo(before);
    }

    @Test
    void newModelOfQuakeTakesTheCamerasPlace(@TempDir Path folder) throws IOException {
        Path tris =
                Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build());
        OpenModel next = OpenModel.of(Inspector.inspect(List.of(tris)), document.getOpen(), RootMode.IN_PLACE);
        assertThat(next.name()).isEqualTo("tris.md2");
    }

    @Test
    void framesBeyondTheEndsAreThoseOfTheNextRound() {
        show(mesh, walk);
        ModelPlayhead playhead = document.modelPlayhead();
        int last = playhead.lastFrame();
        document.playback().loopRuleProperty().set(LoopRule.LAST_IS_FIRST);
        assertThat(playhead.away(0, -1)).isEqualTo(last - 1);
        assertThat(playhead.away(last, 1)).isEqualTo(1);
        document.playback().loopRuleProperty().set(LoopRule.WRAPS);
        assertThat(playhead.away(0, -1)).isEqualTo(last);
        document.playback().loopModeProperty().set(LoopMode.ONCE);
        assertThat(playhead.away(0, -1)).isEqualTo(-1);
    }
}
