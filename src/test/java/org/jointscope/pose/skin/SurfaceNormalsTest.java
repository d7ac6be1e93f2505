package org.jointscope.pose.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class SurfaceNormalsTest {

    private static final float THIRD = (float) Math.sqrt(1 / 3.0);

    @Test
    void triangleIsClockwiseFromOutside() {
        MeshBuilder mesh = triangle(0, 0, 0, 0, 1, 0, 1, 0, 0);
        assertNormals(mesh, new float[][] {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}});
    }

    @Test
    void cornerOfACubeIsSharedAcrossTheSeams() {
        // Three faces meet at (1, 1, 1), each with vertices of its own, and of different sizes.
        MeshBuilder mesh = new MeshBuilder().joint("root", -1, 0, 0, 0);
        mesh.vertAt(1, 1, 1).vertAt(1, 0, 1).vertAt(0, 1, 1).tri(0, 1, 2);
        mesh.vertAt(1, 1, 1).vertAt(0, 1, 1).vertAt(1, 1, -9).tri(3, 4, 5);
        mesh.vertAt(1, 1, 1).vertAt(1, 1, -9).vertAt(1, 0, 1).tri(6, 7, 8);
        float[] corner = {THIRD, THIRD, THIRD};
        float half = (float) Math.sqrt(0.5);
        float[] front = {half, 0, half};
        float[] side = {0, half, half};
        float[] edge = {half, half, 0};
        assertNormals(mesh, new float[][] {corner, front, side, corner, side, edge, corner, edge, front});
    }

    @Test
    void placesThatDifferByOneUlpStayApart() {
        MeshBuilder mesh = new MeshBuilder().joint("root", -1, 0, 0, 0);
        mesh.vertAt(1, 1, 1).vertAt(1, 0, 1).vertAt(0, 1, 1).tri(0, 1, 2);
        mesh.vertAt(1, 1, Math.nextUp(1f)).vertAt(0, 2, 1).vertAt(1, 2, -9).tri(3, 4, 5);
        assertThat(normals(mesh)[0]).containsExactly(new float[] {0, 0, 1}, within(1e-6f));
    }

    @Test
    void negativeZeroIsTheSamePlaceAsZero() {
        MeshBuilder mesh = new MeshBuilder().joint("root", -1, 0, 0, 0);
        mesh.vertAt(0, 0, 0).vertAt(0, 1, 0).vertAt(1, 0, 0).tri(0, 1, 2);
        mesh.vertAt(-0.0, 0, -0.0).vertAt(0, 0, 1).vertAt(0, 1, 0).tri(3, 4, 5);
        float half = (float) Math.sqrt(0.5);
        assertThat(normals(mesh)[0]).containsExactly(new float[] {half, 0, half}, within(1e-6f));
        assertThat(normals(mesh)[3]).containsExactly(new float[] {half, 0, half}, within(1e-6f));
    }

    @Test
    void triangleWithoutAnAreaHasNoNormal() {
        MeshBuilder mesh = triangle(0, 0, 0, 1, 1, 1, 2, 2, 2);
        assertNormals(mesh, new float[][] {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}});
    }

    @Test
    void sidesThatCancelOutHaveNoNormal() {
        MeshBuilder mesh = triangle(0, 0, 0, 0, 1, 0, 1, 0, 0).tri(0, 2, 1);
        assertNormals(mesh, new float[][] {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}});
    }

    @Test
    void slenderTriangleHasAFullNormal() {
        MeshBuilder mesh = triangle(0, 0, 0, 0, 1e-7, 0, 1e-7, 0, 0);
        assertNormals(mesh, new float[][] {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}});
    }

    private static MeshBuilder triangle(double... corners) {
        MeshBuilder mesh = new MeshBuilder().joint("root", -1, 0, 0, 0);
        for (int i = 0; i < 9; i += 3) {
            mesh.vertAt(corners[i], corners[i + 1], corners[i + 2]);
        }
        return mesh.tri(0, 1, 2);
    }

    private static void assertNormals(MeshBuilder mesh, float[][] expected) {
        float[][] actual = normals(mesh);
        assertThat(actual).hasNumberOfRows(expected.length);
        for (int vertex = 0; vertex < expected.length; vertex++) {
            assertThat(actual[vertex]).as("vertex %d", vertex).containsExactly(expected[vertex], within(1e-6f));
        }
    }

    /** The normals of the bind pose, by vertex. */
    private static float[][] normals(MeshBuilder builder) {
        Md5Mesh mesh = builder.build();
        SkinnedMesh skinned = SkinnedModel.of(Md5Kernel.skin(mesh)).meshes().getFirst();
        float[] ofPoints = new float[skinned.points().length];
        skinned.normals(ofPoints);
        float[][] normals = new float[skinned.surface().vertexCount()][3];
        for (int vertex = 0; vertex < normals.length; vertex++) {
            int at = skinned.surface().pointOfVertex(vertex) * 3;
            System.arraycopy(ofPoints, at, normals[vertex], 0, 3);
        }
        return normals;
    }
}
