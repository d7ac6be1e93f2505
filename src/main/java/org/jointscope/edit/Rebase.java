package org.jointscope.edit;

import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.ArrayList;
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
            int known = flags[joint] == ModelFile.MISSING ? 0 : flags[joint];
            repack |= (changed & ~known) != 0 || lacksFloats(anim, before, joint, changed & known);
            flags[joint] = changed == 0 ? flags[joint] : known | changed;
        }
        return repack
                ? new Packing(rebased, flags, Packing.Values.of(before)).result().orElse(anim)
                : rebased;
    }

    private Md5Anim rebased(Md5Anim anim) {
        List<BaseframeRow> all = new ArrayList<>(anim.baseframe());
        int count = Math.min(rows.size(), anim.hierarchy().size());
        for (int joint = 0; joint < count; joint++) {
            BaseframeRow row = rows.get(joint);
            if (joint == all.size()) {
                all.add(row);
            } else {
                BaseframeRow old = all.get(joint);
                BaseframeRow there =
                        new BaseframeRow(row.position(), row.orientation(), old.place());
                all.set(joint, there.equals(old) ? old : there);
            }
        }
        return anim.withBaseframe(all);
    }

    /** The components of a joint whose baseframe becomes another, as bits. */
    private static int changed(Clip before, Clip after, int joint) {
        int changed = 0;
        for (Component component : Component.values()) {
            if (before.baseframe(joint, component) != after.baseframe(joint, component)) {
                changed |= component.bit();
            }
        }
        return changed;
    }

    /** Whether in some frame the baseframe stands in for one of these components. */
    private static boolean lacksFloats(Md5Anim anim, Clip clip, int joint, int components) {
        boolean lacks = false;
        for (Component component : Component.values()) {
            if (component.isIn(components)) {
                int index = clip.floatIndex(joint, component);
                for (Frame frame : anim.frames()) {
                    lacks |= Double.isNaN(frame.value(index));
                }
            }
        }
        return lacks;
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
                : new Vector3(
                        shift(before, after, root, Component.TX),
                        shift(before, after, root, Component.TY),
                        shift(before, after, root, Component.TZ));
    }

    private static double shift(Clip before, Clip after, int root, Component axis) {
        return before.baseframe(root, axis) - after.baseframe(root, axis);
    }
}
