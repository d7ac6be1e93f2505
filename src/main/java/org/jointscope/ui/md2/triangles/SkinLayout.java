package org.jointscope.ui.md2.triangles;

import java.util.List;
import org.jointscope.model.Md2;

/**
 * The layout of the triangles of an .md2 on its skin, in pixels of the size in the header, from the upper left corner.
 *
 * @param width of the skin, at least 1
 * @param height of the skin, at least 1
 * @param triangles those with a position on the skin
 */
public record SkinLayout(int width, int height, List<TriangleRow> triangles) {

    public static final SkinLayout NONE = new SkinLayout(1, 1, List.of());

    /** A larger size in the header cannot be intended. */
    private static final int LARGEST = 1 << 15;

    public SkinLayout {
        triangles = List.copyOf(triangles);
    }

    static SkinLayout of(Md2 md2, List<TriangleRow> rows) {
        return new SkinLayout(
                Math.clamp(md2.header().skinWidth(), 1, LARGEST),
                Math.clamp(md2.header().skinHeight(), 1, LARGEST),
                rows.stream().filter(row -> row.fit().isDrawn()).toList());
    }

    /**
     * The triangle at a position; of overlapping ones, the one after a given triangle, so that repeated calls return
     * them all.
     *
     * @param after index of a triangle, or {@link org.jointscope.ui.document.Md2Choices#NONE}
     * @return its index, or {@code NONE}
     */
    int at(double s, double t, int after) {
        int first = -1;
        for (TriangleRow row : triangles) {
            if (row.covers(s, t)) {
                if (row.index() > after) {
                    return row.index();
                }
                first = first < 0 ? row.index() : first;
            }
        }
        return first;
    }
}
