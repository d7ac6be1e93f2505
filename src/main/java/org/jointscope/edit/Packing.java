package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Clip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Lays the floats of all frames out as id's exporter does (Doom 3, MayaImport/maya_main.cpp): joint
 * after joint in file order, each with its components in the order of their bits, without a gap; a
 * joint without any starts at 0. Comments that named the components go on naming them. Rows and
 * frames that come out as they were stay the same objects.
 *
 * @param anim whose frames are laid out anew
 * @param flags that each joint is to have
 */
record Packing(Md5Anim anim, int[] flags, Values values) {

    /** The source of the numbers in the frames. */
    @FunctionalInterface
    interface Values {
        double of(int frame, int joint, Component component);

        /** Those that count in an animation, wherever its files have them. */
        static Values of(Clip clip) {
            return (frame, joint, component) -> clip.value(joint, component, frame);
        }
    }

    /**
     * The limit for all frames together: 256 MiB. Real animations hold a few hundred thousand
     * floats. But a file of a few megabytes can have a hundred thousand joints that all claim the
     * same float, and as many frames.
     */
    static final long MOST_FLOATS = 1 << 25;

    private static final Component[] COMPONENTS = Component.values();

    /** The animation laid out with other flags; the same object if it would grow too large. */
    static Md5Anim packed(Md5Anim anim, int[] flags, Clip clip) {
        return new Packing(anim, flags, Values.of(clip)).result().orElse(anim);
    }

    /** The flags of all joints without bits that mean nothing; unreadable ones stay so. */
    static int[] knownFlags(Md5Anim anim) {
        return anim.hierarchy().stream().mapToInt(Packing::knownFlags).toArray();
    }

    static int knownFlags(AnimJoint joint) {
        return joint.flags() == ModelFile.MISSING
                ? ModelFile.MISSING
                : joint.flags() & Component.ALL;
    }

    /** Number of components of a joint with such flags; 0 if they are unreadable. */
    static int count(int flags) {
        return flags == ModelFile.MISSING ? 0 : Integer.bitCount(flags & Component.ALL);
    }

    /** The frames would be larger than the limit with such flags. */
    static boolean isTooMuch(Md5Anim anim, int[] flags) {
        long all = floatCount(flags) * anim.frames().size();
        return all > MOST_FLOATS && all > anim.frames().stream().mapToLong(Frame::size).sum();
    }

    private static long floatCount(int[] flags) {
        return Arrays.stream(flags).mapToLong(Packing::count).sum();
    }

    /**
     * The animation laid out; the same object if it was so before. Nothing if its frames would grow
     * beyond all measure.
     */
    Optional<Md5Anim> result() {
        if (isTooMuch(anim, flags)) {
            return Optional.empty();
        }
        int floatCount = (int) floatCount(flags);
        Md5Anim packed = withFloatCount(withFlagsAndStarts(), floatCount);
        return Optional.of(withFrames(packed, floatCount));
    }

    private Md5Anim withFlagsAndStarts() {
        List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
        CommentUpkeep comments = new CommentUpkeep(anim);
        int next = 0;
        for (int joint = 0; joint < flags.length; joint++) {
            int count = count(flags[joint]);
            String comment = comments.comment(joint, flags[joint]);
            rows.set(joint, rows.get(joint).with(flags[joint], count == 0 ? 0 : next, comment));
            next += count;
        }
        return anim.withHierarchy(rows);
    }

    /** A header that does not say how many there are goes on not to say it. */
    private static Md5Anim withFloatCount(Md5Anim anim, int count) {
        Optional<Declared> declared = anim.numAnimatedComponents();
        return declared.isEmpty() || declared.get().value() == count
                ? anim
                : anim.withNumAnimatedComponents(
                        Optional.of(new Declared(count, declared.get().place())));
    }

    private Md5Anim withFrames(Md5Anim packed, int floatCount) {
        List<Frame> frames = new ArrayList<>(anim.frames());
        for (int frame = 0; frame < frames.size(); frame++) {
            double[] floats = floats(frame, floatCount);
            if (!Arrays.equals(frames.get(frame).sharedValues(), floats)) {
                frames.set(frame, frames.get(frame).withValues(floats));
            }
        }
        return packed.withFrames(frames);
    }

    private double[] floats(int frame, int floatCount) {
        double[] floats = new double[floatCount];
        int next = 0;
        for (int joint = 0; joint < flags.length; joint++) {
            if (count(flags[joint]) > 0) {
                for (Component component : COMPONENTS) {
                    if (component.isIn(flags[joint])) {
                        floats[next++] = values.of(frame, joint, component);
                    }
                }
            }
        }
        return floats;
    }
}
