package org.jointscope.model;

import java.util.List;
import java.util.Optional;

/**
 * An .md5camera as written: a camera's flight, frame by frame. Where it cuts from one view to
 * another stand two frames for one moment, the old view and the new one; {@code cuts} names the
 * first of them.
 *
 * @param version the number after {@code MD5Version}, 10 in Doom 3
 * @param commandline what the exporter was called with; empty if absent
 * @param numFrames the declared number of frames; {@code frames} holds those that are there
 * @param frameRate frames a second
 * @param numCuts the declared number of cuts
 * @param cuts in file order
 * @param frames in file order, which is the order they are played in
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

    /**
     * A number of the {@code cuts} block: a frame that the camera never stands at. It is what the
     * old view blends towards; then the picture jumps to the frame behind it.
     *
     * @param frame index of the frame, {@link ModelFile#MISSING} if unreadable
     */
    public record CameraCut(int frame, Place place) {}

    /**
     * A row of the {@code camera} block: where the camera is in one frame.
     *
     * @param position in the map's space or the model's, in game units
     * @param orientation x, y, z of the quaternion that turns +X into the direction of view, +Y to
     *     its left and +Z up
     * @param fov the horizontal angle of view, in degrees; NaN if missing or unreadable
     */
    public record CameraRow(Vector3 position, Vector3 orientation, double fov, Place place) {}
}
