package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Point3D;
import org.jointscope.model.Vector3;
import org.jointscope.render.Viewpoint;
import org.jointscope.testing.Needs3D;
import org.junit.jupiter.api.Test;

@Needs3D
class EyeCameraTest {
    private final EyeCamera camera = new EyeCamera();

    /** An eye at the head of the model that looks along its +Y, to its left, with +Z up. */
    @Test
    void standsWhereAnEyeIsAndComesBack() {
        Viewpoint eye = new Viewpoint();
        Vector3 place = new Vector3(1, 2, 3);
        Vector3 right = new Vector3(1, 0, 0);
        Vector3 down = new Vector3(0, 0, -1);
        Vector3 forward = new Vector3(0, 1, 0);
        eye.turn(place, right, down, forward);
        camera.look(eye, 50, 0.4, 4000);
        assertPlace(0, 0, 0, 1, 2, 3);
        assertPlace(0, 0, 5, 1, 7, 3);
        assertPlace(5, 0, 0, 6, 2, 3);
        assertPlace(0, 5, 0, 1, 2, -2);
        assertThat(camera.camera().getFieldOfView()).isEqualTo(50);
        assertThat(camera.camera().getFarClip()).isEqualTo(4000);
        assertThat(camera.camera().getNearClip()).isEqualTo(0.4);
        eye.turn(new Vector3(9, 9, 9), down, right, new Vector3(0, -1, 0));
        camera.look(eye, 30, 1, 2);
        assertPlace(0, 0, 5, 9, 4, 9);
        eye.turn(place, right, down, forward);
        camera.look(eye, 50, 0.4, 4000);
        assertPlace(0, 5, 0, 1, 2, -2);
    }

    /** Compares the position in model space of a point relative to the camera. */
    private void assertPlace(double right, double down, double away, double x, double y, double z) {
        Point3D inScene = camera.localToParent(camera.camera().localToParent(right, down, away));
        assertThat(inScene.distance(ModelSpace.toScene().transform(x, y, z))).isLessThan(1e-9);
    }
}
