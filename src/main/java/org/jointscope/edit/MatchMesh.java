package org.jointscope.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;

/**
 * Gives the joints of an animation the order, names and parents of a mesh, for engines that match joints by index.
 * Joints are matched by {@link org.jointscope.analysis.JointPartners}. Joints in both files keep their poses in model
 * space in every frame. Their rows move with them, and if a joint gets another parent, its values are computed from its
 * pose in model space (between two frames, its path can differ). Joints that are only in the mesh are added with their
 * bind pose; joints that the mesh does not contain are removed. {@link #summary} lists them.
 *
 * <p>The frames do not change if every joint keeps its components and no component becomes unused; otherwise they are
 * repacked.
 */
public record MatchMesh(Md5Mesh mesh) implements Edit {

    private static final TextLocation NOWHERE = new TextLocation(1, 1);

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        MeshJoints joints = new MeshJoints(mesh, anim);
        if (joints.areSame(anim)) {
            return anim;
        }
        Md5Anim matched = anim.withHierarchy(hierarchy(anim, joints));
        matched = matched.withBaseframe(baseframe(anim, joints));
        matched = matched.withJointCount(joints.size());
        return needsComponents(anim, joints) ? packed(anim, matched, joints) : matched;
    }

    public MatchSummary summary(Md5Anim anim) {
        return new MeshJoints(mesh, anim).summary();
    }

    private static List<AnimJoint> hierarchy(Md5Anim anim, MeshJoints joints) {
        CommentUpkeep comments = new CommentUpkeep(anim);
        List<AnimJoint> rows = new ArrayList<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            String name = joints.mesh().name(joint);
            int parent = joints.parent(joint);
            if (joints.isNew(joint)) {
                rows.add(new AnimJoint(name, parent, 0, 0, location(anim, joint)));
            } else {
                int partner = joints.partner(joint);
                AnimJoint old = anim.hierarchy().get(partner);
                Optional<String> parentName = Optional.of(joints.mesh().parentName(joint));
                rows.add(new AnimJoint(
                        name,
                        parent,
                        old.flags(),
                        old.startIndex(),
                        comments.comment(partner, parentName, old.flags()),
                        old.location()));
            }
        }
        return rows;
    }

    /** The location for a new row: that of the row that it replaces or follows. */
    private static TextLocation location(Md5Anim anim, int joint) {
        List<AnimJoint> rows = anim.hierarchy();
        return rows.isEmpty()
                ? NOWHERE
                : rows.get(Math.min(joint, rows.size() - 1)).location();
    }

    /** Rows without a joint remain after the others. */
    private static List<BaseframeRow> baseframe(Md5Anim anim, MeshJoints joints) {
        MatchedPoses still = new MatchedPoses(joints, anim.withFrames(List.of()));
        List<BaseframeRow> old = anim.baseframe();
        List<BaseframeRow> rows = new ArrayList<>();
        for (int joint = 0; joint < joints.size(); joint++) {
            int partner = joints.partner(joint);
            boolean hasRow = !joints.isNew(joint) && partner < old.size();
            TextLocation location = hasRow ? old.get(partner).location() : location(anim, joint);
            if (joints.isOther(joint)) {
                rows.add(Baseframes.row(still.local(0, joint), location));
            } else {
                rows.add(hasRow ? old.get(partner) : new BaseframeRow(Vector3.ZERO, Vector3.ZERO, location));
            }
        }
        rows.addAll(old.subList(Math.min(old.size(), anim.hierarchy().size()), old.size()));
        return rows;
    }

    private static boolean needsComponents(Md5Anim anim, MeshJoints joints) {
        return Arrays.stream(joints.dropped())
                        .anyMatch(joint -> anim.hierarchy().get(joint).componentCount() > 0)
                || IntStream.range(0, joints.size()).anyMatch(joints::isRehung);
    }

    private static Md5Anim packed(Md5Anim anim, Md5Anim matched, MeshJoints joints) {
        int[] flags = Packing.knownFlags(matched);
        for (int joint = 0; joint < flags.length; joint++) {
            if (joints.isRehung(joint)) {
                flags[joint] = Component.ALL;
            }
        }
        return Packing.packed(matched, flags, new MatchedPoses(joints, anim), anim);
    }

    /**
     * The changes of {@link MatchMesh} to the joints of an animation, by name; for joints in both files, by the name in
     * the mesh.
     *
     * @param added joints of the mesh that the animation lacks; they keep their bind pose in parent space
     * @param dropped joints of the animation that the mesh lacks; their motion is lost
     * @param renamed joints that get the mesh's name
     * @param reordered joints that change their order among the others
     * @param rehung joints that get another parent, and values that preserve their motion
     */
    public record MatchSummary(
            List<String> added,
            List<String> dropped,
            List<Renamed> renamed,
            List<String> reordered,
            List<String> rehung) {

        public record Renamed(String from, String to) {}
    }
}
