package org.jointscope.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * Writes the components of all frames as id's exporter does (Doom 3, MayaImport/maya_main.cpp): joint by joint in file
 * order, each with its components in the order of their bits, without gaps. A joint without any starts at 0. Comments
 * that name the components are updated. Rows and frames that do not change remain the same objects.
 */
final class Packing {

    /** The source of the values in the frames. */
    @FunctionalInterface
    interface Values {

        double of(int joint, Component component, int frame);
    }

    /**
     * The limit for all frames together: 256 MiB. Real animations contain a few hundred thousand components. But a file
     * of a few megabytes can have a hundred thousand joints that all read the same component, and as many frames.
     */
    static final long MOST_COMPONENTS = 1 << 25;

    private Packing() {}

    /** The flags of all joints without undefined bits; unreadable ones do not change. */
    static int[] knownFlags(Md5Anim anim) {
        return anim.hierarchy().stream()
                .mapToInt(AnimJoint::flags)
                .map(flags -> flags == ModelFile.MISSING ? flags : flags & Component.ALL)
                .toArray();
    }

    /** True if the frames would exceed the limit with such flags. */
    static boolean isTooMuch(Md5Anim anim, int[] flags) {
        long components = Arrays.stream(flags)
                .mapToLong(it -> Integer.bitCount(it & Component.ALL))
                .sum();
        long all = components * anim.frames().size();
        return all > MOST_COMPONENTS
                && all > anim.frames().stream().mapToLong(Frame::size).sum();
    }

    /**
     * The animation after repacking; the same object if nothing changes.
     *
     * @param flags the new flags of each joint
     * @param ifTooMuch the result if the frames would exceed the limit
     */
    static Md5Anim packed(Md5Anim anim, int[] flags, Values values, Md5Anim ifTooMuch) {
        if (isTooMuch(anim, flags)) {
            return ifTooMuch;
        }
        Md5Anim packed = new RenumberStarts().applyTo(withFlags(anim, flags));
        List<Use> components = new FrameLayout(packed.hierarchy()).uses();
        List<Frame> frames = new ArrayList<>(anim.frames());
        for (int i = 0; i < frames.size(); i++) {
            int frame = i;
            double[] packedValues = components.stream()
                    .mapToDouble(it -> values.of(it.joint(), it.component(), frame))
                    .toArray();
            if (!Arrays.equals(frames.get(frame).sharedValues(), packedValues)) {
                frames.set(frame, frames.get(frame).withValues(packedValues));
            }
        }
        return packed.withComponentCount(components.size()).withFrames(frames);
    }

    private static Md5Anim withFlags(Md5Anim anim, int[] flags) {
        CommentUpkeep comments = new CommentUpkeep(anim);
        List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
        for (int joint = 0; joint < flags.length; joint++) {
            AnimJoint row = rows.get(joint);
            String comment = comments.comment(joint, flags[joint]);
            rows.set(joint, row.with(flags[joint], row.startIndex(), comment));
        }
        return anim.withHierarchy(rows);
    }
}
