package org.jointscope.ui.viewport;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Group;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.SurfaceNode;

/**
 * A layer of the scene: a group of self-illuminated nodes over the surfaces. A hidden overlay is not updated; when it
 * is shown, {@link #pose} is called.
 */
abstract class Overlay extends Group {

    /** The view and what is shown in it. */
    final ViewportViewModel viewModel;

    /** Whether the layer is shown. */
    final BooleanProperty shown;

    Overlay(ViewportViewModel viewModel, Layer layer) {
        this.viewModel = viewModel;
        shown = viewModel.visible(layer);
        visibleProperty().bind(shown);
        shown.subscribe((before, now) -> {
            if (now) {
                pose();
            }
        });
    }

    /**
     * Shows another model, and is followed by {@link #pose}.
     *
     * @param surfaces one of each mesh, or both surfaces of an .md2
     */
    void build(OpenModel open, List<SurfaceNode> surfaces) {}

    /** The model has moved, or the open camera. */
    void pose() {
        look();
    }

    /** The viewer has moved: nodes that face the viewer turn. */
    abstract void look();
}
