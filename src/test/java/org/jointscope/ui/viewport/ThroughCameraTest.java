package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.render.Direction;
import org.jointscope.render.Orbit;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.SmallCamera;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.viewport.ThroughCamera.ScreenShape;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In a viewport of 800 by 600, unless specified otherwise. */
class ThroughCameraTest {

    /** Rotates by 90 degrees about one axis. */
    private static final double QUARTER = 0.70710678;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private final Orbit expected = new Orbit();
    private OpenModel guard;

    @BeforeEach
    void makePicture() {
        viewport.setPictureSize(800, 600);
        guard = SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()));
    }

    private void open(String text, Path... more) {
        Path camera = SmallModel.write(folder, "shots.md5camera", text);
        Path[] files = new Path[more.length + 1];
        System.arraycopy(more, 0, files, 0, more.length);
        files[more.length] = camera;
        document.show(SmallModel.open(files));
        document.playback().seek(0);
    }

    private void lookThrough(String row) {
        open(SmallCamera.of(24, List.of(), List.of(row)));
        viewport.camera.playhead.lookedThroughProperty().set(true);
    }

    private Viewpoint eye() {
        return viewport.viewpoint;
    }

    private void assertSeen(double x, double y, double z, double pixelX, double pixelY) {
        assertThat(eye().depth(x, y, z)).isPositive();
        assertThat(eye().pixelX(x, y, z)).isCloseTo(pixelX, within(1e-4));
        assertThat(eye().pixelY(x, y, z)).isCloseTo(pixelY, within(1e-4));
    }

    /** 90 degrees wide: points as far to the left as ahead are at the left edge. */
    @Test
    void unturnedCameraLooksAlongXWithYAtTheLeftAndZUp() {
        lookThrough("( 1 2 3 ) ( 0 0 0 ) 90");
        assertSeen(11, 2, 3, 400, 300);
        assertSeen(11, 12, 3, 0, 300);
        assertSeen(11, -8, 3, 800, 300);
        assertSeen(11, 2, 10.5, 400, 0);
        assertSeen(11, 2, -4.5, 400, 600);
        assertThat(eye().depth(-5, 2, 3)).isNegative();
    }

    /**
     * The file does not contain w, which is negative: the rotation is the inverse of the one that x, y, z would have
     * with a positive w.
     */
    @Test
    void cameraTurnsAsItsFileSays() {
        lookThrough("( 0 0 0 ) ( 0 0 -" + QUARTER + " ) 90");
        assertSeen(0, 10, 0, 400, 300);
        assertSeen(-10, 10, 0, 0, 300);
        lookThrough("( 0 0 0 ) ( 0 -" + QUARTER + " 0 ) 90");
        assertSeen(0, 0, -10, 400, 300);
        assertSeen(7.5, 0, -10, 400, 0);
        lookThrough("( 0 0 0 ) ( -" + QUARTER + " 0 0 ) 90");
        assertSeen(10, 0, 10, 0, 300);
        assertSeen(10, 7.5, 0, 400, 600);
    }

    @Test
    void angleOfViewIsHorizontal() {
        lookThrough("( 0 0 0 ) ( 0 0 0 ) 60");
        assertSeen(10, 10 * Math.tan(Math.toRadians(30)), 0, 0, 300);
    }

    /** On a wide screen the center 4:3 shows the same as a 4:3 screen. */
    @ParameterizedTest
    @CsvSource({
        "1200, 600, STANDARD, 800, 600, 200, 0",
        "800, 1000, STANDARD, 800, 600, 0, 200",
        "1600, 900, WIDE, 1600, 900, 200, 0",
        "800, 600, WIDE, 800, 450, 100, 75",
        "1200, 600, PICTURE, 1200, 600, 200, 0",
        "600, 800, PICTURE, 600, 800, 0, 175"
    })
    void everyScreenShowsAtLeastWhatAScreenOfFourToThreeDoes(
            double width,
            double height,
            ScreenShape shape,
            double screenWidth,
            double screenHeight,
            double left,
            double top) {
        viewport.setPictureSize(width, height);
        viewport.camera.shape.set(shape);
        lookThrough("( 0 0 0 ) ( 0 0 0 ) 90");
        assertThat(viewport.camera.screenWidth()).isCloseTo(screenWidth, within(1e-9));
        assertThat(viewport.camera.screenHeight()).isCloseTo(screenHeight, within(1e-9));
        assertSeen(10, 10, 7.5, left, top);
        assertSeen(10, -10, -7.5, width - left, height - top);
    }

    @Test
    void cameraMovesWithThePlayheadAndJumpsAtACut() {
        open(SmallCamera.twoShots());
        viewport.camera.playhead.lookedThroughProperty().set(true);
        document.playback().seek(2.5);
        assertSeen(-45, 0, 10, 400, 300);
        assertThat(eye().depth(-45, 0, 10)).isCloseTo(10, within(1e-9));
        document.playback().seek(2.999);
        assertThat(eye().depth(-45, 0, 10)).isCloseTo(9.002, within(1e-9));
        document.playback().seek(3);
        assertThat(eye().depth(0, 0, 10)).isCloseTo(80, within(1e-4));
        assertSeen(0, 0, 10, 400, 300);
    }

    @Test
    void leavingComesBackToWhereTheViewerStood() {
        open(SmallCamera.twoShots(), folder.resolve("guard.md5mesh"));
        viewport.rotate(30, 10);
        double before = eye().depth(1, 2, 3);
        double yaw = viewport.orbit.yaw();
        viewport.camera.playhead.lookedThroughProperty().set(true);
        document.playback().seek(4);
        assertThat(eye().depth(1, 2, 3)).isNotEqualTo(before);
        viewport.rotate(50, 50);
        assertThat(viewport.camera.isLookedThrough()).isFalse();
        assertThat(viewport.orbit.yaw()).isEqualTo(yaw);
        assertThat(eye().depth(1, 2, 3)).isEqualTo(before);
        viewport.rotate(50, 0);
        assertThat(viewport.orbit.yaw()).isEqualTo(yaw + 20);
        viewport.camera.playhead.lookedThroughProperty().set(true);
        viewport.zoom(2, 0, 0);
        viewport.camera.playhead.lookedThroughProperty().set(true);
        viewport.pan(2, 0);
        viewport.camera.playhead.lookedThroughProperty().set(true);
        assertThat(viewport.leaveCamera()).isTrue();
        assertThat(viewport.leaveCamera()).isFalse();
        assertThat(viewport.orbit.yaw()).isEqualTo(yaw + 20);
    }

    @Test
    void directionsLeaveTheCameraAndLook() {
        open(SmallCamera.twoShots(), folder.resolve("guard.md5mesh"));
        viewport.camera.playhead.lookedThroughProperty().set(true);
        viewport.lookFrom(Direction.TOP);
        assertThat(viewport.camera.isLookedThrough()).isFalse();
        assertThat(viewport.orbit.elevation()).isEqualTo(90);
    }

    @Test
    void thereIsNoLookingThroughACameraWithoutFrames() {
        open(SmallCamera.of(24, List.of(), List.of()), folder.resolve("guard.md5mesh"));
        viewport.camera.playhead.lookedThroughProperty().set(true);
        assertThat(viewport.camera.there.get()).isFalse();
        assertThat(viewport.camera.isLookedThrough()).isFalse();
        expected.reset(guard.extent(), 800.0 / 600);
        assertThat(viewport.orbit.distance()).isEqualTo(expected.distance());
    }

    @Test
    void pathIsFramedWithTheModelIfThatStaysLargeEnoughToBeSeen() {
        open(SmallCamera.twoShots(), folder.resolve("guard.md5mesh"));
        assertThat(viewport.framing.whole().minX()).isEqualTo(-60);
        assertThat(viewport.framing.whole().maxZ()).isEqualTo(guard.extent().maxZ());
        viewport.visible(CameraPathOverlay.LAYER).set(false);
        assertThat(viewport.framing.whole()).isEqualTo(guard.extent());
        viewport.visible(CameraPathOverlay.LAYER).set(true);
        open(SmallCamera.twoShots().replace("( -60 0 10 )", "( -6000 0 10 )"), folder.resolve("guard.md5mesh"));
        assertThat(viewport.framing.whole()).as("at first").isEqualTo(guard.extent());
        viewport.frameAll();
        assertThat(viewport.framing.whole().minX()).as("when all is asked for").isEqualTo(-6000);
        viewport.resetView();
        assertThat(viewport.framing.whole()).isEqualTo(guard.extent());
    }

    @Test
    void cameraAloneIsFramedWithSomeRoomEvenIfItStandsStill() {
        open(SmallCamera.of(24, List.of(), List.of("( 100 200 300 ) ( 0 0 0 ) 90")));
        assertThat(viewport.orbit.pivot().x()).isEqualTo(100);
        assertThat(viewport.orbit.pivot().y()).isEqualTo(200);
        assertThat(viewport.orbit.pivot().z()).isEqualTo(300);
        assertThat(viewport.framing.whole().diagonal()).isGreaterThan(10);
        assertThat(viewport.originVisible.getValue()).isTrue();
        document.show(guard);
        assertThat(viewport.originVisible.getValue()).isFalse();
    }
}
