package org.jointscope.ui.viewport.overlay;

import javafx.scene.paint.Color;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.skin.Box;
import org.jointscope.pose.skin.SampledFrames;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.render.FileBounds;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.BoxNode;

/** The boxes around all frames: that of the bounds in the file, and that of the mesh. */
public final class AllBoundsOverlay extends Overlay {

    public static final Layer LAYER =
            Layer.withoutButton("allBounds", "Shift+B", open -> open.model().frameCount() > 0);

    /** Points that are skinned: some tens of milliseconds. Of longer animations, not all frames are used. */
    private static final long MOST_POINTS = 2_000_000;

    /** By how much the colors are duller than those of the current frame. */
    private static final double GRAY = 0.5;

    private final Box file = new Box();
    private final Box mesh = new Box();
    private final BoxNode fileNode;
    private final BoxNode meshNode;
    private OpenModel model = OpenModel.NONE;
    private PoseOptions options = PoseOptions.FILE;

    public AllBoundsOverlay(OverlayContext context) {
        super(context, LAYER);
        fileNode = BoxNode.whole(BoundsOverlay.FILE_BOX.interpolate(Color.GRAY, GRAY), context.viewpoint);
        meshNode = BoxNode.whole(BoundsOverlay.MESH_BOX.interpolate(Color.GRAY, GRAY), context.viewpoint);
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
            mesh.clear();
            context.boxes.ofAllFrames(file);
            enclose(model.model().copy());
            look();
        }
    }

    private void enclose(SkinnedModel moving) {
        SampledFrames frames = SampledFrames.of(moving, MOST_POINTS);
        for (int i = 0; i < frames.count(); i++) {
            moving.pose(frames.frame(i), options);
            FileBounds.addMesh(moving, mesh);
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
