package org.jointscope.ui.viewport;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.surface.Surface;
import org.jointscope.pose.surface.SurfaceRay;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;

/** Finds the vertex of an .md5mesh at a position in the viewport. */
record VertexPointer(Document document, Viewpoint eye) {

    /** The maximum distance between position and vertex, in pixels. */
    static final double REACH = 8;

    /** A surface hides a vertex if it is nearer by this share of the distance. */
    private static final double NEARER = 1e-3;

    /** Each costs a test of all triangles. */
    private static final int MOST_CANDIDATES = 16;

    /** @param squared distance in pixels */
    private record Candidate(MeshVertex vertex, int point, double squared) {}

    /** The frontmost triangle on a ray. */
    private record Hit(int mesh, SurfaceRay ray) {}

    /**
     * The nearest vertex of a mesh that is drawn; without one that is near, the nearest corner of the triangle at the
     * position.
     *
     * @param through whether surfaces in front of it are ignored
     */
    Optional<MeshVertex> at(double pixelX, double pixelY, boolean through) {
        OpenModel open = document.getOpen();
        List<Candidate> candidates = new ArrayList<>();
        for (int mesh = 0; open.md5Mesh().isPresent() && mesh < open.meshes().size(); mesh++) {
            if (!document.hiddenMeshes().contains(mesh)) {
                add(candidates, open, mesh, pixelX, pixelY);
            }
        }
        candidates.sort(Comparator.comparingDouble(Candidate::squared));
        return candidates.stream()
                .limit(MOST_CANDIDATES)
                .filter(it -> through || isVisible(open, it))
                .map(Candidate::vertex)
                .findFirst()
                .or(() -> corner(open, pixelX, pixelY));
    }

    private void add(List<Candidate> candidates, OpenModel open, int mesh, double pixelX, double pixelY) {
        Surface surface = open.meshes().get(mesh).skinned().surface();
        float[] points = open.meshes().get(mesh).skinned().points();
        for (int vertex = 0; vertex < surface.vertexCount(); vertex++) {
            int point = surface.pointOfVertex(vertex);
            float x = points[point * 3];
            float y = points[point * 3 + 1];
            float z = points[point * 3 + 2];
            double right = eye.pixelX(x, y, z) - pixelX;
            double down = eye.pixelY(x, y, z) - pixelY;
            double squared = right * right + down * down;
            if (squared <= REACH * REACH && eye.depth(x, y, z) > 0) {
                candidates.add(new Candidate(new MeshVertex(mesh, vertex), point, squared));
            }
        }
    }

    private boolean isVisible(OpenModel open, Candidate candidate) {
        float[] points = open.meshes().get(candidate.vertex.mesh()).skinned().points();
        float x = points[candidate.point * 3];
        float y = points[candidate.point * 3 + 1];
        float z = points[candidate.point * 3 + 2];
        double[] ray = new double[6];
        eye.ray(eye.pixelX(x, y, z), eye.pixelY(x, y, z), ray);
        // The direction of a ray has the depth 1.
        return front(open, ray).ray.distance() >= eye.depth(x, y, z) * (1 - eye.closer(NEARER));
    }

    private Optional<MeshVertex> corner(OpenModel open, double pixelX, double pixelY) {
        double[] ray = new double[6];
        eye.ray(pixelX, pixelY, ray);
        Hit hit = front(open, ray);
        return Optional.of(hit)
                .filter(it -> it.ray.triangle() != SurfaceRay.NOTHING)
                .map(it -> open.meshes().get(it.mesh).skinned().surface())
                .map(surface -> new MeshVertex(hit.mesh, surface.vertex(hit.ray.triangle(), hit.ray.corner())));
    }

    private Hit front(OpenModel open, double[] ray) {
        Hit front = new Hit(0, SurfaceRay.MISS);
        for (int mesh = 0; mesh < open.meshes().size(); mesh++) {
            SkinnedMesh skinned = open.meshes().get(mesh).skinned();
            if (!document.hiddenMeshes().contains(mesh)) {
                SurfaceRay hit = SurfaceRay.cast(skinned.surface(), skinned.points(), ray);
                front = hit.distance() < front.ray.distance() ? new Hit(mesh, hit) : front;
            }
        }
        return front;
    }
}
