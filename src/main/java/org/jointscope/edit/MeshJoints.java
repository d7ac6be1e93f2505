package org.jointscope.edit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.JointPartners;
import org.jointscope.edit.MatchMesh.MatchSummary;
import org.jointscope.edit.MatchMesh.MatchSummary.Renamed;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

/** The joints of a mesh, with the joint of an animation for each of them. */
final class MeshJoints {

    private final Md5Mesh meshFile;
    private final Rig mesh;
    private final Rig anim;
    private final JointPartners partners;

    MeshJoints(Md5Mesh mesh, Md5Anim anim) {
        this.meshFile = mesh;
        this.mesh = Md5Kernel.rig(mesh);
        this.anim = Md5Kernel.rig(anim);
        this.partners = new JointPartners(this.mesh.names(), this.anim.names());
    }

    Rig mesh() {
        return mesh;
    }

    int size() {
        return mesh.size();
    }

    /** The animation's joint for a joint of the mesh, or {@link JointPartners#NONE}. */
    int partner(int joint) {
        return partners.inAnim(joint);
    }

    boolean isNew(int joint) {
        return partner(joint) == JointPartners.NONE;
    }

    /** The parent in the mesh's row; none if it is unreadable. */
    int parent(int joint) {
        int parent = meshFile.joints().get(joint).parent();
        return parent == ModelFile.MISSING ? -1 : parent;
    }

    /** True if a joint of the animation has another parent in the mesh. */
    boolean isRehung(int joint) {
        if (isNew(joint)) {
            return false;
        }
        int before = anim.parent(partner(joint));
        return anim.isRoot(partner(joint))
                ? !mesh.isRoot(joint)
                : mesh.isRoot(joint) || partners.inMesh(before) != mesh.parent(joint);
    }

    /** True if a joint does not keep its values from the animation. */
    boolean isOther(int joint) {
        return isNew(joint) || isRehung(joint);
    }

    BindPose bindPose() {
        return Md5Kernel.bindPose(meshFile);
    }

    int[] dropped() {
        return partners.onlyInAnim();
    }

    boolean areSame(Md5Anim file) {
        return mesh.names().equals(anim.names())
                && IntStream.range(0, size())
                        .allMatch(joint -> partner(joint) == joint
                                && parent(joint) == file.hierarchy().get(joint).parent());
    }

    MatchSummary summary() {
        return new MatchSummary(
                IntStream.of(partners.onlyInMesh()).mapToObj(mesh::name).toList(),
                IntStream.of(dropped()).mapToObj(anim::name).toList(),
                IntStream.range(0, size())
                        .filter(joint -> !isNew(joint))
                        .mapToObj(it -> new Renamed(anim.name(partner(it)), mesh.name(it)))
                        .filter(name -> !name.from().equals(name.to()))
                        .toList(),
                reordered(),
                IntStream.range(0, size())
                        .filter(this::isRehung)
                        .mapToObj(mesh::name)
                        .toList());
    }

    /** Ignores joints that only one file has. */
    private List<String> reordered() {
        int[] before = IntStream.range(0, size())
                .map(this::partner)
                .filter(joint -> joint != JointPartners.NONE)
                .toArray();
        int[] sorted = before.clone();
        Arrays.sort(sorted);
        return IntStream.range(0, before.length)
                .filter(i -> before[i] != sorted[i])
                .mapToObj(i -> mesh.name(partners.inMesh(before[i])))
                .toList();
    }
}
