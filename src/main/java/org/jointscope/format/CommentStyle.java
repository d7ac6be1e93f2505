package org.jointscope.format;

import org.jointscope.model.AnimJoint;

import java.util.List;

/** What the comments behind the rows of a hierarchy say of their joints. */
enum CommentStyle {
    NONE,
    /** The parent's name, as some exporters do it. */
    PARENT,
    /** And the components that come from the frame, as id's does it. */
    COMPONENTS;

    /** The style that a file keeps to; there may be comments all the same that say other things. */
    static CommentStyle of(List<AnimJoint> hierarchy) {
        CommentStyle style = NONE;
        for (AnimJoint joint : hierarchy) {
            String parent = PARENT.made(joint, hierarchy);
            if (joint.componentCount() > 0
                    && isSame(joint.comment(), COMPONENTS.made(joint, hierarchy))) {
                return COMPONENTS;
            }
            style = !parent.isEmpty() && isSame(joint.comment(), parent) ? PARENT : style;
        }
        return style;
    }

    /** The comment that a joint has in this style. */
    String made(AnimJoint joint, List<AnimJoint> hierarchy) {
        return switch (this) {
            case NONE -> "";
            case PARENT -> JointComment.parentName(joint, hierarchy);
            case COMPONENTS -> JointComment.of(joint, hierarchy);
        };
    }

    /** Whether comments differ in nothing but spaces. */
    static boolean isSame(String comment, String other) {
        return words(comment).equals(words(other));
    }

    private static String words(String comment) {
        return comment.strip().replaceAll("\\s+", " ");
    }
}
