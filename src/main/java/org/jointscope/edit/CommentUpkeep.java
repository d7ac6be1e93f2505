package org.jointscope.edit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.jointscope.analysis.JointComment;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * Updates the comments after joints' rows. If a comment agrees with the parent or the flags of the row, in the form
 * that exporters write, it changes with an edit of the row. Comments that are wrong before the edit, or in another
 * form, do not change.
 */
final class CommentUpkeep {

    private final List<AnimJoint> rows;
    private final boolean namesComponents;
    private final Set<String> names;

    /** @param before the animation before the edit, with its comments */
    CommentUpkeep(Md5Anim before) {
        this.rows = before.hierarchy();
        this.namesComponents = rows.stream()
                .anyMatch(row -> JointComment.of(row.comment()).components().isPresent());
        this.names = rows.stream().map(AnimJoint::name).collect(Collectors.toSet());
    }

    /** The name of a joint's parent: "" for a root; empty if the row has no valid one. */
    Optional<String> parentName(int joint) {
        int parent = rows.get(joint).parent();
        if (parent == ModelFile.MISSING || parent >= rows.size()) {
            return Optional.empty();
        }
        return Optional.of(parent < 0 ? "" : rows.get(parent).name());
    }

    /** The comment after a joint's row with other flags. */
    String comment(int joint, int flags) {
        return comment(joint, parentName(joint), flags);
    }

    /**
     * The comment after a joint's row with another parent and other flags.
     *
     * @param parent its name; "" for a root; empty if it is unknown
     */
    String comment(int joint, Optional<String> parent, int flags) {
        String comment = rows.get(joint).comment();
        JointComment said = JointComment.of(comment);
        String named = isParentTrue(joint, said) ? parent.orElse(said.parent()) : said.parent();
        boolean follows = flags != ModelFile.MISSING && areFlagsTrue(joint, said);
        OptionalInt components = follows ? OptionalInt.of(flags & Component.ALL) : said.components();
        boolean same = named.equals(said.parent())
                && components.orElse(0) == said.components().orElse(0);
        return same ? comment : new JointComment(named, components).text();
    }

    /** If the row has no valid parent, any joint in the comment is accepted as the parent. */
    private boolean isParentTrue(int joint, JointComment said) {
        return parentName(joint)
                .map(name -> name.equalsIgnoreCase(said.parent()))
                .orElseGet(() -> names.contains(said.parent()));
    }

    private boolean areFlagsTrue(int joint, JointComment said) {
        int flags = rows.get(joint).flags();
        if (said.components().isPresent()) {
            return flags == ModelFile.MISSING || said.components().getAsInt() == (flags & Component.ALL);
        }
        // If other comments name components, a name alone means that there are none.
        return namesComponents
                && (flags & Component.ALL) == 0
                && parentName(joint).filter(said.parent()::equals).isPresent();
    }
}
