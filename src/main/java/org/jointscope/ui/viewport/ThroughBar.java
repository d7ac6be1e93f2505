package org.jointscope.ui.viewport;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleGroup;

import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.text.Texts;

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
        ToggleChoice.bind(shapes, viewModel.camera().shapeProperty(), ScreenShape.class);
        viewModel
                .camera()
                .shapeProperty()
                .subscribe(
                        shape ->
                                shapeMenu.setText(
                                        resources.getString("viewport.shape." + shape.name())));
        viewModel.camera().lookedThroughProperty().subscribe(this::follow);
        viewModel.camera().thereProperty().subscribe(this::follow);
        viewModel.camera().readablePlayedProperty().subscribe(this::follow);
        follow();
    }

    private void follow() {
        ThroughCamera camera = viewModel.camera();
        boolean through = camera.isLookedThrough();
        root.setVisible(through);
        if (through) {
            label.setText(
                    new Texts(resources)
                            .of("viewport.through.at", camera.fileFrame(), camera.fovText()));
        }
    }

    @FXML
    private void leave() {
        viewModel.leaveCamera();
    }
}
