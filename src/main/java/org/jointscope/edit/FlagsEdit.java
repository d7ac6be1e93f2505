package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;

/**
 * Another flags number for a joint. The frames stay, and so do all startIndexes: the joint reads
 * more, fewer or other floats from where it starts.
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
                                : new AnimJoint(
                                        row.name(),
                                        row.parent(),
                                        flags,
                                        row.startIndex(),
                                        row.comment(),
                                        row.place()));
    }
}
