package org.jointscope.ui.file;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.VBox;

import java.util.List;

/** Shows a sheet for each open file. */
public final class FileView {

    private final FileViewModel viewModel;

    @FXML private ScrollPane scroll;

    @FXML private VBox sheets;

    @FXML private Node empty;

    public FileView(FileViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        viewModel.sheetsProperty().subscribe(this::show);
    }

    private void show(List<FileSheet> shown) {
        sheets.getChildren().setAll(shown.stream().map(FileSheetBox::new).toList());
        scroll.setVvalue(0);
        scroll.setVisible(!shown.isEmpty());
        scroll.setManaged(!shown.isEmpty());
        empty.setVisible(shown.isEmpty());
        empty.setManaged(shown.isEmpty());
    }

    @FXML
    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(viewModel.tsv());
        Clipboard.getSystemClipboard().setContent(content);
    }
}
