package org.jointscope.ui.viewport;

import java.util.function.Consumer;
import javafx.scene.SubScene;
import javafx.scene.layout.Pane;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.storage.FolderMemory;

/**
 * The viewport before the window is complete: the first frame of a model without any tool. It has a document of its
 * own, so that no other part sees the model earlier than in a complete window.
 */
public final class StillPicture extends Pane {

    /** The usual height of the tools, below which the model will be framed. */
    private static final double TOOLS = 48;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);

    /**
     * @param layers sets the visible layers
     * @param folders the last view of each model
     */
    public StillPicture(Consumer<ViewportViewModel> layers, FolderMemory folders) {
        layers.accept(viewport);
        viewport.remember(folders);
        ModelScene model = new ModelScene(viewport, new PictureImages());
        SubScene scene = model.subScene();
        scene.widthProperty().bind(widthProperty());
        scene.heightProperty().bind(heightProperty());
        viewport.onOrbit(model::look);
        viewport.setCovered(TOOLS);
        layoutBoundsProperty().subscribe(bounds -> viewport.setPictureSize(bounds.getWidth(), bounds.getHeight()));
        getChildren().add(scene);
    }

    public void show(OpenModel model) {
        document.show(model);
    }
}
