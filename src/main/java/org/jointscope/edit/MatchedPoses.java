package org.jointscope.edit;

import java.util.Arrays;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The values of the mesh's joints in the frames of an animation. A joint with the same parent keeps its values. For a
 * joint with another parent, they are computed from its pose in model space. A joint that the animation lacks keeps its
 * bind pose in parent space. Access to frames is fastest in ascending order.
 */
final class MatchedPoses implements Packing.Values {

    private static final int NO_FRAME = -1;

    private final MeshJoints joints;
    private final BindPose bindPose;
    private final Clip clip;
    private final PoseSampler sampler;
    private final double[] before;
    private final double[] after;
    private final Transform[] locals;
    private int sampled = NO_FRAME;

    MatchedPoses(MeshJoints joints, Md5Anim anim) {
        this.joints = joints;
        this.bindPose = joints.bindPose();
        this.clip = Md5Kernel.clip(anim);
        this.sampler = new PoseSampler(clip);
        this.before = new double[clip.rig().size() * JointTransform.STRIDE];
        this.after = new double[joints.size() * JointTransform.STRIDE];
        this.locals = new Transform[joints.size()];
    }

    @Override
    public double of(int joint, Component component, int frame) {
        if (!joints.isOther(joint)) {
            return clip.value(joints.partner(joint), component, frame);
        }
        Transform local = local(frame, joint);
        return component.of(local.position(), local.fileOrientation());
    }

    /** The pose of a joint in a frame, in the space of its parent in the mesh. */
    Transform local(int frame, int joint) {
        if (frame != sampled) {
            sample(frame);
        }
        if (locals[joint] == null) {
            locals[joint] = joints.mesh().local(after, joint);
        }
        return locals[joint];
    }

    private void sample(int frame) {
        sampler.sample(frame, before);
        for (int i = 0; i < joints.size(); i++) {
            int joint = joints.mesh().inOrder(i);
            if (joints.isNew(joint)) {
                joints.mesh().toModelSpace(bindPose.localTransform(joint), after, joint);
            } else {
                JointTransform.copy(before, joints.partner(joint), after, joint);
            }
        }
        Arrays.fill(locals, null);
        sampled = frame;
    }
}
