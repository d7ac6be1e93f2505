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

    public Md5Anim {
        hierarchy = List.copyOf(hierarchy);
        bounds = List.copyOf(bounds);
        baseframe = List.copyOf(baseframe);
        frames = List.copyOf(frames);
    }
}
