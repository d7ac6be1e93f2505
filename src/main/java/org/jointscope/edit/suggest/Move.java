package org.jointscope.edit.suggest;

import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.Edit.StartEdit;

import java.util.List;

/** What a row of the hierarchy could say instead. */
record Move(int joint, int flags, int start) {

    private static final double COST_OF_FIRST_CHANGE = 1;
    private static final double COST_OF_BIT = 1.5;
    private static final double COST_OF_BOTH = 2;

    /** The edit that makes it so. */
    Edit edit(Joints joints) {
        Edit flagsEdit = new FlagsEdit(joint, flags);
        Edit startEdit = new StartEdit(joint, start);
        if (start == joints.start(joint)) {
            return flagsEdit;
        }
        return flags == joints.flags(joint)
                ? startEdit
                : new Several(List.of(flagsEdit, startEdit));
    }

    /** The more has to be changed, the less likely is it that just this went wrong. */
    double cost(Joints joints) {
        int bits = Integer.bitCount(flags ^ joints.flags(joint));
        boolean moved = start != joints.start(joint);
        double cost = bits == 0 ? 0 : COST_OF_FIRST_CHANGE + COST_OF_BIT * (bits - 1);
        return cost + (moved ? COST_OF_FIRST_CHANGE : 0) + (moved && bits > 0 ? COST_OF_BOTH : 0);
    }
}
