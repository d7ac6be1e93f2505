package org.jointscope.ui.status;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** Binds the status line. */
public final class StatusView {

    private static final PseudoClass ERRONEOUS = PseudoClass.getPseudoClass("erroneous");

    private final StatusViewModel viewModel;

    @FXML private Label summaryLabel;

    @FXML private Label findingsLabel;

    @FXML private Label troubleLabel;

    @FXML private Node working;

    @FXML private Label workLabel;

    public StatusView(StatusViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        summaryLabel.textProperty().bind(viewModel.summaryProperty());
        findingsLabel.textProperty().bind(viewModel.findingsProperty());
        showUnlessEmpty(findingsLabel, findingsLabel);
        viewModel
                .erroneousProperty()
                .subscribe(is -> findingsLabel.pseudoClassStateChanged(ERRONEOUS, is));
        troubleLabel.textProperty().bind(viewModel.troubleProperty());
        showUnlessEmpty(troubleLabel, troubleLabel);
        workLabel.textProperty().bind(viewModel.workProperty());
        showUnlessEmpty(working, workLabel);
    }

    private static void showUnlessEmpty(Node node, Label text) {
        node.visibleProperty().bind(text.textProperty().isNotEmpty());
        node.managedProperty().bind(node.visibleProperty());
    }

    @FXML
    private void cancelWork() {
        viewModel.cancelWork();
    }
}
