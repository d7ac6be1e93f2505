package org.jointscope.compare;

/**
 * The differences of pose of all joints and frames, as one compact table. If there are very many frames, consecutive
 * ones share a column, which contains the largest difference of them.
 */
public final class PoseMap {

    /** What is measured. */
    public enum Measure {
        /** Of the orientation relative to the parent, in degrees: 0 for joints that only follow others. */
        DEGREES,
        /** Of the position in model space, in game units. */
        UNITS
    }

    /** More cells than a plot can show; they need 32 MB for both measures. */
    private static final int MOST_CELLS = 1 << 22;

    public static final PoseMap NONE = new PoseMap(0, 0);

    private final int joints;
    private final int frames;
    private final int framesPerColumn;
    private final int columns;
    private final float[][] differences;
    private final float[] largest = new float[Measure.values().length];

    /** @param joints of the second file */
    PoseMap(int joints, int frames) {
        this.joints = joints;
        this.frames = frames;
        this.framesPerColumn = (int) Math.max(1, Math.ceilDiv((long) joints * frames, MOST_CELLS));
        this.columns = Math.ceilDiv(frames, framesPerColumn);
        this.differences = new float[Measure.values().length][joints * columns];
    }

    void put(Measure measure, int joint, int frame, double difference) {
        float[] cells = differences[measure.ordinal()];
        int cell = joint * columns + frame / framesPerColumn;
        cells[cell] = Math.max(cells[cell], (float) difference);
        largest[measure.ordinal()] = Math.max(largest[measure.ordinal()], (float) difference);
    }

    /** The number of joints of the second file. */
    public int jointCount() {
        return joints;
    }

    /** The number of frames that both files have. */
    public int frameCount() {
        return frames;
    }

    /** The largest difference of a joint from a frame (inclusive) to another (exclusive). */
    public float largest(Measure measure, int joint, int from, int to) {
        float most = 0;
        int last = Math.max(from, to - 1) / framesPerColumn;
        for (int column = from / framesPerColumn; column <= last; column++) {
            most = Math.max(most, differences[measure.ordinal()][joint * columns + column]);
        }
        return most;
    }

    /** The largest difference of all joints and frames. */
    public float largest(Measure measure) {
        return largest[measure.ordinal()];
    }

    /** The first frame of the column with the largest difference of a joint. */
    public int frameOfLargest(Measure measure, int joint) {
        int most = joint * columns;
        for (int cell = most; cell < (joint + 1) * columns; cell++) {
            most = differences[measure.ordinal()][cell] > differences[measure.ordinal()][most] ? cell : most;
        }
        return (most - joint * columns) * framesPerColumn;
    }
}
