package org.jointscope.format.write;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.ModelFile;

import java.util.List;

/**
 * What id's exporter writes behind a row of the hierarchy: the parent's name and the components
 * that the flags name, {@code hips ( Tx Qz )} (Doom 3, MayaImport/maya_main.cpp).
 */
final class CanonicalComment {

    private CanonicalComment() {}

    /** Without its slashes; empty for a root that takes nothing from the frames. */
    static String of(AnimJoint joint, List<AnimJoint> hierarchy) {
        String parent = parentName(joint, hierarchy);
        String components = components(joint.flags());
        String space = parent.isEmpty() || components.isEmpty() ? "" : " ";
        return parent + space + components;
    }

    private static String parentName(AnimJoint joint, List<AnimJoint> hierarchy) {
        boolean exists = joint.parent() >= 0 && joint.parent() < hierarchy.size();
        return exists ? hierarchy.get(joint.parent()).name() : "";
    }

    private static String components(int flags) {
        StringBuilder labels = new StringBuilder();
        for (Component component : Component.values()) {
            if (flags != ModelFile.MISSING && component.isIn(flags)) {
                labels.append(component.label()).append(' ');
            }
        }
        return labels.isEmpty() ? "" : "( " + labels + ")";
    }
}
