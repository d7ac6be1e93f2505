package org.jointscope.pose.skin;

import org.jointscope.pose.Blend;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.pose.camera.CameraPath;

/**
 * The bounding box of a model, in model space. Positions that are not finite or absurdly far away are ignored: a single
 * bad weight must not make the rest of the model invisible.
 */
public record Extent(double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {

    /** Coordinates beyond this are damage: Doom 3's maps end at 65,536 units. */
    public static final double FARTHEST = 1 << 20;

    /** The bounding box if there is no valid position: a cube of one unit around the origin. */
    public static final Extent NOWHERE = new Extent(-0.5, -0.5, -0.5, 0.5, 0.5, 0.5);

    private static final int LOOKS = 16;

    /** Whether a coordinate can be shown. */
    public static boolean isSane(double coordinate) {
        return Math.abs(coordinate) < FARTHEST;
    }

    /** A coordinate that can be shown, otherwise 0. */
    public static float saneOr0(float coordinate) {
        return isSane(coordinate) ? coordinate : 0;
    }

    /** Whether a position can be shown. */
    public static boolean isSane(double x, double y, double z) {
        return isSane(x) && isSane(y) && isSane(z);
    }

    /**
     * The bounding box of a model over its whole animation, of which a few frames are sampled. Leaves the model at
     * frame 0.
     */
    public static Extent over(SkinnedModel model, RootMode root) {
        double[] box = BoxSampler.empty();
        int frames = Math.max(1, model.frameCount());
        int looks = Math.clamp(frames, 1, LOOKS);
        for (int look = looks - 1; look >= 0; look--) {
            double frame = Math.rint((double) look * (frames - 1) / Math.max(1, looks - 1));
            model.pose(frame, new PoseOptions(Blend.NONE, root, LoopRule.LAST_IS_FIRST));
            BoxSampler.enclosePoints(model, box, 0);
            BoxSampler.encloseJoints(model, box, 0);
        }
        Extent extent = of(box);
        return extent.diagonal() > 0 ? extent : NOWHERE;
    }

    /** The bounding box of a model in its pose. */
    public static Extent of(SkinnedModel model) {
        double[] box = BoxSampler.empty();
        BoxSampler.enclosePoints(model, box, 0);
        BoxSampler.encloseJoints(model, box, 0);
        Extent extent = of(box);
        return extent.diagonal() > 0 ? extent : NOWHERE;
    }

    /**
     * The bounding box of the positions of a camera over its whole animation, a single point for a static camera;
     * {@link #NOWHERE} if it has no positions.
     */
    public static Extent along(CameraPath path) {
        double[] box = BoxSampler.empty();
        for (int frame = 0; frame < path.frameCount(); frame++) {
            Transform at = path.transform(frame);
            BoxSampler.enclose(at.x(), at.y(), at.z(), box, 0);
        }
        return of(box);
    }

    public Extent and(Extent other) {
        return new Extent(
                Math.min(minX, other.minX),
                Math.min(minY, other.minY),
                Math.min(minZ, other.minZ),
                Math.max(maxX, other.maxX),
                Math.max(maxY, other.maxY),
                Math.max(maxZ, other.maxZ));
    }

    /** This box, larger by a distance on every side. */
    public Extent grown(double by) {
        return new Extent(minX - by, minY - by, minZ - by, maxX + by, maxY + by, maxZ + by);
    }

    public double centerX() {
        return (minX + maxX) / 2;
    }

    public double centerY() {
        return (minY + maxY) / 2;
    }

    public double centerZ() {
        return (minZ + maxZ) / 2;
    }

    public double diagonal() {
        return JointTransform.length(maxX - minX, maxY - minY, maxZ - minZ);
    }

    private static Extent of(double[] box) {
        return box[0] > box[3] ? NOWHERE : new Extent(box[0], box[1], box[2], box[3], box[4], box[5]);
    }
}
