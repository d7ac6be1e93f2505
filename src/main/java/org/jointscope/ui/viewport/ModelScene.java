package org.jointscope.ui.viewport;

import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Point3D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.paint.Color;

import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.BoxNode;
import org.jointscope.ui.scene3d.EyeCamera;
import org.jointscope.ui.scene3d.FlightNode;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.ModelSpace;
import org.jointscope.ui.scene3d.Viewpoint;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

import java.util.List;

/** The model and what explains it, in three dimensions. */
final class ModelScene {

    /** Of the box that the file gives. */
    static final Color FILE_BOX = Color.web("#8b5cf6");

    /** Of the box that the mesh takes up. */
    static final Color MESH_BOX = Color.web("#e07a1f");

    private final ViewportViewModel viewModel;
    private final EyeCamera camera = new EyeCamera();
    private final Group world = new Group();
    private final Group surfaces = new Group();
    private final Group ground = new Group();
    private final SubScene subScene =
            new SubScene(new Group(world, camera), 1, 1, true, SceneAntialiasing.BALANCED);
    private final SkeletalScene skeletal;
    private final List<Part> parts;

    ModelScene(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.skeletal = new SkeletalScene(viewModel);
        this.parts =
                List.of(
                        new Flight(viewModel),
                        new Boxes(viewModel),
                        skeletal,
                        new KeyframeScene(viewModel, images));
        // What is translucent or drawn over the rest comes after it.
        world.getChildren().addAll(surfaces, ground);
        world.getChildren().addAll(parts);
        // JavaFX would walk all triangles on every move of the mouse.
        world.setMouseTransparent(true);
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
                ? new GridNode(size, 0, 0)
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
        Point3D pivot = orbit.pivot();
        double depth = eye.depth(pivot.getX(), pivot.getY(), pivot.getZ());
        double far = Math.abs(depth) + orbit.range();
        if (through.isLookedThrough()) {
            camera.look(eye, through.verticalFov(), through.nearClip(far), far);
        } else {
            camera.look(eye, Orbit.FIELD_OF_VIEW, orbit.nearClip(), far);
        }
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).look();
        }
    }

    /**
     * What the scene shows of a subject: the group holds what glows by itself, over the surfaces.
     * What is not visible is not kept up to date.
     */
    abstract static class Part extends Group {

        /** Another model is open: shows it, and adds its surfaces to those that are lit. */
        void build(OpenModel open, List<Node> surfaces) {}

        /** The model has moved, or the camera that is open. */
        abstract void pose();

        /** The viewer has moved: what faces him turns. */
        abstract void look();
    }

    /** The flight of the camera that is open; who looks through the camera does not see it. */
    private static final class Flight extends Part {

        private final ViewportViewModel viewModel;
        private final ThroughCamera camera;
        private final ObservableBooleanValue pathVisible;
        private FlightNode node;

        Flight(ViewportViewModel viewModel) {
            this.viewModel = viewModel;
            camera = viewModel.camera;
            node = new FlightNode(CameraPath.NONE, 1, viewModel.viewpoint);
            pathVisible = viewModel.visible(Layer.CAMERA_PATH);
            pathVisible.subscribe(this::look);
            camera.flight.selectedFrameProperty().subscribe(this::select);
        }

        @Override
        void build(OpenModel open, List<Node> surfaces) {
            double size = viewModel.framing.scene().diagonal();
            node = new FlightNode(camera.path(), size, viewModel.viewpoint);
            getChildren().setAll(node);
            select();
            look();
        }

        private void select() {
            node.select(camera.flight.selectedFrameProperty().get());
        }

        @Override
        void look() {
            setVisible(pathVisible.get() && camera.there.get() && !camera.isLookedThrough());
            if (isVisible()) {
                node.setAspect(camera.aspect());
                node.move(camera.flight.view());
                node.look();
            }
        }

        @Override
        void pose() {
            if (isVisible()) {
                node.move(camera.flight.view());
            }
        }
    }

    /** The box that the file gives, and the one that the mesh takes up. */
    private static final class Boxes extends Part {

        private final CurrentBoxes boxes;
        private final BoxNode file;
        private final BoxNode mesh;

        Boxes(ViewportViewModel viewModel) {
            boxes = viewModel.boxes;
            file = BoxNode.whole(FILE_BOX, viewModel.viewpoint);
            mesh = BoxNode.corners(MESH_BOX, viewModel.viewpoint);
            getChildren().addAll(file, mesh);
            visibleProperty().bind(viewModel.visible(Layer.BOUNDS));
            visibleProperty().subscribe(this::look);
        }

        @Override
        void pose() {
            look();
        }

        @Override
        void look() {
            if (isVisible()) {
                file.show(boxes.file);
                mesh.show(boxes.mesh);
            }
        }
    }
}
