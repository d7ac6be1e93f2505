package org.jointscope.analysis;

import org.jointscope.pose.Rig;

import java.util.Optional;

/**
 * Whether an animation was made for a mesh, by Doom 3's rule: the same joints in the same order on
 * the same parents.
 */
public final class PairFit {

    private PairFit() {}

    /**
     * The first difference, as a clause; empty if there is none (Doom 3, anim/Anim.cpp,
     * CheckModelHierarchy).
     */
    public static Optional<String> misfit(Rig mesh, Rig anim) {
        if (mesh.size() != anim.size()) {
            return Optional.of(
                    "its joint count is %d, the mesh's %d".formatted(anim.size(), mesh.size()));
        }
        for (int joint = 0; joint < mesh.size(); joint++) {
            if (!mesh.name(joint).equals(anim.name(joint))) {
                return Optional.of(
                        "its joint %d is '%s', the mesh's '%s'"
                                .formatted(
                                        joint,
                                        Names.shown(anim.name(joint)),
                                        Names.shown(mesh.name(joint))));
            }
            if (mesh.parent(joint) != anim.parent(joint)) {
                return Optional.of(
                        "its joint %d '%s' %s, the mesh's %s"
                                .formatted(
                                        joint,
                                        Names.shown(mesh.name(joint)),
                                        hanging(anim, joint),
                                        hanging(mesh, joint)));
            }
        }
        return Optional.empty();
    }

    /** What a joint hangs on, as a clause without its subject. */
    public static String hanging(Rig rig, int joint) {
        return rig.isRoot(joint)
                ? "is a root"
                : "hangs on '" + Names.shown(rig.parentName(joint)) + "'";
    }
}
