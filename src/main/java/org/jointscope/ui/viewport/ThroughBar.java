package org.jointscope.ui.viewport;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleGroup;

import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.viewport.ThroughCamera.ScreenShape;

import java.util.ResourceBundle;

/**
 * Says that the model is looked at through the camera, at which frame and at what angle; offers
 * shapes of the screen, and the way out.
 */
public final class ThroughBar {

    private final ViewportViewModel viewModel;

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private Label label;

    @FXML private MenuButton shapeMenu;

    @FXML private ToggleGroup shapes;

    public ThroughBar(ViewportViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        ThroughCamera camera = viewModel.camera;
        ToggleChoice.bind(shapes, camera.shapeProperty(), ScreenShape.class);
        shapeMenu
                .textProperty()
                .bind(
                        camera.shapeProperty()
                                .map(shape -> resources.getString("viewport.shape." + shape)));
        root.visibleProperty().bind(camera.through);
        camera.through.subscribe(this::follow);
        camera.flight.readableFrameProperty().subscribe(this::follow);
        follow();
    }

    private void follow() {
        ThroughCamera camera = viewModel.camera;
        if (camera.isLookedThrough()) {
            Texts texts = new Texts(resources);
            label.setText(
                    texts.of("viewport.through.at", camera.flight.fileFrame(), camera.fovText()));
        }
    }

    @FXML
    private void leave() {
        viewModel.leaveCamera();
    }
}
