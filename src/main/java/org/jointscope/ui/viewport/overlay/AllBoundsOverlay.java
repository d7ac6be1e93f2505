package org.jointscope.ui.viewport.overlay;

import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.skin.Box;
import org.jointscope.render.FileBounds;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.BoxNode;

/** The boxes around all frames: that of the bounds in the file, and that of the mesh. */
public final class AllBoundsOverlay extends Overlay {

    public static final Layer LAYER =
            Layer.withoutButton("allBounds", "Shift+B", open -> open.model().frameCount() > 0);

    private final Box file = new Box();
    private final Box mesh = new Box();
    private final BoxNode fileNode;
    private final BoxNode meshNode;
    private OpenModel model = OpenModel.NONE;
    private PoseOptions options = PoseOptions.FILE;

    public AllBoundsOverlay(OverlayContext context) {
        super(context, LAYER);
        fileNode = BoxNode.whole(BoundsOverlay.FILE_BOX, context.viewpoint);
        meshNode = BoxNode.corners(BoundsOverlay.MESH_BOX, context.viewpoint);
        getChildren().addAll(fileNode, meshNode);
    }

    /** Only another model or root mode has other boxes. */
    @Override
    public void pose() {
        OpenModel current = context.document.getOpen();
        PoseOptions now = context.document.poseOptions();
        if (shown.get() && (current != model || now != options)) {
            model = current;
            options = now;
            context.boxes.ofAllFrames(file);
            FileBounds.ofAllFrames(model.model().copy(), options, mesh);
            look();
        }
    }

    @Override
    public void look() {
        if (shown.get()) {
            fileNode.show(file);
            meshNode.show(mesh);
        }
    }
}
