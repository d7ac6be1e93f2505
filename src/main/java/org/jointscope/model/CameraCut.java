package org.jointscope.model;

/**
 * A number of the {@code cuts} block: a frame that the camera never stands at. It is what the old
 * view blends towards; then the picture jumps to the frame behind it.
 *
 * @param frame index of the frame, {@link ModelFile#MISSING} if unreadable
 */
public record CameraCut(int frame, Place place) {}
