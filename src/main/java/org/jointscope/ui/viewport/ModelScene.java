package org.jointscope.ui.viewport;

import javafx.scene.Group;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.util.Subscription;

import org.jointscope.pose.Rig;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.OpenModel.OpenMesh;
import org.jointscope.ui.scene3d.AxesNode;
import org.jointscope.ui.scene3d.BoxNode;
import org.jointscope.ui.scene3d.EyeCamera;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.ModelSpace;
import org.jointscope.ui.scene3d.SkeletonNode;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.scene3d.Viewpoint;

import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The model and what explains it, in three dimensions. What is not visible is not kept up to date.
 */
final class ModelScene implements ViewportViewModel.Scene {

    /** Of the box that the file gives. */
    static final Color FILE_BOX = Color.web("#8b5cf6");

    /** Of the box that the mesh takes up. */
    static final Color MESH_BOX = Color.web("#e07a1f");

    /** Colours of meshes without a texture, in turn. */
    private static final List<Color> CLAY =
            List.of(
                    Color.web("#c9bfae"),
                    Color.web("#9fb4c4"),
                    Color.web("#c4a6a0"),
                    Color.web("#a8bf9f"),
                    Color.web("#b9aacb"),
                    Color.web("#d0c08f"));

    private final ViewportViewModel viewModel;
    private final PictureImages images;
    private final EyeCamera camera = new EyeCamera();
    private final Group world = new Group();
    private final Group models = new Group();
    private final SubScene subScene =
            new SubScene(new Group(world, camera), 1, 1, true, SceneAntialiasing.BALANCED);
    private final List<SurfaceNode> meshes = new ArrayList<>();
    private final BoxNode fileBox;
    private final BoxNode meshBox;
    private Subscription visibilities = Subscription.EMPTY;
    private SkeletonNode skeleton;
    private AxesNode axes;
    private final FlightScene flight;
    private Optional<KeyframeScene> keyframes = Optional.empty();

    ModelScene(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.images = images;
        this.skeleton = new SkeletonNode(viewModel.open().model().rig(), 1, viewModel.viewpoint());
        this.axes = new AxesNode(0, viewModel.viewpoint());
        this.flight = new FlightScene(viewModel);
        this.fileBox = BoxNode.whole(FILE_BOX, viewModel.viewpoint());
        this.meshBox = BoxNode.corners(MESH_BOX, viewModel.viewpoint());
        fileBox.visibleProperty().bind(viewModel.boundsVisibleProperty());
        meshBox.visibleProperty().bind(viewModel.boundsVisibleProperty());
        world.getTransforms().add(ModelSpace.toScene());
        camera.lightOnly(models);
        subScene.setCamera(camera.camera());
        subScene.setFill(Color.TRANSPARENT);
        subScene.setManaged(false);
        viewModel.setScene(this);
        viewModel.onPose(this::pose);
        viewModel.selectedJointProperty().subscribe(joint -> select(joint.intValue()));
        viewModel.skeletonVisibleProperty().subscribe(this::draw);
        viewModel.originVisibleProperty().subscribe(visible -> draw());
        viewModel.boundsVisibleProperty().subscribe(this::draw);
        followChoices(viewModel.md2().choices());
    }

    private void followChoices(Md2Choices choices) {
        Runnable choose = () -> keyframes.ifPresent(KeyframeScene::choose);
        Runnable select = () -> keyframes.ifPresent(KeyframeScene::select);
        choices.surfaceProperty().subscribe(choose);
        choices.normalsProperty().subscribe(choose);
        viewModel.md2().normalsVisibleProperty().subscribe(choose);
        choices.glCommandProperty().subscribe(select);
        choices.triangleProperty().subscribe(select);
        choices.vertexProperty().subscribe(select);
        choices.skinProperty().subscribe(this::setSkins);
    }

    private void setSkins() {
        keyframes.ifPresent(this::setSkin);
    }

    private void setSkin(KeyframeScene scene) {
        scene.setTexture(viewModel.md2().choices().skinProperty().get().map(images::of));
    }

    SubScene subScene() {
        return subScene;
    }

    @Override
    public void opened(OpenModel open) {
        build(open);
        pose();
    }

    /** The meshes have as many vertices as before; the skeleton may have other joints. */
    @Override
    public void revised(OpenModel open) {
        if (!skeleton.rig().isLike(open.model().rig())) {
            opened(open);
        }
    }

    private void build(OpenModel open) {
        world.setVisible(!open.isEmpty());
        double size = viewModel.framing().size();
        visibilities.unsubscribe();
        visibilities = Subscription.EMPTY;
        meshes.clear();
        keyframes = open.md2Model().map(md2 -> keyframeScene(open.extent().diagonal()));
        for (OpenMesh mesh : keyframes.isPresent() ? List.<OpenMesh>of() : open.meshes()) {
            meshes.add(node(mesh, meshes.size()));
        }
        Rig rig = open.model().rig();
        GridNode grid = grid(size);
        grid.visibleProperty().bind(viewModel.gridVisibleProperty());
        skeleton = new SkeletonNode(rig, size, viewModel.viewpoint());
        skeleton.visibleProperty().bind(viewModel.skeletonVisibleProperty());
        axes = new AxesNode(rig.size(), viewModel.viewpoint());
        axes.visibleProperty().bind(viewModel.originVisibleProperty());
        skeleton.select(viewModel.selectedJointProperty().get());
        axes.select(viewModel.selectedJointProperty().get());
        // What is translucent or drawn over the rest comes after it.
        models.getChildren().setAll(meshes);
        world.getChildren().setAll(models, grid, flight, fileBox, meshBox, skeleton, axes);
        keyframes.ifPresent(
                scene -> {
                    models.getChildren().add(scene.surfaces());
                    world.getChildren().addAll(scene.overlays());
                });
        flight.build();
    }

    /** Where there is only a camera, the ground is under its path. */
    private GridNode grid(double size) {
        Extent scene = viewModel.framing().scene();
        return viewModel.framing().hasModel()
                ? new GridNode(size)
                : new GridNode(size, scene.centerX(), scene.centerY());
    }

    private SurfaceNode node(OpenMesh mesh, int index) {
        SurfaceNode node =
                SurfaceNode.of(
                        mesh.skinned().binding(), mesh.vertices(), CLAY.get(index % CLAY.size()));
        mesh.texture().ifPresent(path -> loadTexture(path, node));
        node.visibleProperty().bind(viewModel.meshVisible(index));
        visibilities = visibilities.and(node.visibleProperty().subscribe(() -> show(index)));
        return node;
    }

    private void show(int mesh) {
        meshes.get(mesh).show(viewModel.open().meshes().get(mesh).skinned().points());
    }

    private KeyframeScene keyframeScene(double size) {
        KeyframeScene scene =
                new KeyframeScene(viewModel.md2(), size, CLAY.getFirst(), viewModel.viewpoint());
        setSkin(scene);
        return scene;
    }

    private static void loadTexture(Path path, SurfaceNode node) {
        try {
            Image image = new Image(path.toUri().toURL().toString(), true);
            image.progressProperty()
                    .subscribe(
                            progress -> {
                                if (progress.doubleValue() == 1 && !image.isError()) {
                                    node.setTexture(Optional.of(image));
                                }
                            });
        } catch (MalformedURLException e) {
            throw new IllegalStateException(
                    "a path of a file system that Java cannot read from: " + path, e);
        }
    }

    private void pose() {
        for (int i = 0; i < meshes.size(); i++) {
            if (meshes.get(i).isVisible()) {
                show(i);
            }
        }
        keyframes.ifPresent(KeyframeScene::pose);
        if (viewModel.camera().isLookedThrough()) {
            look();
        } else {
            flight.move();
            draw();
        }
    }

    /** What faces the viewer. */
    private void draw() {
        if (skeleton.isVisible()) {
            skeleton.show(viewModel.open().model().joints());
        }
        if (axes.isVisible()) {
            axes.show(viewModel.open().model().joints());
        }
        if (viewModel.boundsVisibleProperty().get()) {
            fileBox.show(viewModel.boxes().file());
            meshBox.show(viewModel.boxes().mesh());
        }
    }

    private void select(int joint) {
        skeleton.select(joint);
        axes.select(joint);
        draw();
    }

    /** Looks from where the view model says. */
    void look() {
        ThroughCamera through = viewModel.camera();
        Orbit orbit = viewModel.orbit();
        Viewpoint eye = viewModel.viewpoint();
        double far = Math.abs(eye.depth(orbit.x(), orbit.y(), orbit.z())) + orbit.range();
        if (through.isLookedThrough()) {
            camera.look(eye, through.verticalFov(), through.nearClip(far), far);
        } else {
            camera.look(eye, Orbit.FIELD_OF_VIEW, orbit.nearClip(), far);
        }
        flight.look();
        draw();
        keyframes.ifPresent(KeyframeScene::draw);
    }
}
