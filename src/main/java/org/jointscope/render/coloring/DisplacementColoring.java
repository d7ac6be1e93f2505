package org.jointscope.render.coloring;

import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLoss;
import org.jointscope.pose.surface.Scale;
import org.jointscope.scene.OpenModel;

/**
 * The maximum displacement of each vertex in an engine with a limit of weights per vertex: over the animation, or in
 * the bind pose without one. The maximum of all vertices is that of {@link WeightLoss}.
 */
record DisplacementColoring(String id, int most, WeightLimit.Base base) implements SurfaceColoring {

    private WeightLimit limit() {
        return WeightLimit.of(most, base);
    }

    /** By the numbers in the file, because an engine preview can show fewer weights. */
    @Override
    public boolean isOffered(OpenModel open) {
        return open.md5Mesh().stream().flatMap(file -> file.meshes().stream()).anyMatch(mesh -> {
            for (int vertex = 0; vertex < mesh.vertices().size(); vertex++) {
                if (limit().isExceededBy(mesh.vertices().weightCount(vertex))) {
                    return true;
                }
            }
            return false;
        });
    }

    @Override
    public boolean isSlow() {
        return true;
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        VertexValues values = new VertexValues(WeightLoss.ofVertices(
                Md5Kernel.skin(open.md5Mesh().orElseThrow()), open.model().clip(), limit()));
        return values.colored(title(), "coloring.units", Scale.upTo(values.most()), "");
    }
}
