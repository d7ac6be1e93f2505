package org.jointscope.ui.file;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.TableKit;

import java.util.List;
import java.util.ResourceBundle;

/** Shows a sheet for each open file. */
public final class FileView {

    private final FileViewModel viewModel;

    @FXML private ResourceBundle resources;
    @FXML private Node root;
    @FXML private ScrollPane scroll;
    @FXML private VBox sheets;
    @FXML private Node empty;

    public FileView(FileViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        viewModel.sheetsProperty().when(Showing.of(root)).subscribe(this::show);
    }

    private void show(List<FileSheet> shown) {
        sheets.getChildren().clear();
        for (int i = 0; i < shown.size(); i++) {
            int index = i;
            sheets.getChildren()
                    .add(
                            new FileSheetBox(
                                    shown.get(index),
                                    resources.getString("source.show"),
                                    place -> viewModel.showSource(index, place)));
        }
        scroll.setVvalue(0);
        Showing.set(scroll, !shown.isEmpty());
        Showing.set(empty, shown.isEmpty());
    }

    @FXML
    private void copy() {
        TableKit.copy(viewModel.tsv());
    }
}
