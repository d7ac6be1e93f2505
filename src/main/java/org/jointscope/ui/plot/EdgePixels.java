package org.jointscope.ui.plot;

/**
 * Lines as pixels. A canvas strokes outlines with round joins and antialiasing, which takes seconds for tens of
 * thousands of lines; the difference is not visible at that density.
 *
 * @param argb row by row; not copied
 */
record EdgePixels(int width, int height, int[] argb) {

    EdgePixels(int width, int height) {
        this(width, height, new int[width * height]);
    }

    /** Draws a line one pixel wide, clipped to the image. */
    void line(double x0, double y0, double x1, double y1, int color) {
        boolean flat = Math.abs(x1 - x0) >= Math.abs(y1 - y0);
        if (flat ? x1 < x0 : y1 < y0) {
            line(x1, y1, x0, y0, color);
        } else if (flat) {
            int last = (int) Math.min(width - 1, Math.floor(x1));
            for (int x = (int) Math.max(0, Math.floor(x0)); x <= last; x++) {
                set(x, (int) Math.floor(y0 + (y1 - y0) * share(x, x0, x1)), color);
            }
        } else {
            int last = (int) Math.min(height - 1, Math.floor(y1));
            for (int y = (int) Math.max(0, Math.floor(y0)); y <= last; y++) {
                set((int) Math.floor(x0 + (x1 - x0) * share(y, y0, y1)), y, color);
            }
        }
    }

    /** The share of a line before the center of a pixel. */
    private static double share(int pixel, double from, double to) {
        return to > from ? Math.clamp((pixel + 0.5 - from) / (to - from), 0, 1) : 0;
    }

    private void set(int x, int y, int color) {
        if (x >= 0 && x < width && y >= 0 && y < height) {
            argb[y * width + x] = color;
        }
    }
}
