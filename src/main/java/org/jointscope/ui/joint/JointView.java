package org.jointscope.ui.joint;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import org.jointscope.ui.document.Settings;

/** How the pose of the selected joint comes about. */
public final class JointView {

    private final JointViewModel viewModel;
    private final Settings settings;

    @FXML
    private ResourceBundle resources;

    public JointView(JointViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {}
}
