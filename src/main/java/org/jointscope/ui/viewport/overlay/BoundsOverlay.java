package org.jointscope.ui.viewport.overlay;

import javafx.scene.paint.Color;
import org.jointscope.render.OverlayStyle;
import org.jointscope.ui.scene3d.BoxNode;
import org.jointscope.ui.scene3d.Glow;

/** The bounds of the current frame in the file, and the bounds of the mesh. */
public final class BoundsOverlay extends Overlay {

    public static final Layer LAYER = Layer.of(
            "bounds",
            "B",
            "mdi2c-cube-scan",
            open -> open.hasModel() || open.md2().isPresent() || open.isEmpty());

    /** Color of the bounds of the file. */
    public static final Color FILE_BOX = Glow.color(OverlayStyle.FILE_BOX);

    /** Color of the bounds of the mesh. */
    public static final Color MESH_BOX = Glow.color(OverlayStyle.MESH_BOX);

    private final BoxNode file;
    private final BoxNode mesh;

    public BoundsOverlay(OverlayContext context) {
        super(context, LAYER);
        file = BoxNode.whole(FILE_BOX, context.viewpoint);
        mesh = BoxNode.corners(MESH_BOX, context.viewpoint);
        getChildren().addAll(file, mesh);
    }

    @Override
    public void look() {
        if (shown.get()) {
            file.show(context.boxes.file);
            mesh.show(context.boxes.mesh);
        }
    }
}
