package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

/** Another startIndex for a joint: it reads its floats from elsewhere. The frames stay. */
public record StartEdit(int joint, int startIndex) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return Rows.hierarchy(
                anim, joint, row -> Rows.joint(row, row.flags(), startIndex, row.comment()));
    }
}
