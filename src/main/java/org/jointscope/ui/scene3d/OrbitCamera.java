package org.jointscope.ui.scene3d;

import javafx.scene.Group;
import javafx.scene.LightBase;
import javafx.scene.Node;
import javafx.scene.PerspectiveCamera;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;

import java.util.List;

/** A camera that looks at a point from some way off, with the lights that go with it. */
public final class OrbitCamera extends Group {

    private final PerspectiveCamera camera = new PerspectiveCamera(true);
    private final Translate pivot = new Translate();
    private final Rotate yaw = new Rotate(0, Rotate.Y_AXIS);
    private final Rotate pitch = new Rotate(0, Rotate.X_AXIS);
    private final Translate back = new Translate();
    private final List<LightBase> lights = Lights.all();

    /**
     * @param verticalFieldOfView in degrees
     */
    public OrbitCamera(double verticalFieldOfView) {
        camera.setFieldOfView(verticalFieldOfView);
        camera.setVerticalFieldOfView(true);
        camera.getTransforms().add(back);
        getTransforms().addAll(pivot, yaw, pitch);
        getChildren().add(camera);
        getChildren().addAll(lights);
    }

    /**
     * Lights nothing but a part of the scene. What glows by itself looks the same without, and
     * costs less to paint.
     */
    public void lightOnly(Node part) {
        lights.forEach(light -> light.getScope().add(part));
    }

    public PerspectiveCamera camera() {
        return camera;
    }

    /**
     * Looks at a point of the scene.
     *
     * @param yawDegrees how far it has gone round the point, clockwise from above
     * @param elevationDegrees how far it has gone up and looks down
     * @param size of what is looked at, for the depths between which it is drawn
     */
    public void look(
            double x,
            double y,
            double z,
            double yawDegrees,
            double elevationDegrees,
            double distance,
            double size) {
        pivot.setX(x);
        pivot.setY(y);
        pivot.setZ(z);
        yaw.setAngle(yawDegrees);
        pitch.setAngle(-elevationDegrees);
        back.setZ(-distance);
        camera.setNearClip(Math.max(distance / 1000, (distance - size * 20) / 2));
        camera.setFarClip(distance + size * 20);
    }
}
