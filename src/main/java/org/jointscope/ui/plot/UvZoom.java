package org.jointscope.ui.plot;

/**
 * The position and scale of the pixels of a image on a canvas.
 *
 * @param scale canvas pixels per image pixel
 * @param left of the image on the canvas
 * @param top of the image on the canvas
 */
record UvZoom(double scale, double left, double top) {

    private static final double MARGIN = 12;
    private static final double LARGEST = 64;

    /** The zoom that shows the entire image, centered on the canvas. */
    static UvZoom whole(UvLayout layout, double width, double height) {
        double scale = Math.max(
                1e-3, Math.min((width - 2 * MARGIN) / layout.width(), (height - 2 * MARGIN) / layout.height()));
        return new UvZoom(scale, (width - scale * layout.width()) / 2, (height - scale * layout.height()) / 2);
    }

    /**
     * A larger or smaller zoom that keeps a position on the canvas fixed.
     *
     * @param least the scale at which the entire image is visible
     */
    UvZoom by(double factor, double x, double y, double least) {
        double next = Math.clamp(scale * factor, least / 2, Math.max(least, LARGEST));
        double kept = next / scale;
        return new UvZoom(next, x - (x - left) * kept, y - (y - top) * kept);
    }

    UvZoom moved(double right, double down) {
        return new UvZoom(scale, left + right, top + down);
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
