package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.surface.Surface;
import org.jointscope.pose.surface.SurfaceRay;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.MeshVertex;
import org.jointscope.testing.Corpus;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VertexPointerTest {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);

    private Optional<MeshVertex> at(int vertex, boolean through) {
        float[] points = document.getOpen().meshes().getFirst().skinned().points();
        int at = document.getOpen().meshes().getFirst().skinned().surface().pointOfVertex(vertex) * 3;
        float x = points[at];
        float y = points[at + 1];
        float z = points[at + 2];
        return viewport.vertices.at(
                viewport.viewpoint.pixelX(x, y, z) + 2, viewport.viewpoint.pixelY(x, y, z) - 2, through);
    }

    private boolean isSeen(int vertex) {
        return at(vertex, false).filter(new MeshVertex(0, vertex)::equals).isPresent();
    }

    /** The corners of the uppermost cube of the model, of which at most seven are visible. */
    @Test
    void verticesBehindSurfacesAreOnlySelectedThroughThem() {
        viewport.setPictureSize(800, 600);
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh())));
        assertThat(IntStream.range(16, 24).filter(it -> isSeen(it))).hasSizeBetween(4, 7);
        assertThat(IntStream.range(16, 24)).allMatch(it -> at(it, true).isPresent());
        document.hiddenMeshes().add(0);
        assertThat(IntStream.range(16, 24))
                .as("of a hidden mesh")
                .allMatch(it -> at(it, true).isEmpty());
    }

    /** The middle of a large triangle is far from its corners. */
    @Test
    void clickOnASurfaceSelectsTheNearestCorner() {
        viewport.setPictureSize(8000, 6000);
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh())));
        SkinnedMesh mesh = document.getOpen().meshes().getFirst().skinned();
        Viewpoint eye = viewport.viewpoint;
        int hits = 0;
        for (int triangle = 0; triangle < mesh.surface().triangleCount(); triangle++) {
            double[] middle = new double[3];
            for (int corner = 0; corner < 3; corner++) {
                // Nearest to the first corner.
                double share = corner == 0 ? 0.8 : 0.1;
                for (int axis = 0; axis < 3; axis++) {
                    middle[axis] += share * mesh.points()[mesh.surface().point(triangle, corner) * 3 + axis];
                }
            }
            double x = eye.pixelX(middle[0], middle[1], middle[2]);
            double y = eye.pixelY(middle[0], middle[1], middle[2]);
            MeshVertex corner = new MeshVertex(0, mesh.surface().vertex(triangle, 0));
            hits += viewport.vertices.at(x, y, false).filter(corner::equals).isPresent() ? 1 : 0;
        }
        assertThat(hits).as("six triangles of each of five cubes").isEqualTo(30);
        assertThat(viewport.vertices.at(1, 1, false)).isEmpty();
    }

    @Test
    void clickSelectsAVertexWithoutTheSkeleton() {
        viewport.setPictureSize(800, 600);
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh())));
        double x = viewport.pointer.joints().x(2);
        double y = viewport.pointer.joints().y(2);
        viewport.click(x, y, false);
        assertThat(document.selectedJointProperty().get()).isEqualTo(2);
        assertThat(document.selectedVertexProperty().get()).isEmpty();
        float[] points = document.getOpen().meshes().getFirst().skinned().points();
        viewport.click(
                viewport.viewpoint.pixelX(points[69], points[70], points[71]),
                viewport.viewpoint.pixelY(points[69], points[70], points[71]),
                true);
        assertThat(document.selectedVertexProperty().get()).isPresent();
        assertThat(viewport.clearSelection()).isTrue();
        assertThat(document.selectedVertexProperty().get()).isEmpty();
    }

    /** Against another computation: the plane of each triangle, then the sides on which the intersection is. */
    @Test
    void raysHitWhatABruteForceSearchHits() {
        document.show(SmallModel.open(Corpus.file("redeclipse/drone/mesh.md5mesh")));
        Surface surface = document.getOpen().meshes().getFirst().skinned().surface();
        float[] points = document.getOpen().meshes().getFirst().skinned().points();
        Random random = new Random(7);
        int hits = 0;
        for (int i = 0; i < 10_000; i++) {
            double[] ray = new double[6];
            for (int axis = 0; axis < 3; axis++) {
                ray[axis] = random.nextGaussian() * 20;
                double target = points[random.nextInt(points.length / 3) * 3 + axis] + random.nextGaussian() * 0.3;
                ray[3 + axis] = target - ray[axis];
            }
            double expected = nearest(surface, points, ray);
            SurfaceRay hit = SurfaceRay.cast(surface, points, ray);
            int triangle = hit.triangle();
            assertThat(hit.distance()).isCloseTo(expected, withinShare(expected));
            assertThat(triangle == SurfaceRay.NOTHING).isEqualTo(Double.isInfinite(expected));
            hits += triangle == SurfaceRay.NOTHING ? 0 : 1;
        }
        assertThat(hits).isBetween(2_000, 9_900);
    }

    private static Offset<Double> withinShare(double value) {
        return Offset.offset(Double.isInfinite(value) ? 1 : 1e-9 * value);
    }

    private static double nearest(Surface surface, float[] points, double[] ray) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int triangle = 0; triangle < surface.triangleCount(); triangle++) {
            double[][] corner = new double[3][3];
            for (int i = 0; i < 9; i++) {
                corner[i / 3][i % 3] = points[surface.point(triangle, i / 3) * 3 + i % 3];
            }
            double[] normal = cross(minus(corner[1], corner[0]), minus(corner[2], corner[0]));
            double[] direction = {ray[3], ray[4], ray[5]};
            double facing = dot(normal, direction);
            double way = dot(normal, minus(corner[0], ray)) / facing;
            // Clockwise from outside: the normal of this order points inward.
            if (!(facing > 0) || !(way > 0) || way >= nearest) {
                continue;
            }
            double[] hit = {ray[0] + way * ray[3], ray[1] + way * ray[4], ray[2] + way * ray[5]};
            boolean inside = IntStream.range(0, 3).allMatch(i -> {
                double[] side = cross(minus(corner[(i + 1) % 3], corner[i]), minus(hit, corner[i]));
                return dot(side, normal) >= 0;
            });
            nearest = inside ? way : nearest;
        }
        return nearest;
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
