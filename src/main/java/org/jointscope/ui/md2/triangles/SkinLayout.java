package org.jointscope.ui.md2.triangles;

import org.jointscope.model.Md2;

import java.util.List;

/**
 * How the triangles of an .md2 lie on its skin, in pixels of the size that the header gives, from
 * the upper left corner.
 *
 * @param width of the skin, at least 1
 * @param height likewise
 * @param triangles those that lie somewhere
 */
public record SkinLayout(int width, int height, List<TriangleRow> triangles) {

    public static final SkinLayout NONE = new SkinLayout(1, 1, List.of());

    /** A picture that is larger than this cannot be what was meant. */
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
     * The triangle at a place; of several that lie over each other the one after a given one, so
     * that asking again leads through them all.
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
