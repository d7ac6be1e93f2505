package org.jointscope.ui.status;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.Showing;

/** Shows files that could not be opened or saved, until the next attempt or until dismissed. */
public final class TroubleBar {

    private final StatusViewModel viewModel;

    @FXML private Node root;
    @FXML private Label troubleLabel;

    public TroubleBar(StatusViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        troubleLabel.textProperty().bind(viewModel.trouble);
        Showing.bind(root, troubleLabel.textProperty().isNotEmpty());
        root.sceneProperty()
                .subscribe(
                        scene -> {
                            if (scene != null) {
                                scene.addEventHandler(KeyEvent.KEY_PRESSED, this::keyUnused);
                            }
                        });
    }

    /** Escape dismisses the reasons, unless the focused control uses it. */
    private void keyUnused(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && root.isVisible()) {
            dismiss();
            event.consume();
        }
    }

    @FXML
    private void dismiss() {
        viewModel.dismissTrouble();
    }
}
