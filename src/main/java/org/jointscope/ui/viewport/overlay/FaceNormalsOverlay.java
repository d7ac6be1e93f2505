package org.jointscope.ui.viewport.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import org.jointscope.pose.surface.FaceNormals;
import org.jointscope.pose.surface.Surface;
import org.jointscope.render.OverlayStyle;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.NormalsNode;
import org.jointscope.ui.scene3d.SurfaceNode;

/** The normals of triangles, as lines at their centers. */
public final class FaceNormalsOverlay extends Overlay {

    public static final Layer LAYER =
            Layer.withoutButton("faceNormals", "Shift+F", open -> open.mesh().isPresent());

    private static final Color COLOR = Glow.color(OverlayStyle.FACE_NORMAL);

    private final List<Mesh> meshes = new ArrayList<>();
    private boolean offered;

    public FaceNormalsOverlay(OverlayContext context) {
        super(context, LAYER);
        context.document.hiddenMeshes().subscribe(this::pose);
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        offered = LAYER.offered().test(open);
        meshes.clear();
        getChildren().clear();
    }

    /** Creates the nodes when they are first shown. */
    private void prepare(OpenModel open) {
        double length = OverlayStyle.NORMAL_LENGTH * open.extent().diagonal();
        for (OpenMesh mesh : open.meshes()) {
            Mesh added = new Mesh(mesh.skinned().surface(), length);
            meshes.add(added);
            getChildren().add(added.node);
        }
    }

    @Override
    public void pose() {
        OpenModel open = context.document.getOpen();
        if (!shown.get() || !offered) {
            return;
        }
        if (meshes.isEmpty()) {
            prepare(open);
        }
        for (int i = 0; i < meshes.size(); i++) {
            Mesh mesh = meshes.get(i);
            mesh.node.setVisible(!context.document.hiddenMeshes().contains(i));
            mesh.faces.compute(open.meshes().get(i).skinned().points());
        }
        look();
    }

    @Override
    public void look() {
        for (int i = 0; i < meshes.size() && shown.get(); i++) {
            meshes.get(i).look();
        }
    }

    /** The triangles of one mesh. */
    private final class Mesh {

        private final FaceNormals faces;
        private final NormalsNode node;

        /** @param length of a normal, in units of the model */
        Mesh(Surface surface, double length) {
            faces = new FaceNormals(surface);
            int[] all = IntStream.range(0, surface.triangleCount()).toArray();
            node = new NormalsNode(all, length, false, COLOR, context.viewpoint);
        }

        void look() {
            if (node.isVisible()) {
                node.show(faces.centers, faces.normals);
            }
        }
    }
}
