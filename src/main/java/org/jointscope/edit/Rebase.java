package org.jointscope.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.TextLocation;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * Sets the baseframe of the joints without changing poses: a component that is not in the frames and would change is
 * written into them, and so is one that some frame lacks. Then the frames are repacked. Only Doom 3 moves the whole
 * model: see {@link #doom3Shift}. Does not change an animation without frames, in which the baseframe is the pose.
 *
 * @param rows one per joint, in file order, see {@link Baseframes}; joints without one keep theirs
 */
public record Rebase(List<BaseframeRow> rows) implements Edit {

    public Rebase {
        rows = List.copyOf(rows);
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        Md5Anim rebased = rebased(anim);
        int[] flags = Packing.knownFlags(anim);
        if (rebased == anim || anim.frames().isEmpty() || Packing.isTooMuch(anim, flags)) {
            return anim;
        }
        Clip before = Md5Kernel.clip(anim);
        Clip after = Md5Kernel.clip(rebased);
        boolean repack = false;
        for (int joint = 0; joint < flags.length; joint++) {
            int changed = changed(before, after, joint);
            int known = flags[joint] & Component.ALL;
            repack |= (changed & ~known) != 0 || lacksComponents(anim, before, joint, changed & known);
            flags[joint] = changed == 0 ? flags[joint] : known | changed;
        }
        return repack ? Packing.packed(rebased, flags, before::value, anim) : rebased;
    }

    private Md5Anim rebased(Md5Anim anim) {
        List<BaseframeRow> all = new ArrayList<>(anim.baseframe());
        int count = Math.min(rows.size(), anim.hierarchy().size());
        for (int joint = 0; joint < count; joint++) {
            BaseframeRow row = rows.get(joint);
            if (joint == all.size()) {
                all.add(row);
            } else {
                TextLocation location = all.get(joint).location();
                all.set(joint, new BaseframeRow(row.position(), row.orientation(), location));
            }
        }
        return anim.withBaseframe(all);
    }

    /** The components of a joint with a changed baseframe, as bits. */
    private static int changed(Clip before, Clip after, int joint) {
        return Arrays.stream(Component.values())
                .filter(it -> before.baseframe(joint, it) != after.baseframe(joint, it))
                .mapToInt(Component::bit)
                .sum();
    }

    /** True if some frame lacks one of these components, so that the baseframe is used. */
    private static boolean lacksComponents(Md5Anim anim, Clip clip, int joint, int components) {
        return Arrays.stream(Component.values())
                .filter(component -> component.isIn(components))
                .mapToInt(component -> clip.componentIndex(joint, component))
                .anyMatch(index -> anim.frames().stream().anyMatch(frame -> Double.isNaN(frame.value(index))));
    }

    /**
     * The translation of the whole model in Doom 3 by this edit, in game units. Doom 3 uses the root's translation
     * relative to the baseframe, and none on axes without a flag (anim/Anim.cpp, LoadAnim): the model moves by the
     * negated change of the root's baseframe.
     */
    public Vector3 doom3Shift(Md5Anim anim) {
        Clip before = Md5Kernel.clip(anim);
        Clip after = Md5Kernel.clip(applyTo(anim));
        int root = before.rig().firstRoot();
        return root < 0 ? Vector3.ZERO : Vector3.of(axis -> before.baseframe(root, axis) - after.baseframe(root, axis));
    }
}
