package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/**
 * Another flags number for a joint. The frames stay, and so do all startIndexes: the joint reads
 * more, fewer or other floats from where it starts. A comment behind the row that named the
 * components in words goes on naming them.
 */
public record FlagsEdit(int joint, int flags) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return Rows.hierarchy(
                anim,
                joint,
                row ->
                        row.flags() == flags
                                ? row
                                : Rows.joint(
                                        row,
                                        flags,
                                        row.startIndex(),
                                        new CommentUpkeep(anim).comment(joint, flags)));
    }
}
