package org.jointscope.pose.md2;

/**
 * Consecutive frames that are one clip.
 *
 * @param first index of the first frame
 * @param last index of the last frame
 */
public record KeyframeClip(String name, int first, int last) {

    public int size() {
        return last - first + 1;
    }
}
