package org.jointscope.model;

import java.util.List;
import java.util.Optional;

/**
 * An .md5camera as written: a camera animation, frame by frame. At a cut from one shot to another, two frames have the
 * same time, the old view and the new one; {@code cuts} contains the index of the first.
 *
 * @param version the number after {@code MD5Version}, 10 in Doom 3
 * @param commandline arguments of the exporter; empty if absent
 * @param numFrames the declared number of frames; {@code frames} contains those that exist
 * @param frameRate frames per second
 * @param numCuts the declared number of cuts
 * @param cuts in file order
 * @param frames in file order, which is the order of playback
 */
public record Md5Camera(
        Optional<Declared> version,
        String commandline,
        Optional<Declared> numFrames,
        Optional<Declared> frameRate,
        Optional<Declared> numCuts,
        List<CameraCut> cuts,
        List<CameraRow> frames)
        implements ModelFile {

    public Md5Camera {
        cuts = List.copyOf(cuts);
        frames = List.copyOf(frames);
    }

    public Md5Camera withVersion(Optional<Declared> other) {
        return new Md5Camera(other, commandline, numFrames, frameRate, numCuts, cuts, frames);
    }

    public Md5Camera withFrames(List<CameraRow> others) {
        return new Md5Camera(version, commandline, numFrames, frameRate, numCuts, cuts, others);
    }

    /**
     * A number of the {@code cuts} block: a frame that is never shown exactly. The old view is interpolated towards it;
     * then the view changes to the frame after it.
     *
     * @param frame index of the frame, {@link ModelFile#MISSING} if unreadable
     */
    public record CameraCut(int frame, TextLocation location) {}

    /**
     * A row of the {@code camera} block: the view of the camera in one frame.
     *
     * @param position in the space of the map or of the model, in game units
     * @param orientation x, y, z of the quaternion that rotates +X to the direction of view, +Y to its left and +Z to
     *     its top
     * @param fov the horizontal FOV, in degrees; NaN if missing or unreadable
     */
    public record CameraRow(Vector3 position, Vector3 orientation, double fov, TextLocation location) {}
}
