package org.jointscope.render.coloring;

import java.util.List;
import java.util.Locale;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.surface.Ramp;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;

/** The normals in the current pose: x, y and z from −1 to 1 as red, green and blue. */
final class NormalColoring implements SurfaceColoring {

    private static final int OPAQUE = 0xff000000;

    @Override
    public String id() {
        return "normals";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return !open.meshes().isEmpty();
    }

    @Override
    public boolean isOfPose() {
        return true;
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        List<SkinnedMesh> meshes = open.meshes().stream().map(OpenMesh::skinned).toList();
        float[][] normals =
                meshes.stream().map(mesh -> new float[mesh.points().length]).toArray(float[][]::new);
        Legend legend = Legend.of(
                title(),
                List.of(
                        category("coloring.normals.front", 1, 0, 0),
                        category("coloring.normals.back", -1, 0, 0),
                        category("coloring.normals.left", 0, 1, 0),
                        category("coloring.normals.right", 0, -1, 0),
                        category("coloring.normals.up", 0, 0, 1),
                        category("coloring.normals.down", 0, 0, -1)));
        return ColoredModel.of(
                        legend,
                        (mesh, vertex) -> {
                            int at = meshes.get(mesh).surface().pointOfVertex(vertex) * 3;
                            return argb(normals[mesh][at], normals[mesh][at + 1], normals[mesh][at + 2]);
                        },
                        (mesh, vertex) ->
                                words(normals[mesh], meshes.get(mesh).surface().pointOfVertex(vertex) * 3))
                .posed(frame -> {
                    for (int mesh = 0; mesh < normals.length; mesh++) {
                        meshes.get(mesh).normals(normals[mesh]);
                    }
                });
    }

    private static Category category(String key, float x, float y, float z) {
        return new Category(argb(x, y, z), Texts.program().of(key));
    }

    /** Gray for (0, 0, 0), as for any vertex without a value. */
    private static int argb(float x, float y, float z) {
        return x == 0 && y == 0 && z == 0 ? Ramp.NO_VALUE : OPAQUE | bits(x) << 16 | bits(y) << 8 | bits(z);
    }

    private static int bits(float coordinate) {
        return Math.round(255 * (Math.clamp(coordinate, -1, 1) + 1) / 2);
    }

    private static String words(float[] normals, int at) {
        return normals[at] == 0 && normals[at + 1] == 0 && normals[at + 2] == 0
                ? Texts.program().of("coloring.none")
                : String.format(Locale.ROOT, "(%.3f %.3f %.3f)", normals[at], normals[at + 1], normals[at + 2]);
    }
}
