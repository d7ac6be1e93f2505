package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;

import java.util.ArrayList;
import java.util.List;

/**
 * Gives all joints the startIndexes that one would expect, in file order, and leaves the frames
 * alone: for a file whose floats are in order while its startIndexes are not. A joint without
 * flags, or with unreadable ones, starts at 0. Poses change, unless all was well.
 */
public record RenumberStarts() implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
        int next = 0;
        for (int joint = 0; joint < rows.size(); joint++) {
            AnimJoint row = rows.get(joint);
            int count = row.componentCount();
            rows.set(joint, Rows.joint(row, row.flags(), count == 0 ? 0 : next, row.comment()));
            next += count;
        }
        return Rows.withHierarchy(anim, rows);
    }
}
