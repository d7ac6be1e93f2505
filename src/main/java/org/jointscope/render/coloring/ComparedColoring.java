package org.jointscope.render.coloring;

import java.util.stream.IntStream;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;

/** The distance of each vertex from that of the model that the open one is compared with, in the same frame. */
final class ComparedColoring implements SurfaceColoring {

    @Override
    public String id() {
        return SurfaceColorings.COMPARED;
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return false;
    }

    @Override
    public boolean isOffered(OpenModel open, OpenModel compared) {
        return open.mesh().isPresent()
                && compared.mesh().isPresent()
                && open.meshes().size() == compared.meshes().size()
                && IntStream.range(0, open.meshes().size())
                        .allMatch(mesh -> vertexCount(open, mesh) == vertexCount(compared, mesh));
    }

    private static int vertexCount(OpenModel open, int mesh) {
        return open.meshes().get(mesh).skinned().surface().vertexCount();
    }

    @Override
    public boolean isOfPose() {
        return true;
    }

    @Override
    public boolean isSlow() {
        return true;
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        SkinnedModel other = options.compared().model().copy();
        int last = Math.max(0, other.frameCount() - 1);
        boolean same = other.frameCount() == open.model().frameCount();
        Motion motion = new Motion(open, options);
        return motion.colored(title(), "coloring.units", (model, frame, values) -> {
            other.pose(same ? frame : Math.min(frame, last), options.pose());
            motion.distances(model, other, 1, values);
        });
    }
}
