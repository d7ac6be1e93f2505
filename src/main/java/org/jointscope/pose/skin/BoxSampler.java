package org.jointscope.pose.skin;

import java.util.Arrays;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;

/**
 * Computes the bounding box of an animated mesh in a frame: of all points of all its meshes, as in id's exporter
 * (including root motion). Points that are not finite or absurdly far away are ignored: see {@link Extent}. It has its
 * own model, so it can work on another thread than the one that draws. For one thread at a time.
 */
public final class BoxSampler {

    private static final double INFINITY = Double.POSITIVE_INFINITY;
    private static final double[] EMPTY = {INFINITY, INFINITY, INFINITY, -INFINITY, -INFINITY, -INFINITY};

    private final SkinnedModel model;

    public BoxSampler(Skin skin, Clip clip) {
        this(SkinnedModel.of(skin, clip));
    }

    /** Of any model with frames, which must not be posed by others. */
    public BoxSampler(SkinnedModel model) {
        this.model = model;
    }

    /**
     * Writes the bounding box of a frame, {@link FrameBoxes#STRIDE} doubles, from an index on; NaN if the mesh has no
     * point.
     */
    public void sample(int frame, double[] out, int at) {
        model.pose(frame);
        System.arraycopy(EMPTY, 0, out, at, FrameBoxes.STRIDE);
        enclosePoints(model, out, at);
        if (out[at] > out[at + 3]) {
            Arrays.fill(out, at, at + FrameBoxes.STRIDE, Double.NaN);
        }
    }

    /** Extends the bounding box that {@link #sample} wrote last by the joints of the animation. */
    public void encloseJoints(double[] box, int at) {
        encloseJoints(model, box, at);
    }

    /** A box around nothing. */
    static double[] empty() {
        return EMPTY.clone();
    }

    static void encloseJoints(SkinnedModel model, double[] box, int at) {
        double[] joints = model.joints();
        for (int joint = 0; joint < joints.length; joint += JointTransform.STRIDE) {
            enclose(joints[joint], joints[joint + 1], joints[joint + 2], box, at);
        }
    }

    static void enclosePoints(SkinnedModel model, double[] box, int at) {
        for (int mesh = 0; mesh < model.meshes().size(); mesh++) {
            float[] points = model.meshes().get(mesh).points();
            for (int i = 0; i < points.length; i += 3) {
                enclose(points[i], points[i + 1], points[i + 2], box, at);
            }
        }
    }

    /** Extends a box by a point, unless it is ignored. */
    static void enclose(double x, double y, double z, double[] box, int at) {
        if (Extent.isSane(x, y, z)) {
            box[at] = Math.min(box[at], x);
            box[at + 1] = Math.min(box[at + 1], y);
            box[at + 2] = Math.min(box[at + 2], z);
            box[at + 3] = Math.max(box[at + 3], x);
            box[at + 4] = Math.max(box[at + 4], y);
            box[at + 5] = Math.max(box[at + 5], z);
        }
    }
}
