package org.jointscope.ui.status;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.Showing;

/** Shows files that could not be opened or saved, or that have errors, until the next attempt or until dismissed. */
public final class TroubleBar {

    private final StatusViewModel viewModel;

    @FXML
    private Node root;

    @FXML
    private Label troubleLabel;

    @FXML
    private Button explainButton;

    public TroubleBar(StatusViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        troubleLabel.textProperty().bind(viewModel.trouble);
        Showing.bind(root, troubleLabel.textProperty().isNotEmpty());
        Showing.bind(explainButton, viewModel.explained);
        root.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                scene.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
            }
        });
    }

    /** Escape dismisses the reasons before it deselects anything; text being typed comes first. */
    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && root.isVisible() && !Keys.isTyped(event.getTarget())) {
            dismiss();
            event.consume();
        }
    }

    @FXML
    private void explain() {
        viewModel.fold.show();
    }

    @FXML
    private void dismiss() {
        viewModel.dismissTrouble();
    }
}
