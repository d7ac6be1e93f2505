package org.jointscope.ui.viewport;

import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Group;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import org.jointscope.ui.document.OpenMesh;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.MeshNode;
import org.jointscope.ui.scene3d.ModelSpace;
import org.jointscope.ui.scene3d.OrbitCamera;
import org.jointscope.ui.scene3d.SkeletonNode;

/** Draws the model, and turns the mouse into looking around. */
public final class ViewportView {

    /** Colours of meshes without a texture, in turn. */
    private static final List<Color> CLAY = List.of(
            Color.web("#c9bfae"), Color.web("#9fb4c4"), Color.web("#c4a6a0"), Color.web("#a8bf9f"),
            Color.web("#b9aacb"), Color.web("#d0c08f"));

    private final ViewportViewModel viewModel;

    @FXML
    private StackPane root;

    @FXML
    private Pane picture;

    @FXML
    private StackPane missing;

    @FXML
    private Pane hint;

    @FXML
    private ToggleButton skeletonToggle;

    @FXML
    private ToggleButton gridToggle;

    private final Group world = new Group();
    private final List<MeshNode> meshes = new ArrayList<>();
    private OpenModel shown = OpenModel.NONE;
    private SkeletonNode skeleton;
    private OrbitCamera camera;
    private double mouseX;
    private double mouseY;

    public ViewportView(ViewportViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        skeletonToggle.selectedProperty().bindBidirectional(viewModel.skeletonVisibleProperty());
        gridToggle.selectedProperty().bindBidirectional(viewModel.gridVisibleProperty());
        boolean available = Platform.isSupported(ConditionalFeature.SCENE3D);
        missing.setVisible(!available);
        picture.setVisible(available);
        viewModel.openProperty().subscribe(open -> hint.setVisible(available && open.isEmpty()));
        if (available) {
            buildScene();
        }
    }

    private void buildScene() {
        world.getTransforms().add(ModelSpace.toScene());
        camera = new OrbitCamera(Orbit.FIELD_OF_VIEW);
        SubScene scene = new SubScene(new Group(world, camera), 1, 1, true, SceneAntialiasing.BALANCED);
        scene.setCamera(camera.camera());
        scene.setFill(Color.TRANSPARENT);
        scene.setManaged(false);
        scene.widthProperty().bind(picture.widthProperty());
        scene.heightProperty().bind(picture.heightProperty());
        picture.getChildren().add(scene);
        picture.layoutBoundsProperty()
                .subscribe(bounds -> viewModel.setPictureSize(bounds.getWidth(), bounds.getHeight()));
        viewModel.openProperty().subscribe(this::show);
        viewModel.onPose(this::pose);
        viewModel.onOrbit(this::look);
        viewModel.selectedJointProperty().subscribe(joint -> select(joint.intValue()));
        look();
    }

    private void show(OpenModel open) {
        shown = open;
        meshes.clear();
        world.getChildren().clear();
        double size = open.extent().diagonal();
        GridNode grid = new GridNode(size);
        grid.visibleProperty().bind(viewModel.gridVisibleProperty());
        for (OpenMesh mesh : open.meshes()) {
            MeshNode node = new MeshNode(
                    mesh.skinned().binding(), mesh.vertices(), CLAY.get(meshes.size() % CLAY.size()));
            mesh.texture().ifPresent(path -> loadTexture(path, node));
            node.visibleProperty().bind(viewModel.meshVisible(meshes.size()));
            meshes.add(node);
        }
        // What is translucent or drawn over the rest comes after it.
        world.getChildren().addAll(meshes);
        world.getChildren().add(grid);
        skeleton = new SkeletonNode(open.model().rig(), size);
        skeleton.visibleProperty().bind(viewModel.skeletonVisibleProperty());
        world.getChildren().add(skeleton);
        pose();
    }

    private static void loadTexture(Path path, MeshNode node) {
        try {
            Image image = new Image(path.toUri().toURL().toString(), true);
            image.progressProperty().subscribe(progress -> {
                if (progress.doubleValue() == 1 && !image.isError()) {
                    node.setTexture(image);
                }
            });
        } catch (MalformedURLException e) {
            throw new IllegalStateException("a path of a file system that Java cannot read from: " + path, e);
        }
    }

    private void pose() {
        if (shown != viewModel.openProperty().get()) {
            return;
        }
        for (int i = 0; i < meshes.size(); i++) {
            meshes.get(i).show(shown.meshes().get(i).skinned().points());
        }
        skeleton.show(shown.model().joints());
    }

    private void select(int joint) {
        skeleton.select(joint);
        pose();
    }

    private void look() {
        Orbit orbit = viewModel.orbit();
        camera.look(
                ModelSpace.sceneX(orbit.x(), orbit.y(), orbit.z()),
                ModelSpace.sceneY(orbit.x(), orbit.y(), orbit.z()),
                ModelSpace.sceneZ(orbit.x(), orbit.y(), orbit.z()),
                orbit.yaw(),
                orbit.elevation(),
                orbit.distance(),
                orbit.size());
    }

    @FXML
    private void press(MouseEvent event) {
        picture.requestFocus();
        mouseX = event.getX();
        mouseY = event.getY();
    }

    @FXML
    private void drag(MouseEvent event) {
        double right = event.getX() - mouseX;
        double down = event.getY() - mouseY;
        mouseX = event.getX();
        mouseY = event.getY();
        if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown()) {
            viewModel.rotate(right, down);
        } else {
            viewModel.pan(right, down, picture.getHeight());
        }
    }

    @FXML
    private void scroll(ScrollEvent event) {
        // A touchpad's two-finger scroll and a wheel's notch both come in pixels; 40 of them are a notch.
        double notches = event.getDeltaY() / 40;
        viewModel.zoom(
                notches,
                event.getX() - picture.getWidth() / 2,
                event.getY() - picture.getHeight() / 2,
                picture.getHeight());
    }

    @FXML
    private void resetView() {
        viewModel.resetView();
    }
}
