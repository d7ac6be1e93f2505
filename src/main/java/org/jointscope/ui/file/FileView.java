package org.jointscope.ui.file;

import java.util.ResourceBundle;
import javafx.fxml.FXML;
import org.jointscope.ui.document.Settings;

/** What the headers say. */
public final class FileView {

    private final FileViewModel viewModel;
    private final Settings settings;

    @FXML
    private ResourceBundle resources;

    public FileView(FileViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {}
}
