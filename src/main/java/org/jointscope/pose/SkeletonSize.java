package org.jointscope.pose;

import java.util.DoubleSummaryStatistics;
import java.util.stream.IntStream;

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
        new PoseSampler(clip).sample(0, joints);
        double squared = 0;
        for (int axis = 0; axis < AXES && joints.length > 0; axis++) {
            DoubleSummaryStatistics along =
                    IntStream.iterate(
                                    axis,
                                    at -> at < joints.length,
                                    at -> at + JointTransform.STRIDE)
                            .mapToDouble(at -> joints[at])
                            .summaryStatistics();
            double side = along.getMax() - along.getMin();
            squared += side * side;
        }
        return Math.sqrt(squared);
    }
}
