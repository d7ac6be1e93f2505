package org.jointscope.ui.viewport;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleGroup;

import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.ui.control.ToggleChoice;
import org.jointscope.ui.document.Md2Surface;

import java.util.ResourceBundle;

/** How an .md2 is drawn. Not there while something else is shown. */
public final class Md2Tools {

    private final ShownMd2 shown;

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private MenuButton surfaceMenu;

    @FXML private ToggleGroup surfaces;

    @FXML private ToggleGroup normals;

    public Md2Tools(ViewportViewModel viewModel) {
        this.shown = viewModel.md2();
    }

    @FXML
    private void initialize() {
        root.visibleProperty().bind(shown.thereProperty());
        root.managedProperty().bind(root.visibleProperty());
        ToggleChoice.bind(surfaces, shown.surfaceProperty(), Md2Surface.class);
        ToggleChoice.bind(normals, shown.normalsProperty(), KeyframeNormals.class);
        surfaceMenu
                .textProperty()
                .bind(
                        shown.surfaceProperty()
                                .map(
                                        surface ->
                                                resources.getString(
                                                        "viewport.md2.surface." + surface.name())));
    }
}
