package org.jointscope.ui.scene3d;

import javafx.beans.value.ObservableValue;
import javafx.scene.Group;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.paint.Color;

/** A scene in the space of the file: surfaces, which alone are lit, and the ground. */
public final class LitScene {

    private final Group surfaces = new Group();
    private final Group ground = new Group();
    private final Group world = new Group(surfaces, ground);
    private final EyeCamera camera = new EyeCamera();
    private final SubScene subScene = new SubScene(new Group(world, camera), 1, 1, true, SceneAntialiasing.BALANCED);

    /**
     * @param ofGround whether the ground is visible
     * @param unlit whether the surfaces have exactly their colors, without light
     */
    public LitScene(ObservableValue<Boolean> ofGround, ObservableValue<Boolean> unlit) {
        // Otherwise JavaFX would test all triangles on every mouse move.
        world.setMouseTransparent(true);
        world.getTransforms().add(ModelSpace.toScene());
        ground.visibleProperty().bind(ofGround);
        camera.lightOnly(surfaces);
        unlit.subscribe(camera::setUnlit);
        subScene.setCamera(camera.camera());
        subScene.setFill(Color.TRANSPARENT);
        subScene.setManaged(false);
    }

    public SubScene subScene() {
        return subScene;
    }

    /** All nodes; translucent nodes and overlays follow the others. */
    public Group world() {
        return world;
    }

    public Group surfaces() {
        return surfaces;
    }

    public Group ground() {
        return ground;
    }

    public EyeCamera camera() {
        return camera;
    }
}
