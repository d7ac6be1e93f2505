package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import org.jointscope.format.md2.Md2Reader;
import org.jointscope.model.Md2;
import org.jointscope.pose.md2.Md2Surfaces;
import org.jointscope.pose.surface.Surface;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class SurfaceNodeKeyframesTest {
    private static final Md2 MD2 =
            Md2Reader.read(Md2Builder.tetrahedron().build()).model();

    private static final float[] POINTS = {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4};
    private static final float[] NORMALS = {1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 0};

    private final SurfaceNode node = SurfaceNode.withNormals(Md2Surfaces.ofTriangles(MD2), Color.TAN);
    private final TriangleMesh mesh = (TriangleMesh) node.getMesh();

    @Test
    void drawsThePointsAndNormalsItIsGiven() {
        node.show(POINTS, NORMALS);
        assertThat(mesh.getVertexFormat()).isEqualTo(VertexFormat.POINT_NORMAL_TEXCOORD);
        assertThat(mesh.getPoints().toArray(null)).isEqualTo(POINTS);
        assertThat(mesh.getNormals().toArray(null)).isEqualTo(NORMALS);
        float[] moved = POINTS.clone();
        moved[3] = 7;
        node.show(moved, NORMALS);
        assertThat(mesh.getPoints().toArray(null)).isEqualTo(moved);
    }

    @Test
    void trianglesAreTurnedToShowTheirOutside() {
        int[] faces = mesh.getFaces().toArray(null);
        assertThat(faces).hasSize(4 * 9).startsWith(0, 0, 0, 2, 2, 2, 1, 1, 1);
    }

    @Test
    void whatIsNoPlaceAndNoNormalIsDrawnAllTheSame() {
        float[] points = POINTS.clone();
        points[4] = Float.NaN;
        float[] normals = NORMALS.clone();
        normals[0] = 0;
        node.show(points, normals);
        assertThat(mesh.getPoints().toArray(null)).startsWith(0, 0, 0, 0, 0, 0, 0, 4, 0);
        assertThat(mesh.getNormals().toArray(null)).startsWith(0, 0, 1, 0, 1, 0);
    }

    @Test
    void textureIsPutOnAndTakenOff() {
        PhongMaterial material = (PhongMaterial) node.getMaterial();
        WritableImage texture = new WritableImage(2, 2);
        node.setTexture(Optional.of(texture));
        assertThat(material.getDiffuseMap()).isSameAs(texture);
        assertThat(material.getDiffuseColor()).isEqualTo(Color.WHITE);
        node.setTexture(Optional.empty());
        assertThat(material.getDiffuseMap()).isNull();
        assertThat(material.getDiffuseColor()).isEqualTo(Color.TAN);
    }

    @Test
    void modelWithoutAnythingIsDrawnAsNothing() {
        SurfaceNode nothing = SurfaceNode.withNormals(Surface.ofPoints(0), Color.TAN);
        nothing.show(new float[0], new float[0]);
        assertThat(((TriangleMesh) nothing.getMesh()).getFaces().size()).isZero();
    }
}
