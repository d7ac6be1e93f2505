package org.jointscope.render.coloring;

import org.jointscope.analysis.GridSteps;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.surface.Scale;
import org.jointscope.scene.OpenModel;

/**
 * The largest error of the surface of an .md2 along its normal that results from the rounding of the vertices to the
 * grid of a frame: at most half of a step along each axis. Between two frames, it is interpolated like the vertices.
 * The range is that of the largest error of a vertex over all frames.
 */
final class GridColoring implements SurfaceColoring {

    private static final int AXES = 3;

    @Override
    public String id() {
        return "grid";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return open.md2Model().filter(md2 -> !md2.frames().isEmpty()).isPresent();
    }

    @Override
    public boolean isOfPose() {
        return true;
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        GridSteps steps = GridSteps.of(open.md2Model().orElseThrow());
        int frames = open.model().frameCount();
        double most = 0;
        for (int frame = 0; frame < frames; frame++) {
            double error =
                    JointTransform.length(steps.rounding(frame, 0), steps.rounding(frame, 1), steps.rounding(frame, 2));
            most = Double.isFinite(error) ? Math.max(most, error) : most;
        }
        KeyframeClip[] clips = open.timelineFrames().clips().toArray(KeyframeClip[]::new);
        KeyframeClip whole = new KeyframeClip("", 0, frames - 1);
        SkinnedMesh mesh = open.meshes().getFirst().skinned();
        float[] normals = new float[mesh.points().length];
        VertexValues values = VertexValues.ofPoints(open, (binding, point) -> 0);
        return values.colored(title(), "coloring.units", Scale.upTo(most), "").posed(frame -> {
            int from = Math.clamp((long) frame, 0, frames - 1);
            KeyframeClip clip = SpeedColoring.clipAt(from, clips, whole);
            int length = clip.last() - clip.first() + 1;
            int to = clip.first() + options.pose().loop().next(from - clip.first(), length);
            double share = Math.clamp(frame - from, 0, 1);
            mesh.normals(normals);
            double[] ofVertex = values.all()[0];
            for (int vertex = 0; vertex < ofVertex.length; vertex++) {
                double error = 0;
                for (int axis = 0; axis < AXES; axis++) {
                    double half = steps.rounding(from, axis) * (1 - share) + steps.rounding(to, axis) * share;
                    error += Math.abs(normals[vertex * AXES + axis]) * half;
                }
                ofVertex[vertex] = error > 0 && Double.isFinite(error) ? error : Double.NaN;
            }
        });
    }
}
