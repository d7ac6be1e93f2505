package org.jointscope.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;

/**
 * Gives a joint of an animation another parent. Its values do not change; because they are relative to the parent, its
 * poses do. If the comment after the row names the parent, it is updated.
 *
 * @param parent index of a joint, or -1 for none; edits with other numbers are ignored
 */
public record ChangeParent(int joint, int parent) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        List<AnimJoint> rows = anim.hierarchy();
        boolean exists = joint >= 0 && joint < rows.size() && parent >= -1 && parent < rows.size();
        if (!exists || rows.get(joint).parent() == parent) {
            return anim;
        }
        String name = parent < 0 ? "" : rows.get(parent).name();
        AnimJoint row = rows.get(joint);
        String comment = new CommentUpkeep(anim).comment(joint, Optional.of(name), row.flags());
        List<AnimJoint> changed = new ArrayList<>(rows);
        changed.set(joint, row.withParent(parent, comment));
        return anim.withHierarchy(changed);
    }
}
