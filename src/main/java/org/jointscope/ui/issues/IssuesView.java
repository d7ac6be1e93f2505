package org.jointscope.ui.issues;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import org.jointscope.ui.document.Settings;

/** What is wrong with the files. */
public final class IssuesView {

    private final IssuesViewModel viewModel;
    private final Settings settings;

    @FXML
    private ResourceBundle resources;

    public IssuesView(IssuesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {}
}
