package org.jointscope.ui.bounds;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import org.jointscope.ui.document.Settings;

/** The boxes that an engine culls by, and those that the mesh really fills. */
public final class BoundsView {

    private final BoundsViewModel viewModel;
    private final Settings settings;

    @FXML
    private ResourceBundle resources;

    public BoundsView(BoundsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {}
}
