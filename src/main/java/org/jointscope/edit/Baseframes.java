package org.jointscope.edit;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.JointPartners;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

/** Baseframes that exporters use, for {@link Rebase}: one row per joint, in file order. */
public final class Baseframes {

    private Baseframes() {}

    /**
     * The pose of a frame: id's exporter uses frame 0 (Doom 3, MayaImport/maya_main.cpp).
     *
     * @param frame zero-based; the existing baseframe if there is no such frame
     */
    public static List<BaseframeRow> ofFrame(Md5Anim anim, int frame) {
        Clip clip = Md5Kernel.clip(anim);
        return IntStream.range(0, clip.rig().size())
                .mapToObj(joint -> new BaseframeRow(
                        Vector3.of(axis -> clip.value(joint, axis, frame)),
                        Vector3.of(axis -> clip.value(joint, 3 + axis, frame)),
                        location(anim, joint)))
                .toList();
    }

    /**
     * The bind pose of a mesh, as exporters for Blender write it: joints that are also in the mesh (see
     * {@link JointPartners}) get their pose in the mesh; the others keep their pose in parent space.
     */
    public static List<BaseframeRow> ofBindPose(Md5Anim anim, Md5Mesh mesh) {
        Clip clip = Md5Kernel.clip(anim);
        Rig rig = clip.rig();
        BindPose bind = Md5Kernel.bindPose(mesh);
        double[] bindJoints = bind.modelSpace();
        JointPartners partners = new JointPartners(bind.rig().names(), rig.names());
        double[] joints = new double[rig.size() * JointTransform.STRIDE];
        BaseframeRow[] rows = new BaseframeRow[rig.size()];
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            if (partners.inMesh(joint) == JointPartners.NONE) {
                rows[joint] = unchanged(anim, clip, joint);
                rig.toModelSpace(clip.localBaseframe(joint), joints, joint);
            } else {
                JointTransform.copy(bindJoints, partners.inMesh(joint), joints, joint);
                rows[joint] = row(rig.local(joints, joint), location(anim, joint));
            }
        }
        return List.of(rows);
    }

    private static BaseframeRow unchanged(Md5Anim anim, Clip clip, int joint) {
        return joint < anim.baseframe().size()
                ? anim.baseframe().get(joint)
                : row(clip.localBaseframe(joint), location(anim, joint));
    }

    static BaseframeRow row(Transform local, TextLocation location) {
        return new BaseframeRow(local.position(), local.fileOrientation(), location);
    }

    /** The location of the joint's row; if there is none, that of its row in the hierarchy. */
    private static TextLocation location(Md5Anim anim, int joint) {
        return joint < anim.baseframe().size()
                ? anim.baseframe().get(joint).location()
                : anim.hierarchy().get(joint).location();
    }
}
