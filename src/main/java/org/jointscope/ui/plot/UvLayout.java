package org.jointscope.ui.plot;

import java.util.List;

/**
 * The layout of triangles on an image, in pixels of it.
 *
 * @param width of the image, at least 1
 * @param height of the image, at least 1
 * @param triangles those with a position on the image
 */
public record UvLayout(int width, int height, List<? extends UvTriangle> triangles) {

    public static final UvLayout NONE = new UvLayout(1, 1, List.of());

    public UvLayout {
        triangles = List.copyOf(triangles);
    }

    /**
     * The triangle at a position; of overlapping ones, the one after a given triangle, so that repeated calls return
     * them all.
     *
     * @param after index of a triangle, or −1
     * @return its index, or −1
     */
    public int at(double x, double y, int after) {
        int first = -1;
        for (UvTriangle triangle : triangles) {
            if (triangle.covers(x, y)) {
                if (triangle.index() > after) {
                    return triangle.index();
                }
                first = first < 0 ? triangle.index() : first;
            }
        }
        return first;
    }
}
