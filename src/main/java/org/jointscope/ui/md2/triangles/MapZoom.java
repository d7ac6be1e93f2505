package org.jointscope.ui.md2.triangles;

/**
 * Where on a canvas the pixels of a skin are drawn.
 *
 * @param scale of the canvas's pixels to one of the skin
 * @param left of the skin on the canvas
 * @param top likewise
 */
record MapZoom(double scale, double left, double top) {

    private static final double MARGIN = 12;
    private static final double LARGEST = 64;

    /** All of a skin, in the middle of the canvas. */
    static MapZoom whole(SkinLayout layout, double width, double height) {
        double scale =
                Math.max(
                        1e-3,
                        Math.min(
                                (width - 2 * MARGIN) / layout.width(),
                                (height - 2 * MARGIN) / layout.height()));
        return new MapZoom(
                scale,
                (width - scale * layout.width()) / 2,
                (height - scale * layout.height()) / 2);
    }

    /**
     * Nearer or farther, while a place on the canvas stays where it is.
     *
     * @param least the scale at which all of the skin is seen
     */
    MapZoom by(double factor, double x, double y, double least) {
        double next = Math.clamp(scale * factor, least / 2, Math.max(least, LARGEST));
        double kept = next / scale;
        return new MapZoom(next, x - (x - left) * kept, y - (y - top) * kept);
    }

    MapZoom moved(double right, double down) {
        return new MapZoom(scale, left + right, top + down);
    }

    double x(double s) {
        return left + s * scale;
    }

    double y(double t) {
        return top + t * scale;
    }

    double s(double x) {
        return (x - left) / scale;
    }

    double t(double y) {
        return (y - top) / scale;
    }
}
