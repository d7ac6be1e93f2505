package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Point3D;
import javafx.scene.PerspectiveCamera;

import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Needs3D
class OrbitCameraTest {
    private final OrbitCamera orbit = new OrbitCamera(30);

    /**
     * In the scene, the viewer of a model stands before it at −Z, at its right at −X, above at −Y.
     */
    @ParameterizedTest
    @CsvSource({"0, 0, 10, 20, 25", "90, 0, 5, 20, 30", "180, 0, 10, 20, 35", "0, 90, 10, 15, 30"})
    void standsWhereYawAndElevationSay(double yaw, double elevation, double x, double y, double z) {
        orbit.look(10, 20, 30, yaw, elevation, 5, 1);
        Point3D viewer = place(0, 0, 0);
        assertThat(viewer.distance(x, y, z)).isLessThan(1e-9);
    }

    @Test
    void looksAtThePointAndStaysUpright() {
        orbit.look(10, 20, 30, 77, 40, 5, 1);
        assertThat(place(0, 0, 5).distance(10, 20, 30)).isLessThan(1e-9);
        assertThat(place(1, 0, 0).getY()).isEqualTo(place(0, 0, 0).getY(), within(1e-9));
        assertThat(place(0, 1, 0).getY()).as("down").isGreaterThan(place(0, 0, 0).getY());
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "0.002, 1", "50, 1", "4000, 1000"})
    void whatIsNearTheModelIsDrawn(double distance, double size) {
        orbit.look(0, 0, 0, 0, 0, distance, size);
        PerspectiveCamera camera = orbit.camera();
        assertThat(camera.getNearClip()).isPositive().isLessThan(distance);
        assertThat(camera.getFarClip()).isGreaterThan(distance + size);
    }

    /** An eye at the head of the model that looks along its +Y, to its left, with +Z up. */
    @Test
    void standsWhereAnEyeIsAndComesBack() {
        Viewpoint eye = new Viewpoint();
        eye.turn(
                new double[] {1, 2, 3},
                new double[] {1, 0, 0},
                new double[] {0, 0, -1},
                new double[] {0, 1, 0});
        orbit.look(10, 20, 30, 77, 40, 5, 1);
        Point3D before = place(1, 2, 3);
        orbit.stand(eye, 50, 4000);
        assertThat(place(0, 0, 0).distance(inScene(1, 2, 3))).isLessThan(1e-9);
        assertThat(place(0, 0, 5).distance(inScene(1, 7, 3))).as("ahead").isLessThan(1e-9);
        assertThat(place(5, 0, 0).distance(inScene(6, 2, 3))).as("right").isLessThan(1e-9);
        assertThat(place(0, 5, 0).distance(inScene(1, 2, -2))).as("down").isLessThan(1e-9);
        assertThat(orbit.camera().getFieldOfView()).isEqualTo(50);
        assertThat(orbit.camera().getFarClip()).isEqualTo(4000);
        assertThat(orbit.camera().getNearClip()).isPositive().isLessThan(1);
        orbit.look(10, 20, 30, 77, 40, 5, 1);
        assertThat(place(1, 2, 3).distance(before)).isLessThan(1e-9);
        assertThat(orbit.camera().getFieldOfView()).isEqualTo(30);
    }

    private static Point3D inScene(double x, double y, double z) {
        return new Point3D(
                ModelSpace.sceneX(x, y, z), ModelSpace.sceneY(x, y, z), ModelSpace.sceneZ(x, y, z));
    }

    private Point3D place(double right, double down, double away) {
        return orbit.localToParent(orbit.camera().localToParent(right, down, away));
    }
}
