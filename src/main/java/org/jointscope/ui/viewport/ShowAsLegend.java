package org.jointscope.ui.viewport;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** Says in the picture what an engine shows otherwise than the file has it. */
public final class ShowAsLegend {

    private final ShowAsViewModel viewModel;

    @FXML private Node root;

    @FXML private Label label;

    public ShowAsLegend(ShowAsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        label.textProperty().bind(viewModel.legendProperty());
        root.visibleProperty().bind(label.textProperty().isNotEmpty());
    }
}
