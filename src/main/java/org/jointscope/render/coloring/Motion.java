package org.jointscope.render.coloring;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SampledFrames;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.surface.Scale;
import org.jointscope.scene.OpenModel;

/** Values of the vertices in the poses of a model. Their range is that over the animation. */
record Motion(OpenModel open, ColoringOptions options) {

    /** The maximum number of weights and points to process for the range: some tenths of a second. */
    private static final long AFFORDABLE = 20_000_000;

    /** Computes the values at a frame, at which the model is posed. */
    interface Values {
        void at(SkinnedModel model, double frame, double[][] values);
    }

    ColoredModel colored(String title, String unit, Values each) {
        VertexValues values = VertexValues.none(open);
        SkinnedModel model = open.model().copy();
        SampledFrames frames = SampledFrames.of(model, AFFORDABLE);
        double most = 0;
        // Without frames, the pose is the bind pose.
        for (int i = Math.max(1, frames.count()) - 1; i >= 0; i--) {
            int frame = frames.frame(i);
            model.pose(frame, options.pose());
            each.at(model, frame, values.all());
            most = Math.max(most, values.most());
        }
        return values.colored(title, unit, Scale.upTo(most), "")
                .posed(frame -> each.at(open.model(), frame, values.all()));
    }

    /** Writes the distance between the positions of each vertex in two models; NaN if one cannot be shown. */
    void distances(SkinnedModel from, SkinnedModel to, double factor, double[][] values) {
        for (int mesh = 0; mesh < values.length; mesh++) {
            SkinnedMesh one = from.meshes().get(mesh);
            float[] a = one.points();
            SkinnedMesh other = to.meshes().get(mesh);
            float[] b = other.points();
            for (int vertex = 0; vertex < values[mesh].length; vertex++) {
                int at = one.surface().pointOfVertex(vertex) * 3;
                // Vertices share other points if their weights differ.
                int there = other.surface().pointOfVertex(vertex) * 3;
                boolean sane = Extent.isSane(a[at], a[at + 1], a[at + 2])
                        && Extent.isSane(b[there], b[there + 1], b[there + 2]);
                values[mesh][vertex] = sane
                        ? factor
                                * JointTransform.length(
                                        (double) b[there] - a[at],
                                        (double) b[there + 1] - a[at + 1],
                                        (double) b[there + 2] - a[at + 2])
                        : Double.NaN;
            }
        }
    }
}
