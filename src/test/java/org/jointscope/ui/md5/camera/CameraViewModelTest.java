package org.jointscope.ui.md5.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.ui.SmallCamera;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.playback.CameraPlayhead;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CameraViewModelTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final CameraViewModel camera = new CameraViewModel(document, Texts.program());

    @BeforeEach
    void openTwoShots() {
        open(SmallCamera.twoShots());
    }

    private void open(String text) {
        document.show(SmallModel.open(SmallModel.write(folder, "shots.md5camera", text)));
        document.playback().seek(0);
    }

    private CameraLine line(int frame) {
        return camera.lines.get().get(frame);
    }

    private String facts() {
        return camera.facts.get().replace('\u00a0', ' ');
    }

    private double played() {
        return document.cameraPlayhead().getFrame();
    }

    @Test
    void thereIsARowAFrameAndCutsHaveNoTime() {
        List<CameraLine> lines = camera.lines.get();
        assertThat(lines).extracting(CameraLine::frame).containsExactly(0, 1, 2, 3, 4, 5, 6);
        assertThat(lines).extracting(camera.texts::played).containsExactly("0", "1", "2", "cut", "3", "4", "5");
        assertThat(lines).extracting(CameraLine::seconds).containsExactly(0.0, 0.1, 0.2, Double.NaN, 0.3, 0.4, 0.5);
        assertThat(lines)
                .extracting(camera.texts::note)
                .containsExactly("", "", "", "cut: end of a shot", "start of a shot", "", "");
        assertThat(lines).extracting(line -> line.row().location().line()).containsExactly(13, 14, 15, 16, 17, 18, 19);
        assertThat(line(3).row().position().x()).isEqualTo(-54);
    }

    @Test
    void rowSaysWhereTheCameraLooks() {
        assertThat(line(0).angles().heading()).isZero();
        assertThat(line(0).w()).isEqualTo(-1);
        assertThat(line(4).angles().heading()).isCloseTo(90, within(1e-5));
        assertThat(line(4).angles().tilt()).isZero();
        assertThat(line(4).w()).isCloseTo(-Math.sqrt(0.5), within(1e-7));
        assertThat(line(4).lengthSquared()).isCloseTo(0.5, within(1e-7));
        assertThat(line(4).isTooLong()).isFalse();
    }

    @Test
    void orientationThatIsTooLongIsMarkedAndExplained() {
        open(SmallCamera.twoShots().replace("( -58 0 10 ) ( 0 0 0 )", "( -58 0 10 ) ( 0 0 -1.2 )"));
        assertThat(line(1).isTooLong()).isTrue();
        assertThat(line(1).w()).isZero();
        assertThat(camera.texts.note(line(1))).isEqualTo("non-unit quaternion");
        assertThat(camera.texts.explainW(line(1))).contains("|xyz|² = 1.44000").contains("= 0.66332");
        assertThat(document.getState().marks().cameraFrame(1).orElseThrow().severity())
                .isEqualTo(Severity.WARNING);
        assertThat(document.getState().marks().cameraFrame(0)).isEmpty();
    }

    @Test
    void factsAreThoseOfThePlayedCameraAnimation() {
        assertThat(facts()).isEqualTo("7 frames, 1 cut  ·  10 fps  ·  0.600 s  ·  60° to 90° FOV");
        assertThat(camera.explanation.get())
                .startsWith("Duration: 0.600 s, which is 7 frames minus 1 for cuts, at 10 fps.");
        assertThat(camera.cutThere.getValue()).isTrue();
        document.show(SmallModel.open(Sample.camera()));
        assertThat(facts()).isEqualTo("146 frames, 2 cuts  ·  24 fps  ·  6.000 s  ·  45° to 80° FOV");
        open(SmallCamera.of(29.97, List.of(), List.of(SmallCamera.STRAIGHT)));
        assertThat(facts()).isEqualTo("1 frame  ·  29.97 fps  ·  0.033 s  ·  90° FOV");
        assertThat(camera.cutThere.getValue()).isFalse();
    }

    @Test
    void rateThatIsNoneLeavesTimesOpen() {
        open(SmallCamera.twoShots().replace("frameRate 10.0", "frameRate 0"));
        assertThat(facts()).isEqualTo("7 frames, 1 cut  ·  no frame rate  ·  60° to 90° FOV");
        assertThat(camera.lines.get()).extracting(CameraLine::seconds).containsOnly(Double.NaN);
        document.cameraPlayhead().select(line(5).frame());
        assertThat(played()).isEqualTo(4);
    }

    @Test
    void rowFollowsThePlayhead() {
        document.playback().seek(2.9);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(2);
        document.playback().seek(3);
        assertThat(document.cameraPlayhead().currentFrame())
                .as("behind the cut")
                .isEqualTo(4);
        document.playback().seek(5);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(6);
    }

    @Test
    void choosingARowSelectsTheFrameAndGoesThere() {
        document.playback().toggle();
        document.cameraPlayhead().select(line(5).frame());
        assertThat(played()).isEqualTo(4);
        assertThat(document.cameraPlayhead().playingProperty().get()).isFalse();
        assertThat(document.cameraPlayhead().selectedFrameProperty().get()).isEqualTo(5);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(5);
        document.cameraPlayhead().selectedFrameProperty().set(CameraPlayhead.NO_FRAME);
        assertThat(document.cameraPlayhead().selectedFrameProperty().get()).isEqualTo(CameraPlayhead.NO_FRAME);
        assertThat(played()).isEqualTo(4);
    }

    @Test
    void chosenCutIsTheCurrentRowAtItsMoment() {
        document.cameraPlayhead().select(line(3).frame());
        assertThat(played()).isEqualTo(3);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(3);
        document.cameraPlayhead().select(line(4).frame());
        assertThat(played()).isEqualTo(3);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(4);
        document.cameraPlayhead().select(line(3).frame());
        document.playback().seek(4);
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(5);
        assertThat(document.cameraPlayhead().selectedFrameProperty().get()).isEqualTo(3);
    }

    @Test
    void cutsAreGoneToInBothDirections() {
        open(SmallCamera.of(10, List.of(1, 4), Collections.nCopies(7, SmallCamera.STRAIGHT)));
        List<Double> ways = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            document.cameraPlayhead().seekCut(1);
            ways.add(played());
        }
        assertThat(ways).as("there is none behind the second").containsExactly(1.0, 3.0, 3.0);
        document.playback().seek(3.5);
        document.cameraPlayhead().seekCut(-1);
        assertThat(played()).isEqualTo(3);
        document.cameraPlayhead().seekCut(-1);
        document.cameraPlayhead().seekCut(-1);
        assertThat(played()).isEqualTo(1);
    }

    @Test
    void rowLeadsToItsSource() {
        List<SourceLocation> targets = new ArrayList<>();
        document.onShowSource(targets::add);
        camera.showSource(line(3));
        assertThat(targets).hasSize(1);
        assertThat(targets.getFirst().asked()).isTrue();
        assertThat(targets.getFirst().location().line()).isEqualTo(16);
    }

    @Test
    void withoutACameraThereIsNothing() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        assertThat(camera.lines.get()).isEmpty();
        assertThat(camera.facts.get()).isEmpty();
        assertThat(document.cameraPlayhead().currentFrame()).isEqualTo(CameraPlayhead.NO_FRAME);
        document.cameraPlayhead().seekCut(1);
        assertThat(camera.cutThere.getValue()).isFalse();
    }
}
