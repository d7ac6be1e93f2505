package org.jointscope.analysis;

import java.util.Optional;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Rig;

/** Whether an animation matches a mesh, by Doom 3's rule: the same joints in the same order with the same parents. */
public final class PairFit {

    private PairFit() {}

    /** The first difference, as a clause; empty if there is none (Doom 3, anim/Anim.cpp, CheckModelHierarchy). */
    public static Optional<String> misfit(Rig mesh, Rig anim) {
        if (mesh.size() != anim.size()) {
            return Optional.of(Texts.program().of("fact.misfit.count", anim.size(), mesh.size()));
        }
        for (int joint = 0; joint < mesh.size(); joint++) {
            if (!mesh.name(joint).equals(anim.name(joint))) {
                return Optional.of(Texts.program()
                        .of("fact.misfit.name", joint, Names.shown(anim.name(joint)), Names.shown(mesh.name(joint))));
            }
            if (mesh.parent(joint) != anim.parent(joint)) {
                return Optional.of(Texts.program()
                        .of(
                                "fact.misfit.parent",
                                joint,
                                Names.shown(mesh.name(joint)),
                                hanging(anim, joint),
                                hanging(mesh, joint)));
            }
        }
        return Optional.empty();
    }

    /** The parent of a joint, as a clause without its subject. */
    public static Phrase hanging(Rig rig, int joint) {
        return rig.isRoot(joint)
                ? Phrase.of("fact.root")
                : Phrase.of("fact.parent", Names.shown(rig.parentName(joint)));
    }
}
