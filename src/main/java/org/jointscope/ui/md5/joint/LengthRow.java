package org.jointscope.ui.md5.joint;

/**
 * How w follows from x, y and z.
 *
 * @param moment the frame, if there are several
 * @param trouble why there is no such w; empty if all is well
 */
public record LengthRow(String moment, String squared, String w, String trouble) {}
