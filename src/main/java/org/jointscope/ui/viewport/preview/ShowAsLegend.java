package org.jointscope.ui.viewport.preview;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

import org.jointscope.ui.viewport.preview.ShowAsViewModel.State;

/** Says in the picture what an engine shows otherwise than the file has it. */
public final class ShowAsLegend {

    /** A picture in which there is no room for lines. */
    private static final double LOW = 340;

    private final ShowAsViewModel viewModel;

    @FXML private Node root;

    @FXML private Label label;

    public ShowAsLegend(ShowAsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        viewModel.stateProperty().subscribe(state -> say());
        root.parentProperty()
                .flatMap(picture -> ((Region) picture).heightProperty())
                .subscribe(height -> say());
        root.visibleProperty().bind(label.textProperty().isNotEmpty());
    }

    private void say() {
        boolean low = root.getParent() instanceof Region picture && picture.getHeight() < LOW;
        State state = viewModel.stateProperty().getValue();
        label.setText(low ? state.title() : state.legend());
    }
}
