package org.jointscope.edit;

import org.jointscope.analysis.JointComment;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keeps the comments behind joints' rows true: where one says of the parent or of the flags what
 * the row says, in the form that exporters give it, and an edit changes the row, then it changes
 * the comment, too. What was wrong before stays as it is, and so does what somebody wrote in words
 * of his own.
 */
final class CommentUpkeep {

    private final List<AnimJoint> rows;
    private final boolean namesComponents;
    private final Set<String> names;

    /**
     * @param before the animation whose comments are to be kept true
     */
    CommentUpkeep(Md5Anim before) {
        this.rows = before.hierarchy();
        this.namesComponents =
                rows.stream()
                        .anyMatch(row -> JointComment.of(row.comment()).components().isPresent());
        this.names = rows.stream().map(AnimJoint::name).collect(Collectors.toSet());
    }

    /** The name of a joint's parent: empty for a root; nothing if the row does not tell. */
    Optional<String> parentName(int joint) {
        int parent = rows.get(joint).parent();
        if (parent == ModelFile.MISSING || parent >= rows.size()) {
            return Optional.empty();
        }
        return Optional.of(parent < 0 ? "" : rows.get(parent).name());
    }

    /** The comment after a joint's row if it gets other flags. */
    String comment(int joint, int flags) {
        return comment(joint, parentName(joint), flags);
    }

    /**
     * What is to stand behind a joint's row if it gets another parent and other flags.
     *
     * @param parent its name; empty for a root; nothing if it is not known
     */
    String comment(int joint, Optional<String> parent, int flags) {
        String comment = rows.get(joint).comment();
        JointComment said = JointComment.of(comment);
        String named = isParentTrue(joint, said) ? parent.orElse(said.parent()) : said.parent();
        boolean follows = flags != ModelFile.MISSING && areFlagsTrue(joint, said);
        OptionalInt components =
                follows ? OptionalInt.of(flags & Component.ALL) : said.components();
        boolean same =
                named.equals(said.parent()) && components.orElse(0) == said.components().orElse(0);
        return same ? comment : new JointComment(named, components).text();
    }

    /** Where the row does not tell, whoever is named is taken for the parent. */
    private boolean isParentTrue(int joint, JointComment said) {
        return parentName(joint)
                .map(name -> name.equalsIgnoreCase(said.parent()))
                .orElseGet(() -> names.contains(said.parent()));
    }

    private boolean areFlagsTrue(int joint, JointComment said) {
        int flags = rows.get(joint).flags();
        if (said.components().isPresent()) {
            return flags == ModelFile.MISSING
                    || said.components().getAsInt() == (flags & Component.ALL);
        }
        // Where others name their components, a name alone says that there are none.
        return namesComponents
                && (flags & Component.ALL) == 0
                && parentName(joint).filter(said.parent()::equals).isPresent();
    }
}
