package org.jointscope.ui.scene3d;

import org.jointscope.pose.JointTransform;
import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;

/**
 * What a camera sees, as lines: from its place to the corners of a picture some way before it, the
 * picture's edges, and a point on its upper edge that tells up from down. Angles and proportions
 * are those of the view.
 */
final class Frustum {

    /**
     * Points in the plane of the picture, whose edges lie at −1 and 1, left and up is positive: its
     * corners, then the mark, which is as wide whatever the picture's proportions.
     */
    private static final double[][] POINTS = {
        {1, 1}, {-1, 1}, {-1, -1}, {1, -1}, {0, 1.5}, {0.3, 1.12}, {-0.3, 1.12}
    };

    private static final int CORNERS = 4;

    /** Pairs of points; the one after all others is the camera's place. */
    private static final int[][] EDGES = {
        {7, 0}, {7, 1}, {7, 2}, {7, 3}, {1, 0}, {2, 1}, {3, 2}, {0, 3}, {5, 4}, {6, 4}
    };

    /** Lines of one. */
    static final int LINES = EDGES.length;

    private final double[] axes = new double[JointTransform.AXES];
    private final double[][] points = new double[POINTS.length + 1][3];

    /**
     * Draws a view; nothing if it is nowhere.
     *
     * @param lines of which {@link #LINES} are used, from the first on
     * @param view as {@link CameraSampler#sample} writes it
     * @param aspect of the picture, width by height
     * @param far how far off the picture is drawn; less where it would be very wide
     */
    void draw(Lines lines, int first, double[] view, double aspect, double far, double pixels) {
        if (!Extent.isSane(view[0], view[1], view[2])) {
            hide(lines, first);
            return;
        }
        JointTransform.axes(view, axes);
        double vertical = CameraSampler.shownVerticalFov(view[CameraSampler.FOV], aspect);
        double slope = Math.tan(Math.toRadians(vertical / 2));
        double depth = far / Math.max(1, slope * aspect);
        double halfHeight = depth * slope;
        for (int point = 0; point < POINTS.length; point++) {
            double halfWidth = point < CORNERS ? halfHeight * aspect : halfHeight;
            for (int i = 0; i < 3; i++) {
                points[point][i] =
                        view[i]
                                + axes[i] * depth
                                + axes[3 + i] * POINTS[point][0] * halfWidth
                                + axes[6 + i] * POINTS[point][1] * halfHeight;
            }
        }
        System.arraycopy(view, 0, points[POINTS.length], 0, 3);
        for (int line = 0; line < LINES; line++) {
            lines.line(first + line, points[EDGES[line][0]], points[EDGES[line][1]], pixels);
        }
    }

    static void hide(Lines lines, int first) {
        for (int line = first; line < first + LINES; line++) {
            lines.hide(line);
        }
    }
}
