package org.jointscope.model;

import java.util.List;
import java.util.Optional;

/**
 * An .md5anim as written. The pose of a joint in a frame is its baseframe row, in which the components named by its
 * flags are replaced by components of the frame, from startIndex on; see {@link AnimJoint}.
 *
 * @param version the number after {@code MD5Version}, 10 in Doom 3
 * @param commandline arguments of the exporter; empty if the line is absent
 * @param numFrames the declared number of frames; {@code frames} contains those that exist
 * @param numJoints the declared number of joints
 * @param frameRate frames per second
 * @param numAnimatedComponents the declared number of components in every frame
 * @param frames in file order, which is the order of playback
 */
public record Md5Anim(
        Optional<Declared> version,
        Optional<String> commandline,
        Optional<Declared> numFrames,
        Optional<Declared> numJoints,
        Optional<Declared> frameRate,
        Optional<Declared> numAnimatedComponents,
        List<AnimJoint> hierarchy,
        List<BoundsRow> bounds,
        List<BaseframeRow> baseframe,
        List<Frame> frames)
        implements ModelFile {

    /** The content of an empty file. */
    public static final Md5Anim EMPTY = new Md5Anim(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of(),
            List.of());

    public Md5Anim {
        hierarchy = List.copyOf(hierarchy);
        bounds = List.copyOf(bounds);
        baseframe = List.copyOf(baseframe);
        frames = List.copyOf(frames);
    }

    private Md5Anim with(
            Optional<Declared> joints,
            Optional<Declared> components,
            List<AnimJoint> rows,
            List<BoundsRow> boxes,
            List<BaseframeRow> base,
            List<Frame> all) {
        return new Md5Anim(version, commandline, numFrames, joints, frameRate, components, rows, boxes, base, all);
    }

    public Md5Anim withVersion(Optional<Declared> other) {
        return withHeader(other, commandline, frameRate);
    }

    public Md5Anim withCommandline(Optional<String> other) {
        return withHeader(version, other, frameRate);
    }

    /** With another frame rate; a header without a frame rate stays without it. */
    public Md5Anim withFrameRate(double other) {
        Optional<Declared> rate = frameRate.map(it -> it.with(other));
        return rate.equals(frameRate) ? this : withHeader(version, commandline, rate);
    }

    private Md5Anim withHeader(
            Optional<Declared> otherVersion, Optional<String> otherCommandline, Optional<Declared> otherRate) {
        return new Md5Anim(
                otherVersion,
                otherCommandline,
                numFrames,
                numJoints,
                otherRate,
                numAnimatedComponents,
                hierarchy,
                bounds,
                baseframe,
                frames);
    }

    public Md5Anim withNumJoints(Optional<Declared> other) {
        return with(other, numAnimatedComponents, hierarchy, bounds, baseframe, frames);
    }

    /** With another declared number of joints; a header that declares none stays without it. */
    public Md5Anim withJointCount(int count) {
        return withNumJoints(numJoints.map(it -> it.with(count)));
    }

    public Md5Anim withNumAnimatedComponents(Optional<Declared> other) {
        return other.equals(numAnimatedComponents)
                ? this
                : with(numJoints, other, hierarchy, bounds, baseframe, frames);
    }

    /** With another declared number of components; a header that declares none stays without it. */
    public Md5Anim withComponentCount(int count) {
        return withNumAnimatedComponents(numAnimatedComponents.map(it -> it.with(count)));
    }

    /** This object if nothing changes, otherwise a copy; the same applies to bounds, baseframe and frames. */
    public Md5Anim withHierarchy(List<AnimJoint> others) {
        return others.equals(hierarchy)
                ? this
                : with(numJoints, numAnimatedComponents, others, bounds, baseframe, frames);
    }

    public Md5Anim withBounds(List<BoundsRow> others) {
        return others.equals(bounds)
                ? this
                : with(numJoints, numAnimatedComponents, hierarchy, others, baseframe, frames);
    }

    public Md5Anim withBaseframe(List<BaseframeRow> others) {
        return others.equals(baseframe)
                ? this
                : with(numJoints, numAnimatedComponents, hierarchy, bounds, others, frames);
    }

    public Md5Anim withFrames(List<Frame> others) {
        return others.equals(frames)
                ? this
                : with(numJoints, numAnimatedComponents, hierarchy, bounds, baseframe, others);
    }

    /** Number of components in the longest frame; 0 without frames. */
    public int longestFrame() {
        return frames.stream().mapToInt(Frame::size).max().orElse(0);
    }

    /**
     * The bounds rows at the numbers of the frames in the file, if frames were removed from the animation but not their
     * bounds rows. Engines ignore these numbers and match rows and frames by position. Empty unless there are more rows
     * than frames, the numbers ascend, each is the index of a row, and they select other rows than the positions.
     *
     * @return one row per frame
     */
    public Optional<List<BoundsRow>> boundsByFrameNumber() {
        int last = -1;
        for (Frame frame : frames) {
            if (frame.number() <= last || frame.number() >= bounds.size()) {
                return Optional.empty();
            }
            last = frame.number();
        }
        return frames.size() >= bounds.size() || last == frames.size() - 1
                ? Optional.empty()
                : Optional.of(
                        frames.stream().map(frame -> bounds.get(frame.number())).toList());
    }

    @Override
    public List<AnimJoint> jointRows() {
        return hierarchy;
    }

    /**
     * A row of the {@code bounds} block: the bounding box that an engine uses for culling in one frame, in model space.
     */
    public record BoundsRow(Vector3 min, Vector3 max, TextLocation location) {

        private static final int AXES = 3;

        /** The coordinate of a face: 0…2 is min x, y, z, 3…5 is max. */
        public double face(int face) {
            return face < AXES ? min.along(face) : max.along(face - AXES);
        }

        public BoundsRow with(int face, double value) {
            return face < AXES
                    ? new BoundsRow(min.with(face, value), max, location)
                    : new BoundsRow(min, max.with(face - AXES, value), location);
        }
    }

    /**
     * A row of the {@code baseframe} block: the components of a joint in parent space, for frames that do not contain
     * them.
     *
     * @param position relative to the parent, in game units
     * @param orientation x, y, z of the quaternion relative to the parent
     */
    public record BaseframeRow(Vector3 position, Vector3 orientation, TextLocation location) {

        /** The value of a component; NaN if it is missing or unreadable. */
        public double value(Component component) {
            return component.of(position, orientation);
        }

        public BaseframeRow with(Component component, double value) {
            int axis = component.ordinal() % 3;
            return component.isOrientation()
                    ? new BaseframeRow(position, orientation.with(axis, value), location)
                    : new BaseframeRow(position.with(axis, value), orientation, location);
        }
    }
}
