package org.jointscope.ui.status;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;

import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.SeverityIcon;

import java.util.ResourceBundle;

/** Binds the status line. */
public final class StatusView {

    private final StatusViewModel viewModel;

    @FXML private ResourceBundle resources;

    @FXML private Label summaryLabel;

    @FXML private Button findingsButton;

    @FXML private SeverityIcon findingsIcon;

    @FXML private Label troubleLabel;

    @FXML private Label noticeLabel;

    @FXML private Node working;

    @FXML private Label workLabel;

    public StatusView(StatusViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        summaryLabel.textProperty().bind(viewModel.summaryProperty());
        findingsButton.textProperty().bind(viewModel.findingsProperty());
        showUnlessEmpty(findingsButton, findingsButton);
        viewModel.worstProperty().subscribe(this::showWorst);
        viewModel.issuesShownProperty().subscribe(this::showUnfolded);
        troubleLabel.textProperty().bind(viewModel.troubleProperty());
        showUnlessEmpty(troubleLabel, troubleLabel);
        noticeLabel.textProperty().bind(viewModel.noticeProperty());
        showUnlessEmpty(noticeLabel, noticeLabel);
        workLabel.textProperty().bind(viewModel.workProperty());
        showUnlessEmpty(working, workLabel);
    }

    private void showWorst(Severity worst) {
        findingsIcon.setSeverity(worst);
        findingsButton.setGraphic(worst == Severity.INFO ? null : findingsIcon);
        for (Severity each : Severity.values()) {
            findingsButton.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(each.label()), each == worst);
        }
    }

    private void showUnfolded(boolean is) {
        String text = resources.getString(is ? "status.issues.hide" : "status.issues.show");
        findingsButton.getTooltip().setText(text);
        findingsButton.setAccessibleHelp(text);
    }

    private static void showUnlessEmpty(Node node, Labeled text) {
        node.visibleProperty().bind(text.textProperty().isNotEmpty());
        node.managedProperty().bind(node.visibleProperty());
    }

    @FXML
    private void toggleIssues() {
        viewModel.toggleIssues();
    }

    @FXML
    private void cancelWork() {
        viewModel.cancelWork();
    }
}
