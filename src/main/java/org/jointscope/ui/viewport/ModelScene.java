package org.jointscope.ui.viewport;

import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Point3D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.SubScene;
import javafx.scene.paint.Color;
import org.jointscope.model.Vector3;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.skin.Extent;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.scene3d.BoxNode;
import org.jointscope.ui.scene3d.FlightNode;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.LitScene;
import org.jointscope.ui.scene3d.Viewpoint;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

/** The model and its overlays in 3D. */
final class ModelScene {

    /** Color of the bounds of the file. */
    static final Color FILE_BOX = Color.web("#8b5cf6");

    /** Color of the bounds of the mesh. */
    static final Color MESH_BOX = Color.web("#e07a1f");

    private final ViewportViewModel viewModel;
    private final LitScene scene;
    private final SkeletalScene skeletal;
    private final List<Part> parts;
    private final CounterpartScene counterpart;

    ModelScene(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.skeletal = new SkeletalScene(viewModel);
        this.parts =
                List.of(new Flight(viewModel), new Boxes(viewModel), skeletal, new KeyframeScene(viewModel, images));
        scene = new LitScene(viewModel.visible(Layer.GRID));
        scene.world().getChildren().addAll(parts);
        counterpart = new CounterpartScene(viewModel, images);
        viewModel.onOpened(this::build);
        viewModel.document.onModel(opened -> {}, this::revised);
        viewModel.document.onPose(this::pose);
    }

    SubScene subScene() {
        return scene.subScene();
    }

    /** The counterpart of the model, in the same view. */
    SubScene counterpart() {
        return counterpart.subScene();
    }

    /** The meshes have the same number of vertices; the skeleton can have other joints. */
    private void revised(OpenModel open) {
        if (!skeletal.fits(open)) {
            build(open);
        }
    }

    private void build(OpenModel open) {
        scene.world().setVisible(!open.isEmpty());
        scene.surfaces().getChildren().clear();
        parts.forEach(part -> part.build(open, scene.surfaces().getChildren()));
        scene.ground().getChildren().setAll(grid(viewModel.framing.size()));
        // In the game, the offset of a .def moves the model; here it moves the ground.
        Vector3 offset = open.def().offset();
        scene.ground().setTranslateX(-offset.x());
        scene.ground().setTranslateY(-offset.y());
        scene.ground().setTranslateZ(-offset.z());
        pose();
    }

    /** Without a model, the ground is below the camera path. */
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
        counterpart.pose();
        if (viewModel.camera.isLookedThrough()) {
            look();
        }
    }

    /** Updates the view from the view model. */
    void look() {
        viewModel.document.meter().begin();
        ThroughCamera through = viewModel.camera;
        Orbit orbit = viewModel.orbit;
        Viewpoint eye = viewModel.viewpoint;
        Point3D pivot = orbit.pivot();
        double depth = eye.depth(pivot.getX(), pivot.getY(), pivot.getZ());
        double far = Math.abs(depth) + orbit.range();
        boolean isThrough = through.isLookedThrough();
        double fieldOfView = isThrough ? through.verticalFov() : Orbit.FIELD_OF_VIEW;
        double near = isThrough ? through.nearClip(far) : orbit.nearClip();
        scene.camera().look(eye, fieldOfView, near, far);
        counterpart.look(eye, fieldOfView, near, far);
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).look();
        }
    }

    /**
     * A part of the scene: the group contains the self-illuminated nodes, which are over the surfaces. A hidden part is
     * not updated.
     */
    abstract static class Part extends Group {

        /** Shows another model, and adds its surfaces to the lit ones. */
        void build(OpenModel open, List<Node> surfaces) {}

        /** The model has moved, or the open camera. */
        abstract void pose();

        /** The viewer has moved: nodes that face the viewer turn. */
        abstract void look();
    }

    /** The open camera animation; hidden in the view through the camera. */
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

    /** The bounds of the file and those of the mesh. */
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
