package org.jointscope.ui.scene3d;

import static org.jointscope.ui.scene3d.ModelSpace.sceneX;
import static org.jointscope.ui.scene3d.ModelSpace.sceneY;
import static org.jointscope.ui.scene3d.ModelSpace.sceneZ;

import javafx.scene.Group;
import javafx.scene.LightBase;
import javafx.scene.Node;
import javafx.scene.PerspectiveCamera;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;

import java.util.List;

/**
 * A camera that looks at a point from some way off, or stands where it is told to, with the lights
 * that go with it.
 */
public final class OrbitCamera extends Group {

    /** Nearer than this Doom 3 draws nothing either (r_znear), in game units. */
    private static final double NEAREST = 3;

    /** A depth buffer tells depths apart that differ by no more than some thousand times. */
    private static final double NEAR_SHARE = 1e-4;

    private final PerspectiveCamera camera = new PerspectiveCamera(true);
    private final Translate pivot = new Translate();
    private final Rotate yaw = new Rotate(0, Rotate.Y_AXIS);
    private final Rotate pitch = new Rotate(0, Rotate.X_AXIS);
    private final Translate back = new Translate();
    private final Affine placed = new Affine();
    private final double verticalFieldOfView;
    private final List<LightBase> lights = Lights.all();

    /**
     * @param verticalFieldOfView in degrees
     */
    public OrbitCamera(double verticalFieldOfView) {
        this.verticalFieldOfView = verticalFieldOfView;
        camera.setVerticalFieldOfView(true);
        camera.getTransforms().add(back);
        orbit();
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
        orbit();
        pivot.setX(x);
        pivot.setY(y);
        pivot.setZ(z);
        yaw.setAngle(yawDegrees);
        pitch.setAngle(-elevationDegrees);
        back.setZ(-distance);
        camera.setNearClip(Math.max(distance / 1000, (distance - size * 20) / 2));
        camera.setFarClip(distance + size * 20);
    }

    private void orbit() {
        if (getTransforms().size() != 3) {
            getTransforms().setAll(pivot, yaw, pitch);
            camera.setFieldOfView(verticalFieldOfView);
        }
    }

    /**
     * Stands where an eye in model space is, and looks where it looks.
     *
     * @param fieldOfView from the upper edge of the picture to the lower, in degrees
     * @param far how far off something may be and still be drawn
     */
    public void stand(Viewpoint eye, double fieldOfView, double far) {
        if (getTransforms().size() != 1) {
            getTransforms().setAll(placed);
        }
        back.setZ(0);
        // Columns are the directions of this camera's right, down and forward in the scene.
        placed.setToTransform(
                sceneX(eye.rightX(), eye.rightY(), eye.rightZ()),
                sceneX(eye.downX(), eye.downY(), eye.downZ()),
                sceneX(eye.forwardX(), eye.forwardY(), eye.forwardZ()),
                sceneX(eye.eyeX(), eye.eyeY(), eye.eyeZ()),
                sceneY(eye.rightX(), eye.rightY(), eye.rightZ()),
                sceneY(eye.downX(), eye.downY(), eye.downZ()),
                sceneY(eye.forwardX(), eye.forwardY(), eye.forwardZ()),
                sceneY(eye.eyeX(), eye.eyeY(), eye.eyeZ()),
                sceneZ(eye.rightX(), eye.rightY(), eye.rightZ()),
                sceneZ(eye.downX(), eye.downY(), eye.downZ()),
                sceneZ(eye.forwardX(), eye.forwardY(), eye.forwardZ()),
                sceneZ(eye.eyeX(), eye.eyeY(), eye.eyeZ()));
        camera.setFieldOfView(fieldOfView);
        camera.setNearClip(Math.min(NEAREST, far * NEAR_SHARE));
        camera.setFarClip(far);
    }
}
