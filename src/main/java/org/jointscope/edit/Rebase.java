package org.jointscope.edit;

import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Place;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gives the joints another baseframe, and changes no pose: a component that was not in the frames
 * and would change is written into them, and so is one whose float some frame lacks; the frames are
 * repacked then. Only Doom 3 puts the whole model elsewhere: see {@link #doom3Shift}. An animation
 * without frames stays as it is: its baseframe is its pose.
 *
 * @param rows one a joint, in file order, see {@link Baseframes}; joints without one keep theirs
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
            repack |= (changed & ~known) != 0 || lacksFloats(anim, before, joint, changed & known);
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
                Place place = all.get(joint).place();
                all.set(joint, new BaseframeRow(row.position(), row.orientation(), place));
            }
        }
        return anim.withBaseframe(all);
    }

    /** The components of a joint whose baseframe becomes another, as bits. */
    private static int changed(Clip before, Clip after, int joint) {
        return Arrays.stream(Component.values())
                .filter(it -> before.baseframe(joint, it) != after.baseframe(joint, it))
                .mapToInt(Component::bit)
                .sum();
    }

    /** Whether in some frame the baseframe stands in for one of these components. */
    private static boolean lacksFloats(Md5Anim anim, Clip clip, int joint, int components) {
        return Arrays.stream(Component.values())
                .filter(component -> component.isIn(components))
                .mapToInt(component -> clip.floatIndex(joint, component))
                .anyMatch(
                        index ->
                                anim.frames().stream()
                                        .anyMatch(frame -> Double.isNaN(frame.value(index))));
    }

    /**
     * How far elsewhere Doom 3 puts the whole model after this edit, in game units. It takes the
     * root's translation relative to the baseframe, along axes without a flag as none
     * (anim/Anim.cpp, LoadAnim): the model moves by as much as the root's baseframe moves back.
     */
    public Vector3 doom3Shift(Md5Anim anim) {
        Clip before = Md5Kernel.clip(anim);
        Clip after = Md5Kernel.clip(applyTo(anim));
        int root = before.rig().firstRoot();
        return root < 0
                ? Vector3.ZERO
                : Vector3.of(axis -> before.baseframe(root, axis) - after.baseframe(root, axis));
    }
}
