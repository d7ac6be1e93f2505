package org.jointscope.pose;

import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;

/**
 * The skeleton of an .md5mesh in the pose that the mesh was made in. Its joints are given in model
 * space, unlike those of an animation, which are relative to their parents.
 */
public final class BindPose {

    private final Rig rig;
    private final double[] modelSpace;
    private final double[] local;

    private BindPose(Rig rig, double[] modelSpace) {
        this.rig = rig;
        this.modelSpace = modelSpace;
        this.local = new double[modelSpace.length];
        for (int joint = 0; joint < rig.size(); joint++) {
            if (rig.isRoot(joint)) {
                int at = joint * JointTransform.STRIDE;
                System.arraycopy(modelSpace, at, local, at, JointTransform.STRIDE);
            } else {
                JointTransform.relative(
                        modelSpace, rig.parent(joint), modelSpace, joint, local, joint);
            }
        }
    }

    public static BindPose of(Md5Mesh mesh) {
        Rig rig = Rig.of(mesh);
        double[] modelSpace = new double[rig.size() * JointTransform.STRIDE];
        for (int i = 0; i < rig.size(); i++) {
            MeshJoint joint = mesh.joints().get(i);
            JointTransform.set(
                    modelSpace,
                    i,
                    joint.position().x(),
                    joint.position().y(),
                    joint.position().z(),
                    joint.orientation().x(),
                    joint.orientation().y(),
                    joint.orientation().z());
        }
        JointTransform.normalize(modelSpace);
        return new BindPose(rig, modelSpace);
    }

    public Rig rig() {
        return rig;
    }

    /** Copies the joints in model space, {@link JointTransform#STRIDE} doubles each. */
    public void modelSpace(double[] out) {
        System.arraycopy(modelSpace, 0, out, 0, modelSpace.length);
    }

    /** A joint in model space. */
    public Placement placement(int joint) {
        return Placement.of(modelSpace, joint);
    }

    /** A joint as seen from its parent. */
    public Placement localPlacement(int joint) {
        return Placement.of(local, joint);
    }

    /** The joints relative to their parents; shared, not to be changed. */
    double[] local() {
        return local;
    }
}
