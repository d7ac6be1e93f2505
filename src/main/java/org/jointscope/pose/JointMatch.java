package org.jointscope.pose;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The joint of an animation that moves each joint of a mesh: by index if both have the same number of joints, as in
 * Doom 3, Quake 4 and q2pro; otherwise by name, as in vkQuake. A mesh joint without a partner keeps its bind pose
 * relative to its parent.
 */
public final class JointMatch {

    private static final int NONE = -1;

    private final BindPose bindPose;
    private final int[] source;

    private JointMatch(BindPose bindPose, int[] source) {
        this.bindPose = bindPose;
        this.source = source;
    }

    public static JointMatch of(BindPose mesh, Rig anim) {
        Rig rig = mesh.rig();
        int[] source = new int[rig.size()];
        if (rig.size() == anim.size()) {
            Arrays.setAll(source, joint -> joint);
        } else {
            Map<String, Integer> byName = new HashMap<>();
            for (int joint = 0; joint < anim.size(); joint++) {
                byName.putIfAbsent(anim.name(joint), joint);
            }
            Arrays.setAll(source, joint -> byName.getOrDefault(rig.name(joint), NONE));
        }
        return new JointMatch(mesh, source);
    }

    /** The animation's joint that moves a joint of the mesh; −1 if none does. */
    public int source(int meshJoint) {
        return source[meshJoint];
    }

    /** Writes the scales of the mesh's joints; 1 for those that the animation does not move. */
    public void applyScales(double[] animScales, double[] meshScales) {
        for (int joint = 0; joint < source.length; joint++) {
            meshScales[joint] = source[joint] == NONE ? 1 : animScales[source[joint]];
        }
    }

    /** Writes the mesh's joints in model space, computed from the animation's joints. */
    public void apply(double[] animModelSpace, double[] meshModelSpace) {
        Rig rig = bindPose.rig();
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            if (source[joint] == NONE) {
                rig.toModelSpace(bindPose.local(), joint, meshModelSpace, joint);
            } else {
                JointTransform.copy(animModelSpace, source[joint], meshModelSpace, joint);
            }
        }
    }
}
