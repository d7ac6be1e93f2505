package org.jointscope.pose;

import org.jointscope.model.Md5Mesh;

import java.util.Arrays;
import java.util.Optional;

/**
 * Computes the box that an animated mesh fills at a frame: of all its points, in all its meshes, as
 * id's exporter does (the root's motion included). Points that are nowhere, or absurdly far out, do
 * not count: see {@link Extent}. It has a model of its own, so it may work on another thread than
 * the one that draws; one thread at a time.
 */
public final class BoxSampler {

    private final SkinnedModel model;

    public BoxSampler(Md5Mesh mesh, Clip clip) {
        this.model = SkinnedModel.of(Optional.of(mesh), Optional.of(clip));
    }

    /**
     * Writes a frame's box, {@link FrameBoxes#STRIDE} doubles, from a place on; NaN if the mesh has
     * no point.
     */
    public void sample(int frame, double[] out, int at) {
        model.pose(frame, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST);
        for (int axis = 0; axis < 3; axis++) {
            out[at + axis] = Double.POSITIVE_INFINITY;
            out[at + 3 + axis] = Double.NEGATIVE_INFINITY;
        }
        for (int i = 0; i < model.meshes().size(); i++) {
            enclose(model.meshes().get(i).points(), out, at);
        }
        if (out[at] > out[at + 3]) {
            Arrays.fill(out, at, at + FrameBoxes.STRIDE, Double.NaN);
        }
    }

    private static void enclose(float[] points, double[] box, int at) {
        for (int i = 0; i < points.length; i += 3) {
            if (Extent.isSane(points[i])
                    && Extent.isSane(points[i + 1])
                    && Extent.isSane(points[i + 2])) {
                for (int axis = 0; axis < 3; axis++) {
                    double value = points[i + axis];
                    box[at + axis] = Math.min(box[at + axis], value);
                    box[at + 3 + axis] = Math.max(box[at + 3 + axis], value);
                }
            }
        }
    }
}
