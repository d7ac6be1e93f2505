package org.jointscope.pose.md2;

/**
 * Frames one after another that make one movement.
 *
 * @param first index of the first frame
 * @param last index of the last frame
 */
public record KeyframeClip(String name, int first, int last) {

    public int size() {
        return last - first + 1;
    }
}
