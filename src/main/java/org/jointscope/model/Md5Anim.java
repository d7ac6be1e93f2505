package org.jointscope.model;

import java.util.List;
import java.util.Optional;

/**
 * An .md5anim as written. A joint's pose at a frame is its baseframe row with the components that
 * its flags name overwritten by floats of the frame, from startIndex on; see {@link AnimJoint}.
 *
 * @param version the number after {@code MD5Version}, 10 in Doom 3
 * @param commandline what the exporter was called with; empty if absent
 * @param numFrames the declared number of frames; {@code frames} holds those that are there
 * @param numJoints the declared number of joints
 * @param frameRate frames a second
 * @param numAnimatedComponents the declared number of floats in every frame
 * @param frames in file order, which is the order they are played in
 */
public record Md5Anim(
        Optional<Declared> version,
        String commandline,
        Optional<Declared> numFrames,
        Optional<Declared> numJoints,
        Optional<Declared> frameRate,
        Optional<Declared> numAnimatedComponents,
        List<AnimJoint> hierarchy,
        List<BoundsRow> bounds,
        List<BaseframeRow> baseframe,
        List<Frame> frames)
        implements ModelFile {

    /** Of a file that says nothing. */
    public static final Md5Anim EMPTY =
            new Md5Anim(
                    Optional.empty(),
                    "",
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

    /** The animation with another declared number of joints. */
    public Md5Anim withNumJoints(Optional<Declared> other) {
        return new Md5Anim(
                version,
                commandline,
                numFrames,
                other,
                frameRate,
                numAnimatedComponents,
                hierarchy,
                bounds,
                baseframe,
                frames);
    }

    /** The animation with another declared number of floats in every frame. */
    public Md5Anim withNumAnimatedComponents(Optional<Declared> other) {
        return new Md5Anim(
                version,
                commandline,
                numFrames,
                numJoints,
                frameRate,
                other,
                hierarchy,
                bounds,
                baseframe,
                frames);
    }

    /** The animation with another hierarchy. */
    public Md5Anim withHierarchy(List<AnimJoint> others) {
        return new Md5Anim(
                version,
                commandline,
                numFrames,
                numJoints,
                frameRate,
                numAnimatedComponents,
                others,
                bounds,
                baseframe,
                frames);
    }

    /** The animation with other bounds. */
    public Md5Anim withBounds(List<BoundsRow> others) {
        return new Md5Anim(
                version,
                commandline,
                numFrames,
                numJoints,
                frameRate,
                numAnimatedComponents,
                hierarchy,
                others,
                baseframe,
                frames);
    }

    /** The animation with another baseframe. */
    public Md5Anim withBaseframe(List<BaseframeRow> others) {
        return new Md5Anim(
                version,
                commandline,
                numFrames,
                numJoints,
                frameRate,
                numAnimatedComponents,
                hierarchy,
                bounds,
                others,
                frames);
    }

    /** The animation with other frames. */
    public Md5Anim withFrames(List<Frame> others) {
        return new Md5Anim(
                version,
                commandline,
                numFrames,
                numJoints,
                frameRate,
                numAnimatedComponents,
                hierarchy,
                bounds,
                baseframe,
                others);
    }

    @Override
    public List<AnimJoint> jointRows() {
        return hierarchy;
    }
}
