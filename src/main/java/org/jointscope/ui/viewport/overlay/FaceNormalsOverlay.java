package org.jointscope.ui.viewport.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.paint.Color;
import org.jointscope.pose.surface.Surface;
import org.jointscope.render.OverlayStyle;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.NormalsNode;
import org.jointscope.ui.scene3d.SurfaceNode;

/** The normals of triangles, as lines at their centers. */
public final class FaceNormalsOverlay extends Overlay {

    public static final Layer LAYER =
            Layer.withoutButton("faceNormals", "Shift+F", open -> open.mesh().isPresent());

    private static final Color COLOR = Color.web("#38bdf8");

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
            mesh.compute(open.meshes().get(i).skinned().points());
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

        private final Surface surface;
        private final NormalsNode node;
        private final float[] centers;
        private final float[] normals;

        /** @param length of a normal, in units of the model */
        Mesh(Surface surface, double length) {
            this.surface = surface;
            int count = surface.triangleCount();
            node = new NormalsNode(IntStream.range(0, count).toArray(), length, false, COLOR, context.viewpoint);
            centers = new float[count * 3];
            normals = new float[count * 3];
        }

        void compute(float[] points) {
            for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
                int a = surface.point(triangle, 0) * 3;
                int b = surface.point(triangle, 1) * 3;
                int c = surface.point(triangle, 2) * 3;
                for (int axis = 0; axis < 3; axis++) {
                    centers[triangle * 3 + axis] = (points[a + axis] + points[b + axis] + points[c + axis]) / 3;
                }
                setNormal(triangle * 3, points, a, b, c);
            }
        }

        /** Triangles are clockwise from outside; those without an area have no normal. */
        private void setNormal(int at, float[] points, int a, int b, int c) {
            double x = cross(points, 1, 2, a, b, c);
            double y = cross(points, 2, 0, a, b, c);
            double z = cross(points, 0, 1, a, b, c);
            double length = Math.sqrt(x * x + y * y + z * z);
            double scale = length > 0 ? 1 / length : 0;
            normals[at] = (float) (x * scale);
            normals[at + 1] = (float) (y * scale);
            normals[at + 2] = (float) (z * scale);
        }

        /** A coordinate of the cross product of the third side and the first one. */
        private static double cross(float[] points, int first, int second, int a, int b, int c) {
            double cFirst = (double) points[c + first] - points[a + first];
            double cSecond = (double) points[c + second] - points[a + second];
            double bFirst = (double) points[b + first] - points[a + first];
            double bSecond = (double) points[b + second] - points[a + second];
            return cFirst * bSecond - cSecond * bFirst;
        }

        void look() {
            if (node.isVisible()) {
                node.show(centers, normals);
            }
        }
    }
}
