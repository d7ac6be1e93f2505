package org.jointscope.ui.meshes;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import org.jointscope.ui.document.Settings;

/** What the meshes are made of. */
public final class MeshesView {

    private final MeshesViewModel viewModel;
    private final Settings settings;

    @FXML
    private ResourceBundle resources;

    public MeshesView(MeshesViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {}
}
