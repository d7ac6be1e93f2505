package org.jointscope.ui.viewport.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.paint.Color;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.GhostNode;
import org.jointscope.ui.scene3d.Nearer;
import org.jointscope.ui.scene3d.SurfaceNode;

/** The meshes in their bind pose, as a silhouette. */
public final class BindPoseOverlay extends Overlay {

    public static final Layer LAYER = Layer.withoutButton(
            "bindPose",
            "Shift+E",
            open -> open.mesh().isPresent() && open.anim().isPresent());

    private static final Color COLOR = Color.web("#9aa6b5", 0.4);

    private final List<GhostNode> meshes = new ArrayList<>();
    private List<OpenMesh> shape = List.of();
    private final Nearer farther;
    private boolean offered;

    public BindPoseOverlay(OverlayContext context) {
        super(context, LAYER);
        farther = new Nearer(-GhostNode.FARTHER, context.viewpoint);
        getTransforms().add(farther);
        context.document.hiddenMeshes().subscribe(this::hideMeshes);
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        offered = LAYER.offered().test(open);
        meshes.clear();
        getChildren().clear();
        shape = List.of();
    }

    /** An edit of the animation keeps the meshes. */
    @Override
    public void pose() {
        OpenModel open = context.document.getOpen();
        if (!shown.get() || !offered || open.meshes() == shape) {
            return;
        }
        shape = open.meshes();
        meshes.clear();
        for (SkinnedMesh mesh :
                SkinnedModel.of(open.model().boundMeshes(), Optional.empty()).meshes()) {
            GhostNode node = new GhostNode(mesh.surface(), COLOR);
            node.show(mesh.points());
            meshes.add(node);
        }
        getChildren().setAll(meshes);
        hideMeshes();
    }

    private void hideMeshes() {
        for (int i = 0; i < meshes.size(); i++) {
            meshes.get(i).setVisible(!context.document.hiddenMeshes().contains(i));
        }
    }

    @Override
    public void look() {
        farther.look();
    }
}
