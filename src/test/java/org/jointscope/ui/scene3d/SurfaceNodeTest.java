package org.jointscope.ui.scene3d;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point3D;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Mesh;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Surface;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Needs3D
class SurfaceNodeTest {
    /** The points of one cube with sides of 4 units; x changes fastest. */
    private static final float[] CUBE = {
        -2, -2, -2, 2, -2, -2, -2, 2, -2, 2, 2, -2, -2, -2, 2, 2, -2, 2, -2, 2, 2, 2, 2, 2
    };

    private static final String TEXT = SmallModel.mesh(List.of("cube"), "");

    @Test
    void drawsThePointsItIsGiven() {
        SurfaceNode node = node(TEXT);
        node.show(CUBE);
        assertThat(mesh(node).getPoints().toArray(null)).isEqualTo(CUBE);
        float[] moved = CUBE.clone();
        moved[0] = -5;
        node.show(moved);
        assertThat(mesh(node).getPoints().toArray(null)).isEqualTo(moved);
        assertThat(node.getBoundsInLocal().getMinX()).isEqualTo(-5);
    }

    @Test
    void trianglesShowTheirOutside() {
        SurfaceNode node = node(TEXT);
        node.show(CUBE);
        TriangleMesh mesh = mesh(node);
        assertThat(mesh.getFaces().size()).isEqualTo(12 * 6);
        for (int at = 0; at < mesh.getFaces().size(); at += 6) {
            Point3D a = point(mesh.getFaces().get(at));
            Point3D b = point(mesh.getFaces().get(at + 2));
            Point3D c = point(mesh.getFaces().get(at + 4));
            // Counter-clockwise from outside, with the model upright: JavaFX culls the others.
            Point3D normal = b.subtract(a).crossProduct(c.subtract(a));
            assertThat(normal.dotProduct(a)).isPositive();
        }
    }

    @Test
    void vertexColorsReplaceTheTextureUntilTheyAreHidden() {
        Mesh colored = colored("1 0.5 0 1");
        Surface surface = Md5Kernel.binding(colored, 1).surface();
        SurfaceNode node = SurfaceNode.of(surface, Color.GRAY);
        WritableImage texture = new WritableImage(1, 1);
        node.setTexture(Optional.of(texture));
        float[] before = mesh(node).getTexCoords().toArray(null);
        int[] faces = mesh(node).getFaces().toArray(null);
        node.setColoring(colors(colored));
        PhongMaterial material = (PhongMaterial) node.getMaterial();
        Image shown = material.getDiffuseMap();
        for (int corner = 0; corner < surface.triangleCount() * 3; corner++) {
            int at = mesh(node).getFaces().get(corner * 2 + 1) * 2;
            int x = (int) (mesh(node).getTexCoords().get(at) * shown.getWidth());
            int y = (int) (mesh(node).getTexCoords().get(at + 1) * shown.getHeight());
            boolean first = faces[corner * 2 + 1] == 0;
            assertThat(shown.getPixelReader().getArgb(x, y)).isEqualTo(first ? 0xffff8000 : -1);
        }
        node.setColoring(Optional.empty());
        assertThat(material.getDiffuseMap()).isSameAs(texture);
        assertThat(mesh(node).getTexCoords().toArray(null)).isEqualTo(before);
        assertThat(mesh(node).getFaces().toArray(null)).isEqualTo(faces);
    }

    @Test
    void otherColorsReplaceThoseThatAreShown() {
        Mesh red = colored("1 0 0 1");
        Mesh blue = colored("0 0 1 1");
        SurfaceNode node = SurfaceNode.of(Md5Kernel.binding(red, 1).surface(), Color.GRAY);
        float[] before = mesh(node).getTexCoords().toArray(null);
        node.setColoring(colors(red));
        Image first = ((PhongMaterial) node.getMaterial()).getDiffuseMap();
        node.setColoring(colors(blue));
        Image second = ((PhongMaterial) node.getMaterial()).getDiffuseMap();
        assertThat(pixels(second)).contains(0xff0000ff).doesNotContain(0xffff0000);
        assertThat(pixels(first)).contains(0xffff0000);
        node.setColoring(Optional.empty());
        assertThat(mesh(node).getTexCoords().toArray(null)).isEqualTo(before);
    }

    private static int[] pixels(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return argb;
    }

    /** The mesh with a color of its first vertex. */
    private static Mesh colored(String rgba) {
        return Md5MeshReader.read(TEXT.replace("MD5Version 10", "MD5Version 11")
                        .replaceFirst("\\) 0 1\\n", ") 0 1 ( " + rgba + " )\n")
                        .getBytes(StandardCharsets.UTF_8))
                .model()
                .meshes()
                .getFirst();
    }

    @Test
    void verticesThatCoincideShareAPointAndKeepTheirTextureCoordinates() {
        // Vertex 7 uses the weight of vertex 3: the same position, with different s and t.
        String seam = TEXT.replace("vert 7 ( 1 1 ) 7 1", "vert 7 ( 0.25 0.75 ) 3 1");
        SurfaceNode node = node(seam);
        TriangleMesh mesh = mesh(node);
        assertThat(mesh.getVertexFormat()).isEqualTo(VertexFormat.POINT_TEXCOORD);
        assertThat(mesh.getPoints().size()).isEqualTo(7 * 3);
        assertThat(mesh.getTexCoords().size()).isEqualTo(8 * 2);
        assertThat(mesh.getTexCoords().get(7 * 2)).isEqualTo(0.25f);
        assertThat(mesh.getTexCoords().get(7 * 2 + 1)).isEqualTo(0.75f);
        for (int at = 0; at < mesh.getFaces().size(); at += 2) {
            int point = mesh.getFaces().get(at);
            int vertex = mesh.getFaces().get(at + 1);
            assertThat(point).isEqualTo(vertex == 7 ? 3 : vertex);
        }
    }

    @Test
    void surfaceIsSmooth() {
        assertThat(mesh(node(TEXT)).getFaceSmoothingGroups().toArray(null))
                .hasSize(12)
                .containsOnly(1);
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, -1e30f, 2e6f})
    void pointThatIsNowhereIsDrawnAtTheOrigin(float nowhere) {
        SurfaceNode node = node(TEXT);
        float[] points = CUBE.clone();
        points[22] = nowhere;
        node.show(points);
        float[] expected = CUBE.clone();
        expected[21] = expected[22] = expected[23] = 0;
        assertThat(mesh(node).getPoints().toArray(null)).isEqualTo(expected);
        assertThat(node.getBoundsInLocal().getWidth()).isEqualTo(4, within(1e-6));
    }

    @Test
    void textureCoordinatesThatAreNoneAreZero() {
        SurfaceNode node = node(
                TEXT.replace("vert 1 ( 1 0 )", "vert 1 ( nan 0.5 )").replace("vert 3 ( 1 1 )", "vert 3 ( 1e30 1 )"));
        float[] coordinates = mesh(node).getTexCoords().toArray(null);
        assertThat(coordinates[1 * 2]).isZero();
        assertThat(coordinates[3 * 2]).isZero();
        assertThat(coordinates[3 * 2 + 1]).isEqualTo(1);
    }

    @Test
    void textureReplacesThePlainColour() {
        SurfaceNode node = node(TEXT);
        PhongMaterial material = (PhongMaterial) node.getMaterial();
        assertThat(material.getDiffuseColor()).isEqualTo(Color.TAN);
        WritableImage texture = new WritableImage(2, 2);
        node.setTexture(Optional.of(texture));
        assertThat(material.getDiffuseMap()).isSameAs(texture);
        assertThat(material.getDiffuseColor()).isEqualTo(Color.WHITE);
    }

    @Test
    void meshWithoutVerticesIsDrawnAsNothing() {
        SurfaceNode node = node("MD5Version 10\nnumJoints 0\nnumMeshes 1\njoints {\n}\nmesh {\n}\n");
        node.show(new float[0]);
        assertThat(mesh(node).getFaces().size()).isZero();
    }

    private static SurfaceNode node(String text) {
        Mesh mesh = Md5MeshReader.read(text.getBytes(StandardCharsets.UTF_8))
                .model()
                .meshes()
                .getFirst();
        return SurfaceNode.of(Md5Kernel.binding(mesh, 1).surface(), Color.TAN);
    }

    private static TriangleMesh mesh(SurfaceNode node) {
        return (TriangleMesh) node.getMesh();
    }

    private static Point3D point(int index) {
        return new Point3D(CUBE[index * 3], CUBE[index * 3 + 1], CUBE[index * 3 + 2]);
    }

    private static Optional<Coloring> colors(Mesh mesh) {
        return Md5Kernel.colors(mesh.extension(), mesh.vertices().size());
    }
}
