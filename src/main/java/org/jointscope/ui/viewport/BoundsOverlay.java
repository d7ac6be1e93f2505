package org.jointscope.ui.viewport;

import javafx.scene.paint.Color;
import org.jointscope.render.OverlayStyle;
import org.jointscope.ui.scene3d.BoxNode;
import org.jointscope.ui.scene3d.Glow;

/** The bounds of the current frame in the file, and the bounds of the mesh. */
final class BoundsOverlay extends Overlay {

    static final Layer LAYER = Layer.of(
            "bounds",
            "B",
            "mdi2c-cube-scan",
            open -> open.hasModel() || open.md2().isPresent() || open.isEmpty());

    /** Color of the bounds of the file. */
    static final Color FILE_BOX = Glow.color(OverlayStyle.FILE_BOX);

    /** Color of the bounds of the mesh. */
    static final Color MESH_BOX = Glow.color(OverlayStyle.MESH_BOX);

    private final BoxNode file;
    private final BoxNode mesh;

    BoundsOverlay(ViewportViewModel viewModel) {
        super(viewModel, LAYER);
        file = BoxNode.whole(FILE_BOX, viewModel.viewpoint);
        mesh = BoxNode.corners(MESH_BOX, viewModel.viewpoint);
        getChildren().addAll(file, mesh);
    }

    @Override
    void look() {
        if (shown.get()) {
            file.show(viewModel.boxes.file);
            mesh.show(viewModel.boxes.mesh);
        }
    }
}
