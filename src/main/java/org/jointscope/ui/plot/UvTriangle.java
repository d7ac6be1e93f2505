package org.jointscope.ui.plot;

/** A triangle on an image: its texture coordinates in pixels of the image, from the upper left corner. */
public interface UvTriangle {

    /** Its index in the file. */
    int index();

    /**
     * Index of a vertex.
     *
     * @param corner 0 to 2
     */
    int vertex(int corner);

    /** The position of a corner from the left. */
    double x(int corner);

    /** The position of a corner from the top. */
    double y(int corner);

    /** Whether it covers a position. */
    default boolean covers(double x, double y) {
        double a = doubleArea(0, 1, x, y);
        double b = doubleArea(1, 2, x, y);
        double c = doubleArea(2, 0, x, y);
        boolean inside = (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
        return inside && area() > 0;
    }

    /** Its area, in square pixels. */
    default double area() {
        return Math.abs(doubleArea(0, 1, x(2), y(2))) / 2;
    }

    /** Twice the area between a side and a position; negative on one side of it. */
    private double doubleArea(int from, int to, double x, double y) {
        double along = x(to) - x(from);
        double down = y(to) - y(from);
        return along * (y - y(from)) - down * (x - x(from));
    }
}
