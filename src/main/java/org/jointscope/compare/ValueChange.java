package org.jointscope.compare;

import org.jointscope.compare.JointPairs.Pair;
import org.jointscope.model.Component;

/**
 * A component of a joint that has other values in the second file. The values are effective ones: those of the frame or
 * of the baseframe.
 *
 * @param frames number of frames in which the values differ
 * @param first the first one of them
 * @param last the last one of them
 * @param worst the one with the largest difference
 * @param before the value there in the first file
 * @param after the value there in the second file
 * @param beforeLine the source line of that value; 0 if neither the frame nor the baseframe has a readable one
 * @param afterLine likewise
 */
public record ValueChange(
        Pair pair,
        Component component,
        int frames,
        int first,
        int last,
        int worst,
        double before,
        double after,
        int beforeLine,
        int afterLine) {}
