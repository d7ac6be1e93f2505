package org.jointscope.edit;

import org.jointscope.edit.Edit.RenumberStarts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.FrameLayout.Claim;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lays the floats of all frames out as id's exporter does (Doom 3, MayaImport/maya_main.cpp): joint
 * after joint in file order, each with its components in the order of their bits, without a gap; a
 * joint without any starts at 0. Comments that named the components go on naming them. Rows and
 * frames that come out as they were stay the same objects.
 */
final class Packing {

    /** The source of the numbers in the frames. */
    @FunctionalInterface
    interface Values {

        double of(int joint, Component component, int frame);
    }

    /**
     * The limit for all frames together: 256 MiB. Real animations hold a few hundred thousand
     * floats. But a file of a few megabytes can have a hundred thousand joints that all claim the
     * same float, and as many frames.
     */
    static final long MOST_FLOATS = 1 << 25;

    private Packing() {}

    /** The flags of all joints without bits that mean nothing; unreadable ones stay so. */
    static int[] knownFlags(Md5Anim anim) {
        return anim.hierarchy().stream()
                .mapToInt(AnimJoint::flags)
                .map(flags -> flags == ModelFile.MISSING ? flags : flags & Component.ALL)
                .toArray();
    }

    /** The frames would be larger than the limit with such flags. */
    static boolean isTooMuch(Md5Anim anim, int[] flags) {
        long floats =
                Arrays.stream(flags).mapToLong(it -> Integer.bitCount(it & Component.ALL)).sum();
        long all = floats * anim.frames().size();
        return all > MOST_FLOATS && all > anim.frames().stream().mapToLong(Frame::size).sum();
    }

    /**
     * An animation laid out; the same object if it was so before.
     *
     * @param flags that each joint is to have
     * @param ifTooMuch what to return if the frames would grow beyond all measure
     */
    static Md5Anim packed(Md5Anim anim, int[] flags, Values values, Md5Anim ifTooMuch) {
        if (isTooMuch(anim, flags)) {
            return ifTooMuch;
        }
        Md5Anim packed = new RenumberStarts().applyTo(withFlags(anim, flags));
        List<Claim> floats = new FrameLayout(packed.hierarchy()).claims();
        List<Frame> frames = new ArrayList<>(anim.frames());
        for (int i = 0; i < frames.size(); i++) {
            int frame = i;
            double[] packedFloats =
                    floats.stream()
                            .mapToDouble(it -> values.of(it.joint(), it.component(), frame))
                            .toArray();
            if (!Arrays.equals(frames.get(frame).sharedValues(), packedFloats)) {
                frames.set(frame, frames.get(frame).withValues(packedFloats));
            }
        }
        return packed.withFloatCount(floats.size()).withFrames(frames);
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
