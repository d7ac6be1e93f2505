package org.jointscope.pose;

/**
 * The skeleton of a mesh in its bind pose. Its joints are given in model space, unlike those of an animation, which are
 * relative to their parents.
 */
public final class BindPose {

    private final Rig rig;
    private final double[] modelSpace;
    private final double[] local;

    /**
     * @param joints in model space, {@link JointTransform#STRIDE} doubles each, as written; not copied, and normalized
     *     in place
     */
    public BindPose(Rig rig, double[] joints) {
        this.rig = rig;
        this.modelSpace = joints;
        JointTransform.normalize(joints);
        this.local = new double[modelSpace.length];
        for (int joint = 0; joint < rig.size(); joint++) {
            rig.local(modelSpace, joint, local, joint);
        }
    }

    public Rig rig() {
        return rig;
    }

    /** A copy of the joints in model space, {@link JointTransform#STRIDE} doubles each. */
    public double[] modelSpace() {
        return modelSpace.clone();
    }

    public Transform transform(int joint) {
        return Transform.of(modelSpace, joint);
    }

    /** A joint in parent space. */
    public Transform localTransform(int joint) {
        return Transform.of(local, joint);
    }

    /** The joints relative to their parents; shared, must not be changed. */
    double[] local() {
        return local;
    }
}
