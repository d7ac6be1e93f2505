package org.jointscope.ui.viewport.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.render.OverlayStyle;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.NormalsNode;
import org.jointscope.ui.scene3d.SurfaceNode;

/** The normals of meshes as lines: those of their triangles, and over them those of the file. */
public final class MeshNormalsOverlay extends Overlay {

    public static final Layer LAYER =
            Layer.withoutButton("meshNormals", "Shift+N", open -> open.mesh().isPresent());

    /** Color of the normals that follow from the triangles, and of those of an .md2. */
    public static final Color COLOR = Glow.color(OverlayStyle.NORMAL);

    /** Color of the normals that the file contains. */
    static final Color OF_FILE = Glow.color(OverlayStyle.FILE_NORMAL);

    private final List<Lines> meshes = new ArrayList<>();

    public MeshNormalsOverlay(OverlayContext context) {
        super(context, LAYER);
        context.document.hiddenMeshes().subscribe(this::pose);
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        meshes.clear();
        if (open.mesh().isPresent()) {
            double length = OverlayStyle.NORMAL_LENGTH * open.extent().diagonal();
            open.meshes().forEach(mesh -> meshes.add(new Lines(mesh, length, context.viewpoint)));
        }
        getChildren().setAll(meshes);
    }

    @Override
    public void pose() {
        for (int i = 0; i < meshes.size() && shown.get(); i++) {
            boolean hidden = context.document.hiddenMeshes().contains(i);
            meshes.get(i).setVisible(!hidden);
            if (!hidden) {
                OpenModel open = context.document.getOpen();
                meshes.get(i).pose(open, open.meshes().get(i));
            }
        }
    }

    @Override
    public void look() {
        for (int i = 0; i < meshes.size() && shown.get(); i++) {
            if (meshes.get(i).isVisible()) {
                meshes.get(i).look();
            }
        }
    }

    /** The normals of one mesh. */
    private static final class Lines extends Group {

        private OpenMesh mesh;
        private final NormalsNode derived;
        private final NormalsNode ofFile;
        private final float[] pointNormals;
        private final float[] vertexNormals;
        private final float[] vertexPoints;

        /** @param length of a normal, in units of the model */
        Lines(OpenMesh mesh, double length, Viewpoint eye) {
            this.mesh = mesh;
            int points = mesh.skinned().surface().pointCount();
            int vertices = mesh.normals().map(SkinBinding::pointCount).orElse(0);
            this.pointNormals = new float[points * 3];
            this.vertexNormals = new float[vertices * 3];
            this.vertexPoints = new float[vertices * 3];
            this.derived = new NormalsNode(IntStream.range(0, points).toArray(), length, false, COLOR, eye);
            this.ofFile = new NormalsNode(
                    IntStream.range(0, vertices).toArray(),
                    length * OverlayStyle.FILE_NORMAL_LONGER,
                    false,
                    OF_FILE,
                    eye);
            getChildren().addAll(derived, ofFile);
        }

        /**
         * Computes the normals in the pose of the model, and draws them.
         *
         * @param revised the mesh in that model
         */
        void pose(OpenModel open, OpenMesh revised) {
            mesh = revised;
            mesh.skinned().normals(pointNormals);
            if (mesh.normals().isPresent()) {
                open.model().skin(mesh.normals().get(), vertexNormals);
            }
            float[] points = mesh.skinned().points();
            for (int vertex = 0; vertex < vertexPoints.length / 3; vertex++) {
                int point = mesh.skinned().surface().pointOfVertex(vertex);
                System.arraycopy(points, point * 3, vertexPoints, vertex * 3, 3);
            }
            look();
        }

        /** Draws them after the eye has moved. */
        void look() {
            derived.show(mesh.skinned().points(), pointNormals);
            ofFile.show(vertexPoints, vertexNormals);
        }
    }
}
