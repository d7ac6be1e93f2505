package org.jointscope.edit;

import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A change to an animation, as a value. It is made to the animation as written, so it may make a
 * wrong one right or a right one wrong; whoever wants to see what becomes of the pose makes a
 * {@code Clip} of the result.
 *
 * <p>An edit never fails: what it says about joints, frames or floats that are not there is left
 * out, and so is one that would let the frames grow beyond all measure. Rows that it changes keep
 * their places, so that it can be said where in the file they stand.
 */
public sealed interface Edit
        permits Edit.FlagsEdit,
                Edit.StartEdit,
                Edit.BaseframeEdit,
                Edit.BoundsEdit,
                Edit.FloatEdit,
                Edit.Several,
                Edit.Repack,
                Edit.RenumberStarts,
                Edit.ClearStill,
                Edit.AllComponents,
                Edit.ReplaceBounds,
                Edit.BoundsByFrameNumber,
                Rebase,
                NegateOrientation,
                MatchMesh,
                Revert {

    /** The animation with the change; the same object if it changes nothing. */
    Md5Anim applyTo(Md5Anim anim);

    /**
     * Another flags number for a joint. The frames stay, and so do all startIndexes: the joint
     * reads more, fewer or other floats from where it starts. A comment behind the row that named
     * the components in words goes on naming them.
     */
    record FlagsEdit(int joint, int flags) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withHierarchy(
                    replaced(
                            anim.hierarchy(),
                            joint,
                            row ->
                                    row.with(
                                            flags,
                                            row.startIndex(),
                                            new CommentUpkeep(anim).comment(joint, flags))));
        }
    }

    /** Another startIndex for a joint: it reads its floats from elsewhere. The frames stay. */
    record StartEdit(int joint, int startIndex) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withHierarchy(
                    replaced(
                            anim.hierarchy(),
                            joint,
                            row -> row.with(row.flags(), startIndex, row.comment())));
        }
    }

    /**
     * Another value for one float of a frame.
     *
     * @param frame index of the frame, in file order
     * @param index of the float in the frame
     */
    record FloatEdit(int frame, int index, double value) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withFrames(replaced(anim.frames(), frame, this::edited));
        }

        private Frame edited(Frame old) {
            if (index < 0 || index >= old.size() || Double.compare(old.value(index), value) == 0) {
                return old;
            }
            double[] values = old.values();
            values[index] = value;
            return old.withValues(values);
        }
    }

    record BaseframeEdit(int joint, Component component, double value) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withBaseframe(
                    replaced(anim.baseframe(), joint, row -> row.with(component, value)));
        }
    }

    /**
     * Another value for a face of a frame's bounds.
     *
     * @param row of the bounds block, which is the index of the frame
     * @param face 0…2 is min x, y, z, 3…5 is max
     */
    record BoundsEdit(int row, int face, double value) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withBounds(replaced(anim.bounds(), row, box -> box.with(face, value)));
        }
    }

    /** Some edits that are made, and undone, together: one after another. */
    record Several(List<Edit> edits) implements Edit {

        public Several {
            edits = List.copyOf(edits);
        }

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            Md5Anim edited = anim;
            for (Edit edit : edits) {
                edited = edit.applyTo(edited);
            }
            return edited;
        }
    }

    /**
     * Lays the floats of all frames out as exporters do: joint after joint in file order, without
     * gaps, each joint its own; a joint without flags starts at 0. No pose changes: a float that
     * several joints read is written for each of them, one that the frame does not have or that
     * cannot be read is written as the baseframe value that stood in for it, and what nobody reads
     * is left out. Flags lose the bits that mean nothing; flags that cannot be read stay so, and
     * count as none.
     */
    record Repack() implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return Packing.packed(
                    anim, Packing.knownFlags(anim), Md5Kernel.clip(anim)::value, anim);
        }
    }

    /**
     * Gives all joints the startIndexes that one would expect, in file order, and leaves the frames
     * alone: for a file whose floats are in order while its startIndexes are not. A joint without
     * flags, or with unreadable ones, starts at 0. Poses change, unless all was well.
     */
    record RenumberStarts() implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
            int[] starts = starts(rows.stream().mapToInt(AnimJoint::componentCount).toArray());
            for (int joint = 0; joint < starts.length; joint++) {
                AnimJoint row = rows.get(joint);
                rows.set(joint, row.with(row.flags(), starts[joint], row.comment()));
            }
            return anim.withHierarchy(rows);
        }

        /** Where joints of so many components start if they follow one another. */
        public static int[] starts(int[] counts) {
            int[] starts = new int[counts.length];
            int next = 0;
            for (int joint = 0; joint < counts.length; joint++) {
                starts[joint] = counts[joint] == 0 ? 0 : next;
                next += counts[joint];
            }
            return starts;
        }
    }

    /**
     * Sets all six bits of every joint and repacks, as exporters for Blender do. No pose changes: a
     * component that came from the baseframe is written into every frame.
     */
    record AllComponents() implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            int[] flags = new int[anim.hierarchy().size()];
            Arrays.fill(flags, Component.ALL);
            return Packing.packed(anim, flags, Md5Kernel.clip(anim)::value, anim);
        }
    }

    /**
     * The distance from the baseframe within which a component counts as constant.
     *
     * @param position in game units
     * @param orientation of x, y, z of a quaternion
     */
    record Tolerance(double position, double orientation) {

        public static final Tolerance LOSSLESS = new Tolerance(0, 0);

        /** The default of id's exporter (Doom 3, MayaImport/maya_main.cpp). */
        public static final Tolerance ID = new Tolerance(0.125, 1.0 / 8192);
    }

    /**
     * Clears the bits of all components that never leave the baseframe by more than a tolerance,
     * and repacks. With {@link Tolerance#LOSSLESS} no pose changes; with any other one {@link
     * PoseChange} tells how far joints move. An animation without frames stays as it is: nothing is
     * known of it.
     */
    record ClearStill(Tolerance tolerance) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            int[] flags = Packing.knownFlags(anim);
            if (anim.frames().isEmpty() || Packing.isTooMuch(anim, flags)) {
                return anim;
            }
            Clip clip = Md5Kernel.clip(anim);
            for (int joint = 0; joint < flags.length; joint++) {
                for (Component component : Component.values()) {
                    if (component.isIn(flags[joint]) && isStill(clip, joint, component)) {
                        flags[joint] &= ~component.bit();
                    }
                }
            }
            return Packing.packed(anim, flags, clip::value, anim);
        }

        private boolean isStill(Clip clip, int joint, Component component) {
            double most =
                    component.isOrientation() ? tolerance.orientation() : tolerance.position();
            double baseframe = clip.baseframe(joint, component);
            return IntStream.range(0, clip.frameCount())
                    .mapToDouble(frame -> Math.abs(clip.value(joint, component, frame) - baseframe))
                    .allMatch(off -> off <= most);
        }
    }

    /**
     * Another bounds block.
     *
     * @param rows a row a frame, see {@link MeshBounds}; a row that there was keeps its place
     */
    record ReplaceBounds(List<BoundsRow> rows) implements Edit {

        public ReplaceBounds {
            rows = List.copyOf(rows);
        }

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            List<BoundsRow> all = new ArrayList<>(rows);
            for (int row = 0; row < Math.min(all.size(), anim.bounds().size()); row++) {
                BoundsRow old = anim.bounds().get(row);
                BoundsRow there =
                        new BoundsRow(all.get(row).min(), all.get(row).max(), old.place());
                all.set(row, there.equals(old) ? old : there);
            }
            return anim.withBounds(all);
        }
    }

    /**
     * Keeps the bounds rows at the printed numbers of the frames, removes the others, and renumbers
     * the frames from 0: for an animation from which frames were removed while their bounds rows
     * stayed. Any other animation stays as it is, see {@link Md5Anim#boundsByFrameNumber}. No pose
     * changes.
     */
    record BoundsByFrameNumber() implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            List<Frame> frames =
                    IntStream.range(0, anim.frames().size())
                            .mapToObj(frame -> anim.frames().get(frame).withNumber(frame))
                            .toList();
            return anim.boundsByFrameNumber().map(anim.withFrames(frames)::withBounds).orElse(anim);
        }
    }

    /** The rows with one of them changed, if it is there. */
    private static <T> List<T> replaced(List<T> rows, int index, UnaryOperator<T> change) {
        if (index < 0 || index >= rows.size()) {
            return rows;
        }
        List<T> all = new ArrayList<>(rows);
        all.set(index, change.apply(rows.get(index)));
        return all;
    }
}
