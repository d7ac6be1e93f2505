package org.jointscope.ui.scene3d;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AmbientLight;
import javafx.scene.Group;
import javafx.scene.LightBase;
import javafx.scene.Node;
import javafx.scene.PerspectiveCamera;
import javafx.scene.PointLight;
import javafx.scene.paint.Color;
import javafx.scene.transform.Affine;
import javafx.scene.transform.MatrixType;
import org.jointscope.render.Lights;
import org.jointscope.render.Lights.Light;
import org.jointscope.render.Viewpoint;

/**
 * The camera of the scene at the position of an eye in model space. Its lights are fixed relative to it, so that no
 * side of a model is ever dark.
 */
public final class EyeCamera extends Group {

    /** The distance of lights: so far that their light is parallel. */
    private static final double FAR = 1e9;

    private final PerspectiveCamera camera = new PerspectiveCamera(true);
    private final Affine place = new Affine();
    private final double[] matrix = new double[MatrixType.MT_3D_3x4.elements()];
    private final List<LightBase> lights = Stream.concat(
                    Stream.of(new AmbientLight(Color.gray(Lights.AMBIENT))),
                    Lights.ALL.stream().map(EyeCamera::light))
            .toList();

    public EyeCamera() {
        camera.setVerticalFieldOfView(true);
        getTransforms().addAll(ModelSpace.toScene(), place);
        getChildren().add(camera);
        getChildren().addAll(lights);
    }

    /** Parallel light: JavaFX makes its own directional light stronger on screens and in snapshots that are scaled. */
    private static LightBase light(Light of) {
        PointLight light = new PointLight(Color.color(of.red(), of.green(), of.blue()));
        light.setTranslateX(-FAR * of.right());
        light.setTranslateY(-FAR * of.down());
        light.setTranslateZ(-FAR * of.forward());
        return light;
    }

    /**
     * Limits the lights to a part of the scene. Self-illuminated nodes look the same without them, and render faster.
     */
    public void lightOnly(Node part) {
        lights.forEach(light -> light.getScope().add(part));
    }

    /** Replaces the lights by white light from everywhere, so that surfaces have exactly their colors. */
    public void setUnlit(boolean unlit) {
        for (LightBase light : lights) {
            boolean ambient = light instanceof AmbientLight;
            light.setLightOn(ambient || !unlit);
            if (ambient) {
                light.setColor(unlit ? Color.WHITE : Color.gray(Lights.AMBIENT));
            }
        }
    }

    public PerspectiveCamera camera() {
        return camera;
    }

    /**
     * Sets position and orientation to those of an eye in model space.
     *
     * @param fieldOfView from the top edge of the viewport to the bottom, in degrees
     * @param near the minimum distance at which objects are drawn
     * @param far the maximum distance
     */
    public void look(Viewpoint eye, double fieldOfView, double near, double far) {
        // Columns are the right, down and forward directions of this camera in model space.
        for (int row = 0; row < 3; row++) {
            matrix[row * 4] = eye.right[row];
            matrix[row * 4 + 1] = eye.down[row];
            matrix[row * 4 + 2] = eye.forward[row];
            matrix[row * 4 + 3] = eye.eye[row];
        }
        place.setToTransform(matrix, MatrixType.MT_3D_3x4, 0);
        camera.setFieldOfView(fieldOfView);
        camera.setNearClip(near);
        camera.setFarClip(far);
    }
}
