package org.jointscope.edit.suggest;

import org.jointscope.analysis.JointComment;
import org.jointscope.edit.suggest.Suggestion.Evidence;
import org.jointscope.model.Md5Anim;

import java.util.List;
import java.util.OptionalInt;

/** What the comments behind the rows say about the flags, as id's exporter writes them. */
final class CommentedFlags {

    private static final double COST = 8;

    private final List<OptionalInt> flags;

    private CommentedFlags(List<OptionalInt> flags) {
        this.flags = flags;
    }

    static CommentedFlags of(Md5Anim anim) {
        return new CommentedFlags(JointComment.flags(anim.hierarchy()));
    }

    void judge(int joint, int said, Tally tally) {
        if (flags.get(joint).isPresent() && flags.get(joint).getAsInt() != said) {
            tally.add(Evidence.COMMENT, 1, COST);
        }
    }
}
