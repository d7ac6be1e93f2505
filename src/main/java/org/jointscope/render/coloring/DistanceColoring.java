package org.jointscope.render.coloring;

import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;

/** The distance of each vertex from its position in the bind pose. */
final class DistanceColoring implements SurfaceColoring {

    @Override
    public String id() {
        return "distance";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return open.mesh().isPresent() && open.model().frameCount() > 0;
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
        SkinnedModel atRest = SkinnedModel.of(open.model().boundMeshes().orElseThrow());
        Motion motion = new Motion(open, options);
        return motion.colored(
                title(), "coloring.units", (model, frame, values) -> motion.distances(atRest, model, 1, values));
    }
}
