package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.render.Direction;
import org.jointscope.render.Orbit;
import org.jointscope.render.OrbitPosition;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.scene3d.JointsOnScreen;
import org.jointscope.ui.storage.FolderMemory;
import org.jointscope.ui.viewport.overlay.BoundsOverlay;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViewportViewModelTest {
    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private final Orbit expected = new Orbit();
    private OpenModel guard;

    @BeforeEach
    void writeModel() {
        guard = SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()));
    }

    @Test
    void newModelIsFramed() {
        viewport.setPictureSize(800, 500);
        viewport.rotate(30, 30);
        document.show(guard);
        expected.reset(guard.extent(), 1.6);
        assertLooksAsExpected();
    }

    @Test
    void firstSizeOfThePictureFramesAModelThatWasThereBefore() {
        document.show(guard);
        viewport.setPictureSize(0, 0);
        viewport.setPictureSize(300, 600);
        expected.reset(guard.extent(), 0.5);
        assertLooksAsExpected();
    }

    @Test
    void anotherSizeDoesNotTurnTheModelAway() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.rotate(30, 30);
        viewport.setPictureSize(400, 500);
        expected.reset(guard.extent(), 1.6);
        expected.rotate(30, 30);
        assertLooksAsExpected();
    }

    @Test
    void resetFramesForTheSizeThatThePictureHas() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.zoom(3, 100, 100);
        viewport.setPictureSize(400, 500);
        viewport.resetView();
        expected.reset(guard.extent(), 0.8);
        assertLooksAsExpected();
    }

    @Test
    void viewOfAModelIsRestoredUnlessTheWholeModelWasFramed(@TempDir Path elsewhere) {
        viewport.remember(new FolderMemory(document, new MemorySettings()));
        viewport.setPictureSize(800, 500);
        document.show(guard);
        assertThat(viewport.view()).isEmpty();
        viewport.zoom(3, 100, 100);
        viewport.rotate(30, 30);
        OrbitPosition last = viewport.view().orElseThrow();

        document.show(SmallModel.open(SmallModel.write(elsewhere, "alien.md5mesh", SmallModel.mesh())));
        assertThat(viewport.view()).isEmpty();
        document.show(guard);
        assertThat(viewport.view()).contains(last);
        viewport.setPictureSize(400, 500);
        assertThat(viewport.view()).contains(last);
        viewport.resetView();
        document.show(OpenModel.NONE);
        document.show(guard);
        assertThat(viewport.view()).isEmpty();
    }

    @Test
    void aNotchComesNearerByATenth() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        double distance = viewport.orbit.distance();
        viewport.zoom(1, 0, 0);
        assertThat(viewport.orbit.distance()).isEqualTo(0.9 * distance, within(1e-9));
        viewport.zoom(-1, 0, 0);
        assertThat(viewport.orbit.distance()).isEqualTo(distance, within(1e-9));
    }

    @Test
    void everyWayOfLookingElsewhereIsAnnounced() {
        List<Double> distances = new ArrayList<>();
        viewport.setPictureSize(800, 500);
        viewport.onOrbit(() -> distances.add(viewport.orbit.distance()));
        document.show(guard);
        viewport.rotate(1, 0);
        viewport.pan(0, 1);
        viewport.zoom(1, 0, 0);
        viewport.resetView();
        assertThat(distances).hasSize(5);
        assertThat(distances.get(3)).isLessThan(distances.get(2));
        assertThat(distances.get(4)).isEqualTo(distances.get(0));
    }

    @Test
    void skeletonAndGridAreShownAtFirst() {
        assertThat(viewport.visible(Layers.SKELETON).get()).isTrue();
        assertThat(viewport.visible(Layers.GRID).get()).isTrue();
        assertThat(viewport.visible(Layers.NAMES).get()).isFalse();
        assertThat(viewport.visible(Layers.AXES).get()).isFalse();
        assertThat(viewport.visible(BoundsOverlay.LAYER).get()).isFalse();
    }

    @Test
    void allOfTheModelStaysInThePictureUntilSomebodyLooksElsewhere() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.setPictureSize(200, 500);
        expected.reset(guard.extent(), 0.4);
        assertLooksAsExpected();
        viewport.zoom(1, 0, 0);
        double distance = viewport.orbit.distance();
        viewport.setPictureSize(800, 500);
        assertThat(viewport.orbit.distance()).isEqualTo(distance);
        viewport.frameAll();
        expected.frame(guard.extent(), 1.6);
        assertLooksAsExpected();
    }

    @ParameterizedTest
    @CsvSource({"FRONT, 0, 0", "BACK, 180, 0", "RIGHT, 90, 0", "LEFT, -90, 0", "TOP, 90, 90"})
    void directionsShowTheWholeModelUntilSomebodyLooksCloser(Direction direction, double yaw, double elevation) {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.rotate(12, 34);
        viewport.lookFrom(direction);
        expected.reset(guard.extent(), 1.6);
        expected.turnTo(yaw, elevation);
        expected.frame(guard.extent(), 1.6);
        assertLooksAsExpected();
        viewport.zoom(3, 0, 0);
        double distance = viewport.orbit.distance();
        viewport.lookFrom(Direction.BOTTOM);
        assertThat(viewport.orbit.distance()).isEqualTo(distance);
        assertThat(viewport.orbit.elevation()).isEqualTo(-90);
    }

    @Test
    void frameAllKeepsTheDirection() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.rotate(12, 34);
        viewport.pan(500, 100);
        viewport.frameAll();
        expected.reset(guard.extent(), 1.6);
        expected.rotate(12, 34);
        expected.frame(guard.extent(), 1.6);
        assertLooksAsExpected();
    }

    @Test
    void selectedJointIsFramedWithWhatHangsOnIt() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        double whole = viewport.orbit.distance();
        document.selectedJointProperty().set(1);
        viewport.frameSelected();
        assertThat(viewport.orbit.pivot().z()).as("hips at 10, head at 20").isEqualTo(15);
        double limb = viewport.orbit.distance();
        assertThat(limb).isLessThan(whole);
        document.selectedJointProperty().set(2);
        viewport.frameSelected();
        assertThat(viewport.orbit.pivot().z()).isEqualTo(20);
        assertThat(viewport.orbit.distance()).isLessThan(limb);
        document.selectedJointProperty().set(Rig.NO_JOINT);
        viewport.frameSelected();
        expected.reset(guard.extent(), 1.6);
        assertLooksAsExpected();
    }

    @Test
    void anotherAnimationOfTheSameMeshIsLookedAtFromTheSamePlace() {
        Path mesh = folder.resolve("guard.md5mesh");
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.pan(40, 30);
        double[] place = {
            viewport.orbit.pivot().x(),
            viewport.orbit.pivot().y(),
            viewport.orbit.pivot().z()
        };
        document.show(SmallModel.open(mesh, SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        assertThat(new double[] {
                    viewport.orbit.pivot().x(),
                    viewport.orbit.pivot().y(),
                    viewport.orbit.pivot().z()
                })
                .isEqualTo(place);
        OpenModel other = SmallModel.open(SmallModel.write(folder, "o.md5mesh", SmallModel.mesh()));
        document.show(other);
        expected.reset(other.extent(), 1.6);
        assertLooksAsExpected();
    }

    /** From the front, the joints are one above the other, with the hips in the center. */
    @Test
    void clickSelectsTheJointThatItMeans() {
        lookFromFront();
        double up = pixelsUp(10);
        viewport.pointer.click(400 + 11, 250);
        assertThat(document.selectedJointProperty().get()).isEqualTo(1);
        viewport.pointer.click(400, 250 - up + 3);
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        viewport.pointer.click(398, 250 + up);
        assertThat(document.selectedJointProperty().get()).isZero();
        viewport.pointer.click(398, 250 + up);
        assertThat(document.selectedJointProperty().get()).isZero();
        viewport.pointer.click(400 + 13, 250);
        assertThat(document.selectedJointProperty().get()).as("no joint there").isZero();
    }

    @Test
    void clicksOnJointsInOnePlaceGoFromTheNearestToTheFarthest() {
        lookFromFront();
        viewport.lookFrom(Direction.TOP);
        List<Integer> selected = new ArrayList<>();
        for (int click = 0; click < 4; click++) {
            viewport.pointer.click(401, 250);
            selected.add(document.selectedJointProperty().get());
        }
        assertThat(selected).containsExactly(2, 1, 0, 2);
    }

    @Test
    void pointerHoversOverJointsThatComeAndGo() {
        lookFromFront();
        viewport.pointer.over(400, 250);
        assertThat(viewport.pointer.hovered.get()).isEqualTo(1);
        viewport.pan(100, 0);
        assertThat(viewport.pointer.hovered.get()).isEqualTo(Rig.NO_JOINT);
        viewport.pan(-100, 0);
        assertThat(viewport.pointer.hovered.get()).isEqualTo(1);
        viewport.pointer.away();
        assertThat(viewport.pointer.hovered.get()).isEqualTo(Rig.NO_JOINT);
        viewport.pan(0, 0);
        assertThat(viewport.pointer.hovered.get()).isEqualTo(Rig.NO_JOINT);
    }

    @Test
    void pointerFollowsTheAnimation() {
        document.show(SmallModel.open(SmallModel.write(folder, "turn.md5anim", SmallModel.ramp())));
        viewport.setPictureSize(800, 500);
        viewport.lookFrom(Direction.FRONT);
        JointsOnScreen joints = viewport.pointer.joints();
        document.playback().seek(0);
        double before = viewport.pointer.joints().x(2);
        document.playback().seek(3);
        assertThat(Math.abs(viewport.pointer.joints().x(2) - before)).isGreaterThan(50);
        viewport.pointer.click(joints.x(2), joints.y(2));
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
    }

    @Test
    void jointsAreFoundInAnOrthographicView() {
        lookFromFront();
        viewport.visible(Layers.ORTHOGRAPHIC).set(true);
        JointsOnScreen joints = viewport.pointer.joints();
        for (int joint = 0; joint < joints.count(); joint++) {
            assertThat(joints.at(joints.x(joint), joints.y(joint), 1)).isEqualTo(joint);
        }
        double x = joints.x(2);
        viewport.turn(0, 20);
        assertThat(viewport.pointer.joints().x(2)).isEqualTo(x, within(0.01));
    }

    @Test
    void viewerMovesWithTheRootOnRequest() {
        viewport.setPictureSize(800, 500);
        String moving = SmallModel.cycle().replace("\"origin\" -1 0 0", "\"origin\" -1 1 0");
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", moving)));
        document.rootModeProperty().set(RootMode.FILE);
        double[] root = document.getOpen().model().joints();
        Vector3 pivot = viewport.orbit.pivot();
        document.playback().seek(1);
        assertThat(viewport.orbit.pivot()).isEqualTo(pivot);
        document.playback().seek(0);
        viewport.visible(Layers.FOLLOW_ROOT).set(true);
        assertThat(viewport.orbit.pivot()).isEqualTo(pivot);
        double x = root[0];
        document.playback().seek(2);
        double way = document.getOpen().model().joints()[0] - x;
        assertThat(way).isNotZero();
        assertThat(viewport.orbit.pivot().x()).isEqualTo(pivot.x() + way, within(1e-9));
        assertThat(viewport.isMoving()).isTrue();
        document.playback().seek(0);
        assertThat(viewport.orbit.pivot().minus(pivot).length()).isLessThan(1e-9);
    }

    @Test
    void meshesAreHiddenIsolatedAndShown() {
        Path two = SmallModel.write(
                folder, "two.md5mesh", SmallModel.mesh().replace("numMeshes 1", "numMeshes 2") + mesh());
        document.show(SmallModel.open(two));
        assertThat(document.getOpen().meshes()).hasSize(2);
        viewport.hideMesh();
        assertThat(document.hiddenMeshes()).containsExactly(0);
        document.selectedMeshProperty().set(1);
        viewport.isolateMesh();
        assertThat(document.hiddenMeshes()).containsExactly(0);
        viewport.hideMesh();
        assertThat(document.hiddenMeshes()).containsExactly(0, 1);
        viewport.hideMesh();
        assertThat(document.hiddenMeshes()).containsExactly(0);
        viewport.showMeshes();
        assertThat(document.hiddenMeshes()).isEmpty();
    }

    private static String mesh() {
        String text = SmallModel.mesh();
        return text.substring(text.indexOf("mesh {"));
    }

    private void lookFromFront() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.lookFrom(Direction.FRONT);
        assertThat(viewport.orbit.pivot().z()).isEqualTo(10);
    }

    /** The distance in pixels of two points at the depth of the pivot with a distance in units. */
    private double pixelsUp(double units) {
        double slope = Math.tan(Math.toRadians(Orbit.FIELD_OF_VIEW / 2));
        return units / viewport.orbit.distance() / slope * 250;
    }

    private void assertLooksAsExpected() {
        assertThat(viewport.orbit).usingRecursiveComparison().isEqualTo(expected);
    }
}
