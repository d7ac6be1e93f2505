package org.jointscope.ui.md5.sanity;

/**
 * A joint that is over the limit in some frames.
 *
 * @param frame the first of those where it is at its worst
 * @param text its name, and in how many frames
 * @param explanation what is wrong in that frame
 */
public record Suspect(int joint, int frame, String text, String explanation) {}
