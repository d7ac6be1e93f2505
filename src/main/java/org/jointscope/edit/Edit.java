package org.jointscope.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * A change to an animation, a mesh or both, as a value. It applies to the files as written, so it can make wrong data
 * right or right data wrong. To get the resulting poses, create a {@code Clip} from the result.
 *
 * <p>An edit never fails: changes to joints, frames or components that do not exist are ignored, and so are edits that
 * would make the frames larger than the limit. Changed rows keep their locations in the file.
 */
public sealed interface Edit
        permits Edit.FlagsEdit,
                Edit.StartEdit,
                Edit.BaseframeEdit,
                Edit.BoundsEdit,
                Edit.ComponentEdit,
                Edit.Several,
                Edit.Repack,
                Edit.RenumberStarts,
                Edit.ClearStill,
                Edit.AllComponents,
                Edit.ReplaceBounds,
                Edit.BoundsByFrameNumber,
                Edit.AddCommandline,
                Edit.FrameRateEdit,
                Rebase,
                NegateOrientation,
                MatchMesh,
                ChangeParent,
                ChangeWeights,
                RenameJoint,
                ChangeShader,
                ConvertVersion,
                TransformModel,
                Recovered,
                Revert {

    /** The animation with the change; the same object if it changes nothing. */
    Md5Anim applyTo(Md5Anim anim);

    /** The mesh with the change; the same object if it changes nothing, as most edits do. */
    default Md5Mesh applyTo(Md5Mesh mesh) {
        return mesh;
    }

    /** Both files with the change; the same object if it changes nothing. */
    default Content applyTo(Content content) {
        return content.with(applyTo(content.mesh()), applyTo(content.anim()));
    }

    /**
     * Sets the flags of a joint. The frames and all startIndex values do not change: the joint reads more, fewer or
     * other components from its startIndex on. If the comment after the row names the components, it is updated.
     */
    record FlagsEdit(int joint, int flags) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withHierarchy(replaced(
                    anim.hierarchy(),
                    joint,
                    row -> row.with(flags, row.startIndex(), new CommentUpkeep(anim).comment(joint, flags))));
        }
    }

    /** Sets the startIndex of a joint, which then reads other components. Frames do not change. */
    record StartEdit(int joint, int startIndex) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withHierarchy(
                    replaced(anim.hierarchy(), joint, row -> row.with(row.flags(), startIndex, row.comment())));
        }
    }

    /**
     * Sets the value of a component of a frame.
     *
     * @param frame index of the frame, in file order
     * @param index of the component in the frame
     */
    record ComponentEdit(int frame, int index, double value) implements Edit {

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
            return anim.withBaseframe(replaced(anim.baseframe(), joint, row -> row.with(component, value)));
        }
    }

    /**
     * Sets the value of a face of a frame's bounds.
     *
     * @param row of the bounds block, which is the index of the frame
     * @param face 0 to 2 for min x, y, z, 3 to 5 for max
     */
    record BoundsEdit(int row, int face, double value) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withBounds(replaced(anim.bounds(), row, box -> box.with(face, value)));
        }
    }

    /** Several edits that are applied in order, and undone together. */
    record Several(List<Edit> edits) implements Edit {

        public Several {
            edits = List.copyOf(edits);
        }

        @Override
        public Content applyTo(Content content) {
            Content edited = content;
            for (Edit edit : edits) {
                edited = edit.applyTo(edited);
            }
            return edited;
        }

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return applyTo(Content.of(anim)).anim();
        }

        @Override
        public Md5Mesh applyTo(Md5Mesh mesh) {
            return applyTo(Content.of(mesh)).mesh();
        }
    }

    /**
     * Writes the components of all frames again as exporters do: joint by joint in file order, without gaps or
     * overlaps; a joint without flags starts at 0. No pose changes: a component that several joints read is written for
     * each of them. One that is missing in a frame, or unreadable, is written with the value from the baseframe. Unused
     * components are removed. Undefined flag bits are cleared; unreadable flags do not change, and count as none.
     */
    record Repack() implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return Packing.packed(anim, Packing.knownFlags(anim), Md5Kernel.clip(anim)::value, anim);
        }
    }

    /**
     * Sets the startIndex of all joints to the expected values, in file order, without changing the frames: for a file
     * with components in order but wrong startIndex values. A joint without flags, or with unreadable ones, starts at
     * 0. Poses change, unless all values were right.
     */
    record RenumberStarts() implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            List<AnimJoint> rows = new ArrayList<>(anim.hierarchy());
            int[] starts =
                    starts(rows.stream().mapToInt(AnimJoint::componentCount).toArray());
            for (int joint = 0; joint < starts.length; joint++) {
                AnimJoint row = rows.get(joint);
                rows.set(joint, row.with(row.flags(), starts[joint], row.comment()));
            }
            return anim.withHierarchy(rows);
        }

        /** The expected startIndex values of joints with these numbers of components. */
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
     * Sets all six bits of every joint and repacks, as exporters for Blender do. No pose changes: a component from the
     * baseframe is written into every frame.
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
     * The distance from the baseframe within which a component is treated as constant.
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
     * Clears the bits of all components that equal the baseframe in every frame, within a tolerance, and repacks. With
     * {@link Tolerance#LOSSLESS} no pose changes; with any other tolerance, {@link PoseChange} computes how far joints
     * move. Does not change an animation without frames, which does not show which components are constant.
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
            double most = component.isOrientation() ? tolerance.orientation() : tolerance.position();
            double baseframe = clip.baseframe(joint, component);
            return IntStream.range(0, clip.frameCount())
                    .mapToDouble(frame -> Math.abs(clip.value(joint, component, frame) - baseframe))
                    .allMatch(off -> off <= most);
        }
    }

    /**
     * Replaces the bounds block.
     *
     * @param rows one row per frame, see {@link MeshBounds}; existing rows keep their locations
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
                BoundsRow there = new BoundsRow(all.get(row).min(), all.get(row).max(), old.location());
                all.set(row, there.equals(old) ? old : there);
            }
            return anim.withBounds(all);
        }
    }

    /**
     * Keeps the bounds rows at the printed numbers of the frames, removes the others, and renumbers the frames from 0:
     * for an animation from which frames, but not their bounds rows, were removed. Does not change other animations,
     * see {@link Md5Anim#boundsByFrameNumber}. No pose changes.
     */
    record BoundsByFrameNumber() implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            List<Frame> frames = IntStream.range(0, anim.frames().size())
                    .mapToObj(frame -> anim.frames().get(frame).withNumber(frame))
                    .toList();
            return anim.boundsByFrameNumber()
                    .map(anim.withFrames(frames)::withBounds)
                    .orElse(anim);
        }
    }

    /** Adds an empty {@code commandline}, which engines require, to each file without one. */
    record AddCommandline() implements Edit {

        @Override
        public Md5Mesh applyTo(Md5Mesh mesh) {
            return mesh == Md5Mesh.EMPTY || mesh.commandline().isPresent()
                    ? mesh
                    : mesh.withCommandline(Optional.of(""));
        }

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim == Md5Anim.EMPTY || anim.commandline().isPresent()
                    ? anim
                    : anim.withCommandline(Optional.of(""));
        }
    }

    /** Sets the frame rate, in frames per second, of an animation that declares one. */
    record FrameRateEdit(int frameRate) implements Edit {

        @Override
        public Md5Anim applyTo(Md5Anim anim) {
            return anim.withFrameRate(frameRate);
        }
    }

    /** The rows with one of them changed, if it exists. */
    private static <T> List<T> replaced(List<T> rows, int index, UnaryOperator<T> change) {
        if (index < 0 || index >= rows.size()) {
            return rows;
        }
        List<T> all = new ArrayList<>(rows);
        all.set(index, change.apply(rows.get(index)));
        return all;
    }
}
