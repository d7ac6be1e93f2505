package org.jointscope.ui.status;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.control.Showing;

/** Binds the status line. */
public final class StatusView {

    private final StatusViewModel viewModel;

    @FXML
    private StatusRow row;

    @FXML
    private Label summaryLabel;

    @FXML
    private Button findingsButton;

    @FXML
    private SeverityIcon findingsIcon;

    @FXML
    private Label noticeLabel;

    @FXML
    private Node working;

    @FXML
    private Label workLabel;

    public StatusView(StatusViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        summaryLabel.textProperty().bind(viewModel.summary);
        bind(findingsButton, viewModel.findings, findingsButton);
        viewModel.worst.subscribe(this::showWorst);
        bind(noticeLabel, viewModel.notice, noticeLabel);
        row.briefProperty().bind(noticeLabel.visibleProperty());
        bind(workLabel, viewModel.work.titleProperty(), working);
    }

    /**
     * Shows a text.
     *
     * @param part is visible only while the text is not empty
     */
    private static void bind(Labeled label, ObservableValue<String> text, Node part) {
        label.textProperty().bind(text);
        Showing.bind(part, label.textProperty().isNotEmpty());
    }

    private void showWorst(Severity worst) {
        findingsIcon.setSeverity(worst);
        findingsButton.setGraphic(worst == Severity.INFO ? null : findingsIcon);
        for (Severity each : Severity.values()) {
            findingsButton.pseudoClassStateChanged(PseudoClass.getPseudoClass(each.label()), each == worst);
        }
    }

    @FXML
    private void showIssues() {
        viewModel.fold.show();
    }

    @FXML
    private void cancelWork() {
        viewModel.work.cancel();
    }
}
