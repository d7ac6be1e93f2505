package org.jointscope.render.coloring;

import org.jointscope.pose.surface.Scale;
import org.jointscope.scene.OpenModel;

/** The difference of the sum of the biases of a vertex from 1. */
final class BiasColoring implements SurfaceColoring {

    /** The range is at least this, so that rounding is not visible. */
    private static final double SMALLEST = 0.01;

    @Override
    public String id() {
        return "bias";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return open.mesh().isPresent();
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        VertexValues values =
                VertexValues.ofPoints(open, (binding, point) -> binding.biasSum(point, joint -> true) - 1);
        double range = Math.max(SMALLEST, values.most());
        return values.colored(title(), "", Scale.around0(range), values.noteBelow(range));
    }
}
