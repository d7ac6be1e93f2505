package org.jointscope.ui.viewport;

import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenMesh;
import org.jointscope.ui.scene3d.NormalsNode;
import org.jointscope.ui.scene3d.Viewpoint;

/** The normals of a mesh as lines: those of its triangles, and over them those of its file. */
final class MeshNormals extends Group {

    /** Color of the normals that the file contains. */
    static final Color OF_FILE = Color.web("#ff8c1a");

    /** The lines of the file are longer, so that equal ones are visible, too. */
    private static final double LONGER = 1.25;

    private OpenMesh mesh;
    private final NormalsNode derived;
    private final NormalsNode ofFile;
    private final float[] pointNormals;
    private final float[] vertexNormals;
    private final float[] vertexPoints;

    /** @param length of a normal, in units of the model */
    MeshNormals(OpenMesh mesh, double length, Viewpoint eye) {
        this.mesh = mesh;
        int points = mesh.skinned().surface().pointCount();
        int vertices = mesh.normals().map(SkinBinding::pointCount).orElse(0);
        this.pointNormals = new float[points * 3];
        this.vertexNormals = new float[vertices * 3];
        this.vertexPoints = new float[vertices * 3];
        this.derived = new NormalsNode(IntStream.range(0, points).toArray(), length, false, KeyframeScene.NORMALS, eye);
        this.ofFile = new NormalsNode(IntStream.range(0, vertices).toArray(), length * LONGER, false, OF_FILE, eye);
        getChildren().addAll(derived, ofFile);
    }

    /**
     * Computes the normals in the pose of the model, and draws them.
     *
     * @param revised the mesh in that model
     */
    void pose(OpenMesh revised, SkinnedModel model) {
        mesh = revised;
        mesh.skinned().normals(pointNormals);
        mesh.normals().ifPresent(normals -> model.skin(normals, vertexNormals));
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
