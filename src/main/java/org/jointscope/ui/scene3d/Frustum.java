package org.jointscope.ui.scene3d;

import org.jointscope.pose.camera.CameraSampler;
import org.jointscope.pose.skin.Extent;

/**
 * What a camera sees, as lines: from its place to the corners of a picture some way before it, the
 * picture's edges, and a point on its upper edge that tells up from down. Angles and proportions
 * are those of the view.
 */
final class Frustum {

    /** Lines of one. */
    static final int LINES = 10;

    private static final int CORNERS = 4;

    /** Of the picture's half height, how far the mark stands off its upper edge, and reaches. */
    private static final double MARK_OFF = 1.12;

    private static final double MARK_TIP = 1.5;
    private static final double MARK_HALF = 0.3;

    private final Viewpoint eye;
    private final double[] axes = new double[CameraSampler.AXES];
    private final double[] corners = new double[CORNERS * 3];
    private final double[] from = new double[3];
    private final double[] to = new double[3];
    private double depth;
    private double halfWidth;
    private double halfHeight;

    Frustum(Viewpoint eye) {
        this.eye = eye;
    }

    /**
     * Draws a view; nothing if it is nowhere.
     *
     * @param lines of which {@value #LINES} are used, from the first on
     * @param view as {@link CameraSampler#sample} writes it
     * @param aspect of the picture, width by height
     * @param far how far off the picture is drawn; less where it would be very wide
     */
    void draw(
            Lines lines, int first, double[] view, double aspect, double far, double widthPixels) {
        if (!Extent.isSane(view[0]) || !Extent.isSane(view[1]) || !Extent.isSane(view[2])) {
            hide(lines, first);
            return;
        }
        CameraSampler.axes(view, axes);
        double vertical = CameraSampler.shownVerticalFov(view[CameraSampler.FOV], aspect);
        double slope = Math.tan(Math.toRadians(vertical / 2));
        depth = far / Math.max(1, slope * aspect);
        halfHeight = depth * slope;
        halfWidth = halfHeight * aspect;
        place(view, 1, 1, corners, 0);
        place(view, -1, 1, corners, 3);
        place(view, -1, -1, corners, 6);
        place(view, 1, -1, corners, 9);
        for (int corner = 0; corner < CORNERS; corner++) {
            System.arraycopy(corners, corner * 3, to, 0, 3);
            line(lines, first + corner, view, to, widthPixels);
            System.arraycopy(corners, (corner + 1) % CORNERS * 3, from, 0, 3);
            line(lines, first + CORNERS + corner, from, to, widthPixels);
        }
        place(view, 0, MARK_TIP, to, 0);
        place(view, MARK_HALF / aspect, MARK_OFF, from, 0);
        line(lines, first + 8, from, to, widthPixels);
        place(view, -MARK_HALF / aspect, MARK_OFF, from, 0);
        line(lines, first + 9, from, to, widthPixels);
    }

    /** A place in the plane of the picture: its edges lie at −1 and 1, left and up is positive. */
    private void place(double[] view, double left, double up, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            out[at + i] =
                    view[i]
                            + axes[i] * depth
                            + axes[3 + i] * left * halfWidth
                            + axes[6 + i] * up * halfHeight;
        }
    }

    private void line(Lines lines, int line, double[] a, double[] b, double pixels) {
        lines.line(
                line,
                a[0],
                a[1],
                a[2],
                b[0],
                b[1],
                b[2],
                pixels * eye.unitsPerPixel(a[0], a[1], a[2]),
                pixels * eye.unitsPerPixel(b[0], b[1], b[2]));
    }

    static void hide(Lines lines, int first) {
        for (int line = first; line < first + LINES; line++) {
            lines.hide(line);
        }
    }
}
