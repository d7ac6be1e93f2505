package org.jointscope.ui.flags;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import org.jointscope.ui.document.Settings;

/** Which components of each joint come from the frame, and from which floats. */
public final class FlagsView {

    private final FlagsViewModel viewModel;
    private final Settings settings;

    @FXML
    private ResourceBundle resources;

    public FlagsView(FlagsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {}
}
