package org.jointscope.ui.md5.components;

import java.util.List;

/**
 * How large a cell is drawn, and so how much it can say.
 *
 * @param letters whether the component can be read
 * @param plot whether there is room for a plot and the value; else the cell is filled as far as the
 *     value lies between the least and the greatest
 * @param names whether joint and number can be read, too
 */
record CellSize(double width, double height, boolean letters, boolean plot, boolean names) {

    /** From small to large. */
    static final List<CellSize> ALL =
            List.of(
                    new CellSize(7, 12, false, false, false),
                    new CellSize(10, 16, false, false, false),
                    new CellSize(15, 20, false, false, false),
                    new CellSize(25, 28, true, false, false),
                    new CellSize(42, 50, true, true, false),
                    new CellSize(64, 68, true, true, true),
                    new CellSize(86, 80, true, true, true),
                    new CellSize(114, 96, true, true, true),
                    new CellSize(154, 116, true, true, true));

    /** What is chosen so that all can be seen is never larger than this, however few there are. */
    static final int LARGEST_TO_FIT = 6;

    /** Of the line in the joint's colour on top. */
    static final double BAND = 3;

    private static final double INSET = 4;
    private static final double TEXT_LINE = 13;

    /** Where letters stand, from the top of the cell. */
    double letterLine() {
        return names ? BAND + 2 * TEXT_LINE - 2 : plot ? BAND + 11 : height / 2 + 4;
    }

    /** Where the joint's name stands. */
    double nameLine() {
        return BAND + TEXT_LINE - 3;
    }

    double plotLeft() {
        return INSET;
    }

    double plotWidth() {
        return width - 1 - 2 * INSET;
    }

    double plotTop() {
        return letterLine() + 5;
    }

    double plotBottom() {
        return height - TEXT_LINE - 2;
    }

    /** Where the value stands. */
    double valueLine() {
        return height - 4;
    }

    /** How high something lies in the plot that is this share of the way up. */
    double plotY(double share) {
        return plotBottom() - share * (plotBottom() - plotTop());
    }
}
