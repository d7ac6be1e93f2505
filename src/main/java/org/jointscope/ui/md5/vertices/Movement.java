package org.jointscope.ui.md5.vertices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.SampledFrames;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.SkinnedModel;

/**
 * The diagonals of the boxes of points over an animation, in units.
 *
 * @param ofMeshes one value for each point of each mesh; not copied
 */
record Movement(List<double[]> ofMeshes) {

    static final Movement NONE = new Movement(List.of());

    /** If there are more frames, these are evenly spread. */
    private static final int MOST_FRAMES = 64;

    double of(int mesh, int point) {
        return mesh < ofMeshes.size() ? ofMeshes.get(mesh)[point] : Double.NaN;
    }

    /** Computes them with the root in a position. Slow. */
    static Movement of(Skin skin, Clip clip, RootMode root) {
        PoseOptions options = new PoseOptions(Blend.NONE, root, LoopRule.LAST_IS_FIRST);
        SkinnedModel model = SkinnedModel.of(skin, clip);
        SampledFrames frames = new SampledFrames(Math.min(clip.frameCount(), MOST_FRAMES), clip.frameCount());
        List<float[]> least = new ArrayList<>();
        List<float[]> most = new ArrayList<>();
        for (int look = 0; look < frames.count(); look++) {
            model.pose(frames.frame(look), options);
            for (int mesh = 0; mesh < model.meshes().size(); mesh++) {
                float[] points = model.meshes().get(mesh).points();
                if (look == 0) {
                    least.add(points.clone());
                    most.add(points.clone());
                }
                for (int i = 0; i < points.length; i++) {
                    least.get(mesh)[i] = Math.min(least.get(mesh)[i], points[i]);
                    most.get(mesh)[i] = Math.max(most.get(mesh)[i], points[i]);
                }
            }
        }
        List<double[]> diagonals = new ArrayList<>();
        for (int mesh = 0; mesh < least.size(); mesh++) {
            float[] from = least.get(mesh);
            float[] to = most.get(mesh);
            double[] diagonal = new double[from.length / 3];
            Arrays.setAll(
                    diagonal,
                    point -> Math.sqrt(square(to[point * 3] - from[point * 3])
                            + square(to[point * 3 + 1] - from[point * 3 + 1])
                            + square(to[point * 3 + 2] - from[point * 3 + 2])));
            diagonals.add(diagonal);
        }
        return new Movement(diagonals);
    }

    private static double square(double value) {
        return value * value;
    }
}
