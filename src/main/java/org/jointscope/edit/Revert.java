package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Restores a joint, or the whole animation, from another animation, usually the one in the file.
 *
 * @param joint index, in the edited animation, of the joint with the flags, startIndex, comment and
 *     baseframe row to restore; the frames do not change. Because the order of joints can change,
 *     the original joint is the one of the same name, preferably at the same index. If the original
 *     has no joint of that name, the joint does not change. {@link #ALL} for everything
 */
public record Revert(Md5Anim original, int joint) implements Edit {

    /** All joints, bounds and frames, and the header. */
    public static final int ALL = -1;

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        if (joint == ALL) {
            return isSame(anim) ? anim : original;
        }
        if (joint < 0 || joint >= anim.hierarchy().size()) {
            return anim;
        }
        OptionalInt before = indexOf(anim.hierarchy().get(joint).name());
        return before.isPresent() ? withRows(anim, before.getAsInt()) : anim;
    }

    /** Comments are also compared, because they are saved. */
    private boolean isSame(Md5Anim anim) {
        return anim == original
                || (anim.hierarchy().equals(original.hierarchy())
                        && new Changes(original, anim).isEmpty());
    }

    private OptionalInt indexOf(String name) {
        List<AnimJoint> rows = original.hierarchy();
        return IntStream.concat(IntStream.of(joint), IntStream.range(0, rows.size()))
                .filter(index -> index < rows.size() && rows.get(index).name().equals(name))
                .findFirst();
    }

    private Md5Anim withRows(Md5Anim anim, int before) {
        AnimJoint old = original.hierarchy().get(before);
        List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
        String comment = comment(new CommentUpkeep(anim), before);
        rows.set(joint, rows.get(joint).with(old.flags(), old.startIndex(), comment));
        List<BaseframeRow> baseframe = new ArrayList<>(anim.baseframe());
        if (before < original.baseframe().size() && joint < baseframe.size()) {
            baseframe.set(joint, original.baseframe().get(before));
        }
        return anim.withHierarchy(rows).withBaseframe(baseframe);
    }

    /** The original comment, unless the joint has another parent now. */
    private String comment(CommentUpkeep comments, int before) {
        AnimJoint old = original.hierarchy().get(before);
        return new CommentUpkeep(original).parentName(before).equals(comments.parentName(joint))
                ? old.comment()
                : comments.comment(joint, old.flags());
    }
}
