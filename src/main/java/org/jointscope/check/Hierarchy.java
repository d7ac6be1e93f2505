package org.jointscope.check;

import org.jointscope.analysis.Limit;
import org.jointscope.analysis.Names;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Place;

import java.util.List;
import java.util.Optional;

/** What the joints of both formats have in common, as written: parents may be wrong. */
final class Hierarchy {

    private record Joint(String name, int parent, String comment, Place place) {}

    private final List<Joint> joints;
    private final Limit limit;

    private Hierarchy(List<Joint> joints, Optional<Declared> numJoints) {
        this.joints = joints;
        this.limit = Limit.of(numJoints, joints.size());
    }

    static Hierarchy of(Md5Mesh mesh) {
        List<Joint> joints = mesh.joints().stream().map(Hierarchy::joint).toList();
        return new Hierarchy(joints, mesh.numJoints());
    }

    static Hierarchy of(Md5Anim anim) {
        List<Joint> joints = anim.hierarchy().stream().map(Hierarchy::joint).toList();
        return new Hierarchy(joints, anim.numJoints());
    }

    private static Joint joint(MeshJoint joint) {
        return new Joint(joint.name(), joint.parent(), joint.comment(), joint.place());
    }

    private static Joint joint(AnimJoint joint) {
        return new Joint(joint.name(), joint.parent(), joint.comment(), joint.place());
    }

    int size() {
        return joints.size();
    }

    /** How many joints a row may refer to. */
    Limit limit() {
        return limit;
    }

    String name(int joint) {
        return joints.get(joint).name();
    }

    /** As messages quote it. */
    String shownName(int joint) {
        return Names.shown(name(joint));
    }

    int parent(int joint) {
        return joints.get(joint).parent();
    }

    /** What stands behind the row; empty if nothing does. */
    String comment(int joint) {
        return joints.get(joint).comment();
    }

    Place place(int joint) {
        return joints.get(joint).place();
    }

    boolean exists(int joint) {
        return joint >= 0 && joint < joints.size();
    }

    boolean hasReadableParent(int joint) {
        return parent(joint) != ModelFile.MISSING;
    }

    /** A root as the file means it: its parent is negative. */
    boolean isRoot(int joint) {
        return parent(joint) < 0 && hasReadableParent(joint);
    }
}
