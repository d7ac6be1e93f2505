package org.jointscope.ui.viewport;

import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.binding.BooleanExpression;
import javafx.fxml.FXML;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.SubScene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;

import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

import java.util.List;
import java.util.ResourceBundle;

/** Shows the picture, and turns the mouse into looking around and pointing at joints. */
public final class ViewportView {

    private final ViewportViewModel viewModel;
    private final PictureImages images;
    private final ViewportKeys keys;

    @FXML private Pane picture;

    @FXML private StackPane missing;

    @FXML private Pane hint;

    @FXML private Node tools;

    @FXML private ViewportTools toolsController;

    @FXML private ResourceBundle resources;

    @FXML private Node nothingDrawn;

    @FXML private Label nothingDrawnLabel;

    @FXML private Node drawTrianglesButton;

    @FXML private Pane legend;

    @FXML private Rectangle fileBoxSample;

    @FXML private Rectangle meshBoxSample;

    @FXML private Node fileBoxRow;

    @FXML private Label fileBoxLabel;

    @FXML private Node noFileBoxRow;

    @FXML private Node meshBoxRow;

    /** The mouse goes on being dragged that has left the camera. */
    private boolean left;

    private double mouseX;
    private double mouseY;

    public ViewportView(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.images = images;
        this.keys = new ViewportKeys(viewModel);
    }

    @FXML
    private void initialize() {
        boolean available = Platform.isSupported(ConditionalFeature.SCENE3D);
        missing.setVisible(!available);
        picture.setVisible(available);
        viewModel.document.onModel(
                open -> {
                    hint.setVisible(available && open.isEmpty());
                    tools.setVisible(available && !open.isEmpty());
                });
        if (available) {
            buildPicture();
        } else {
            legend.setVisible(false);
            nothingDrawn.setVisible(false);
        }
    }

    private void buildPicture() {
        ModelScene model = new ModelScene(viewModel, images);
        JointLabels names = new JointLabels(viewModel);
        SubScene scene = model.subScene();
        scene.widthProperty().bind(picture.widthProperty());
        scene.heightProperty().bind(picture.heightProperty());
        StripOrderLabels numbers = new StripOrderLabels(viewModel);
        ScreenBars bars = new ScreenBars(viewModel.camera);
        List.of(names, numbers, bars).forEach(this::cover);
        bars.layoutBoundsProperty().subscribe(bars::follow);
        picture.getChildren().addAll(scene, numbers, bars, names);
        picture.layoutBoundsProperty()
                .subscribe(
                        bounds -> viewModel.setPictureSize(bounds.getWidth(), bounds.getHeight()));
        viewModel.document.onPose(names::follow);
        viewModel.document.onPose(numbers::place);
        viewModel.onOrbit(
                () -> {
                    model.look();
                    names.choose();
                    numbers.place();
                    bars.follow();
                });
        model.look();
        viewModel.pointer.hoveredProperty().subscribe(joint -> showCursor(joint.intValue()));
        // Who clicks a tool goes on with the picture.
        toolsController.onClick(picture::requestFocus);
        explainBoxes();
        viewModel.md2.drawnProperty().subscribe(this::explain);
    }

    /** Lays a pane over the picture, and nowhere else. */
    private void cover(Pane pane) {
        pane.prefWidthProperty().bind(picture.widthProperty());
        pane.prefHeightProperty().bind(picture.heightProperty());
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(picture.widthProperty());
        clip.heightProperty().bind(picture.heightProperty());
        pane.setClip(clip);
    }

    private void explain(ShownMd2.Drawn drawn) {
        boolean nothing = drawn != ShownMd2.Drawn.SOMETHING;
        nothingDrawn.setVisible(nothing);
        nothingDrawnLabel.setText(
                nothing ? resources.getString("viewport.md2." + drawn.name()) : "");
        drawTrianglesButton.setVisible(
                drawn == ShownMd2.Drawn.NO_COMMANDS || drawn == ShownMd2.Drawn.NO_SOUND_COMMANDS);
        drawTrianglesButton.setManaged(drawTrianglesButton.isVisible());
    }

    @FXML
    private void drawTriangles() {
        viewModel.md2.choices.surfaceProperty().set(Md2Surface.TRIANGLES);
        picture.requestFocus();
    }

    private void showCursor(int hovered) {
        picture.setCursor(hovered == Document.NO_JOINT ? Cursor.DEFAULT : Cursor.HAND);
    }

    private void explainBoxes() {
        fileBoxSample.setStroke(ModelScene.FILE_BOX);
        meshBoxSample.setStroke(ModelScene.MESH_BOX);
        BooleanExpression file = viewModel.boxes.fileThereProperty();
        BooleanExpression mesh = viewModel.boxes.meshThereProperty();
        legend.visibleProperty()
                .bind(viewModel.animated.or(mesh).and(viewModel.visible(Layer.BOUNDS)));
        fileBoxLabel
                .textProperty()
                .bind(
                        viewModel
                                .md2
                                .thereProperty()
                                .map(md2 -> md2 ? "viewport.bounds.grid" : "viewport.bounds.file")
                                .map(resources::getString));
        Showing.bind(fileBoxRow, file);
        Showing.bind(noFileBoxRow, file.not().and(viewModel.animated));
        Showing.bind(meshBoxRow, mesh);
    }

    @FXML
    private void press(MouseEvent event) {
        picture.requestFocus();
        left = false;
        mouseX = event.getX();
        mouseY = event.getY();
    }

    @FXML
    private void drag(MouseEvent event) {
        if (event.isStillSincePress()) {
            return;
        }
        viewModel.pointer.away();
        left = viewModel.leaveCamera() || left;
        if (left) {
            return;
        }
        double right = event.getX() - mouseX;
        double down = event.getY() - mouseY;
        mouseX = event.getX();
        mouseY = event.getY();
        if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown()) {
            viewModel.rotate(right, down);
        } else {
            viewModel.pan(right, down);
        }
    }

    @FXML
    private void click(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            viewModel.click(event.getX(), event.getY());
        }
    }

    @FXML
    private void hover(MouseEvent event) {
        viewModel.pointer.over(event.getX(), event.getY());
    }

    @FXML
    private void leave() {
        viewModel.pointer.away();
    }

    @FXML
    private void scroll(ScrollEvent event) {
        // A touchpad's two-finger scroll and a wheel's notch both come in pixels; 40 of them are a
        // notch.
        double notches = event.getDeltaY() / 40;
        viewModel.zoom(
                notches,
                event.getX() - picture.getWidth() / 2,
                event.getY() - picture.getHeight() / 2);
    }

    @FXML
    private void keyPressed(KeyEvent event) {
        if (keys.take(event)) {
            event.consume();
        }
    }
}
