package org.jointscope.ui.viewport;

import javafx.scene.Group;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.paint.Color;

import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.EyeCamera;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.ModelSpace;
import org.jointscope.ui.scene3d.Viewpoint;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

import java.util.List;

/** The model and what explains it, in three dimensions. */
final class ModelScene {

    private final ViewportViewModel viewModel;
    private final EyeCamera camera = new EyeCamera();
    private final Group world = new Group();
    private final Group surfaces = new Group();
    private final Group ground = new Group();
    private final SubScene subScene =
            new SubScene(new Group(world, camera), 1, 1, true, SceneAntialiasing.BALANCED);
    private final SkeletalScene skeletal;
    private final List<ScenePart> parts;

    ModelScene(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.skeletal = new SkeletalScene(viewModel);
        this.parts =
                List.of(
                        new FlightScene(viewModel),
                        new BoxesScene(viewModel),
                        skeletal,
                        new KeyframeScene(viewModel, images));
        // What is translucent or drawn over the rest comes after it.
        world.getChildren().addAll(surfaces, ground);
        world.getChildren().addAll(parts);
        world.getTransforms().add(ModelSpace.toScene());
        ground.visibleProperty().bind(viewModel.visible(Layer.GRID));
        camera.lightOnly(surfaces);
        subScene.setCamera(camera.camera());
        subScene.setFill(Color.TRANSPARENT);
        subScene.setManaged(false);
        viewModel.onOpened(this::build);
        viewModel.document.onModel(opened -> {}, this::revised);
        viewModel.document.onPose(this::pose);
    }

    SubScene subScene() {
        return subScene;
    }

    /** The meshes have as many vertices as before; the skeleton may have other joints. */
    private void revised(OpenModel open) {
        if (!skeletal.fits(open)) {
            build(open);
        }
    }

    private void build(OpenModel open) {
        world.setVisible(!open.isEmpty());
        surfaces.getChildren().clear();
        parts.forEach(part -> part.build(open, surfaces.getChildren()));
        ground.getChildren().setAll(grid(viewModel.framing.size()));
        pose();
    }

    /** Where there is only a camera, the ground is under its path. */
    private GridNode grid(double size) {
        Extent scene = viewModel.framing.scene();
        return viewModel.framing.hasModel()
                ? new GridNode(size)
                : new GridNode(size, scene.centerX(), scene.centerY());
    }

    private void pose() {
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).pose();
        }
        if (viewModel.camera.isLookedThrough()) {
            look();
        }
    }

    /** Looks from where the view model says. */
    void look() {
        ThroughCamera through = viewModel.camera;
        Orbit orbit = viewModel.orbit;
        Viewpoint eye = viewModel.viewpoint;
        double far = Math.abs(eye.depth(orbit.x(), orbit.y(), orbit.z())) + orbit.range();
        if (through.isLookedThrough()) {
            camera.look(eye, through.verticalFov(), through.nearClip(far), far);
        } else {
            camera.look(eye, Orbit.FIELD_OF_VIEW, orbit.nearClip(), far);
        }
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).look();
        }
    }
}
