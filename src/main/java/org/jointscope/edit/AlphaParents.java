package org.jointscope.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.model.TextLocation;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Animations of the Doom 3 alpha do not contain the parents of joints. They get those of the mesh, with its order of
 * the joints. Joints that are only in the mesh keep their bind pose; others remain, after those of the mesh.
 */
public final class AlphaParents {

    private AlphaParents() {}

    /**
     * Whether an animation has joints, and the parent of none; all other numbers are there, unlike in a damaged file.
     */
    public static boolean areMissing(ModelFile file) {
        return file instanceof Md5Anim anim
                && !anim.hierarchy().isEmpty()
                && anim.baseframe().size() == anim.hierarchy().size()
                && anim.hierarchy().stream()
                        .allMatch(joint -> joint.parent() == ModelFile.MISSING
                                && joint.flags() != ModelFile.MISSING
                                && joint.startIndex() != ModelFile.MISSING);
    }

    /** The animation with the joints of the mesh; the same object if it has parents. */
    public static Md5Anim adopt(Md5Anim anim, Md5Mesh mesh) {
        if (!areMissing(anim) || mesh.joints().isEmpty()) {
            return anim;
        }
        Map<String, Integer> partners = new HashMap<>();
        anim.hierarchy().forEach(joint -> partners.putIfAbsent(joint.name(), partners.size()));
        BindPose bind = Md5Kernel.bindPose(mesh);
        TextLocation start = anim.hierarchy().getFirst().location();
        List<AnimJoint> hierarchy = new ArrayList<>();
        List<BaseframeRow> baseframe = new ArrayList<>();
        List<Integer> sources = new ArrayList<>();
        for (int joint = 0; joint < mesh.joints().size(); joint++) {
            String name = mesh.joints().get(joint).name();
            int parent = mesh.joints().get(joint).parent();
            int partner = partners.getOrDefault(name, -1);
            partners.remove(name);
            sources.add(partner);
            AnimJoint old = partner < 0
                    ? new AnimJoint(name, parent, 0, 0, start)
                    : anim.hierarchy().get(partner);
            hierarchy.add(new AnimJoint(name, parent, old.flags(), old.startIndex(), old.location()));
            baseframe.add(
                    partner < 0
                            ? Baseframes.row(bind.localTransform(joint), start)
                            : anim.baseframe().get(partner));
        }
        for (int partner : partners.values().stream().sorted().collect(Collectors.toList())) {
            AnimJoint old = anim.hierarchy().get(partner);
            sources.add(partner);
            hierarchy.add(old.withParent(-1, ""));
            baseframe.add(anim.baseframe().get(partner));
        }
        Md5Anim adopted = anim.withHierarchy(hierarchy).withBaseframe(baseframe).withJointCount(hierarchy.size());
        Clip clip = Md5Kernel.clip(anim);
        Packing.Values values =
                (int joint, Component component, int frame) -> clip.value(sources.get(joint), component, frame);
        return Packing.packed(adopted, Packing.knownFlags(adopted), values, adopted);
    }
}
