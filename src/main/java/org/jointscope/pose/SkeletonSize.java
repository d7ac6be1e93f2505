package org.jointscope.pose;

/** The size of a skeleton, which distances between joints are measured against. */
public final class SkeletonSize {

    private static final int AXES = 3;

    private SkeletonSize() {}

    /**
     * In the first frame of an animation, from corner to corner of the box around all joints, in
     * game units; 0 for a single joint.
     */
    public static double of(Clip clip) {
        double[] joints = new double[clip.rig().size() * JointTransform.STRIDE];
        new PoseSampler(clip).sample(0, Blend.NONE, RootMode.FILE, LoopRule.LAST_IS_FIRST, joints);
        double squared = 0;
        for (int axis = 0; axis < AXES && joints.length > 0; axis++) {
            double min = Double.POSITIVE_INFINITY;
            double max = Double.NEGATIVE_INFINITY;
            for (int at = axis; at < joints.length; at += JointTransform.STRIDE) {
                min = Math.min(min, joints[at]);
                max = Math.max(max, joints[at]);
            }
            squared += (max - min) * (max - min);
        }
        return Math.sqrt(squared);
    }
}
