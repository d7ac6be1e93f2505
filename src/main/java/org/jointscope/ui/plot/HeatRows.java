package org.jointscope.ui.plot;

/** The cells of a heat map: a row per joint, a column per frame, and a value from 0 to 1 in each. */
public interface HeatRows {

    /** From this value on, a cell is hatched. */
    float HATCHED = 1;

    int rowCount();

    int frameCount();

    /** The joint of a row. */
    int joint(int row);

    /** The row of a joint; −1 if there is no such joint. */
    int row(int joint);

    /** The name of the joint of a row. */
    String name(int row);

    /** The largest value in a row from a frame (inclusive) to another (exclusive). */
    float worst(int row, int from, int to);

    /** The number of frames for which the name of a row is emphasized. */
    int marked(int row);

    /** Whether there is no cell. */
    default boolean isEmpty() {
        return rowCount() == 0 || frameCount() == 0;
    }
}
