package org.jointscope.ui.baseframe;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import org.jointscope.ui.document.Settings;

/** The pose that the frames change. */
public final class BaseframeView {

    private final BaseframeViewModel viewModel;
    private final Settings settings;

    @FXML
    private ResourceBundle resources;

    public BaseframeView(BaseframeViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {}
}
