package org.jointscope.scene;

/**
 * A mark of a frame on the timeline.
 *
 * @param frame from 0
 * @param text its explanation
 */
public record FrameMark(int frame, String text) {}
