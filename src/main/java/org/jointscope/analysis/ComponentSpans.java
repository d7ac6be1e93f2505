package org.jointscope.analysis;

import java.util.Arrays;
import java.util.List;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.Frame;

/**
 * The values of each component over all frames of an animation: minimum and maximum, whether it is static, and a sketch
 * of the curve, in which a column represents one frame or several. Missing and unreadable values are ignored.
 *
 * <p>Making one reads the whole animation, so it is not for the window's thread; an interrupted thread stops.
 */
public final class ComponentSpans {

    public static final ComponentSpans NONE = new ComponentSpans(List.of(), 0, 0);

    private static final int MOST_COLUMNS = 64;

    /** The maximum size of a sketch, regardless of the number of components. */
    private static final int MOST_POINTS = 1 << 24;

    private final int frameCount;
    private final int columns;
    private final double[] least;
    private final double[] greatest;
    private final int[] frames;
    private final float[] low;
    private final float[] high;

    private ComponentSpans(List<Frame> all, int components, int columns) {
        this.frameCount = all.size();
        this.columns = columns;
        this.least = filled(components, Double.POSITIVE_INFINITY);
        this.greatest = filled(components, Double.NEGATIVE_INFINITY);
        this.frames = new int[components];
        this.low = new float[components * columns];
        this.high = new float[components * columns];
    }

    private static double[] filled(int size, double value) {
        double[] values = new double[size];
        Arrays.fill(values, value);
        return values;
    }

    public static ComponentSpans of(List<Frame> frames) {
        int components = frames.stream().mapToInt(Frame::size).max().orElse(0);
        int columns = Math.min(frames.size(), MOST_COLUMNS);
        int affordable = Math.clamp(MOST_POINTS / Math.max(1, components), 1, MOST_COLUMNS);
        ComponentSpans spans = new ComponentSpans(frames, components, Math.min(columns, affordable));
        spans.read(frames);
        return spans;
    }

    private void read(List<Frame> all) {
        double[] columnLow = new double[least.length];
        double[] columnHigh = new double[least.length];
        for (int column = 0; column < columns; column++) {
            Arrays.fill(columnLow, Double.POSITIVE_INFINITY);
            Arrays.fill(columnHigh, Double.NEGATIVE_INFINITY);
            for (int frame = first(column); frame < first(column + 1); frame++) {
                Interruption.check();
                take(all.get(frame), columnLow, columnHigh);
            }
            for (int i = 0; i < least.length; i++) {
                boolean some = columnLow[i] <= columnHigh[i];
                low[i * columns + column] = some ? (float) columnLow[i] : Float.NaN;
                high[i * columns + column] = some ? (float) columnHigh[i] : Float.NaN;
                least[i] = Math.min(least[i], columnLow[i]);
                greatest[i] = Math.max(greatest[i], columnHigh[i]);
            }
        }
    }

    private void take(Frame frame, double[] columnLow, double[] columnHigh) {
        for (int i = 0; i < frame.size(); i++) {
            double value = frame.value(i);
            if (!Double.isNaN(value)) {
                frames[i]++;
                columnLow[i] = Math.min(columnLow[i], value);
                columnHigh[i] = Math.max(columnHigh[i], value);
            }
        }
    }

    private int first(int column) {
        return (int) ((long) column * frameCount / columns);
    }

    public int frameCount() {
        return frameCount;
    }

    /** Whether any frame has a readable value of a component. */
    public boolean isKnown(int index) {
        return index >= 0 && index < least.length && frames[index] > 0;
    }

    /** The minimum of a component; NaN if it has no value. */
    public double least(int index) {
        return isKnown(index) ? least[index] : Double.NaN;
    }

    /** The maximum of a component; NaN if it has no value. */
    public double greatest(int index) {
        return isKnown(index) ? greatest[index] : Double.NaN;
    }

    /** Whether a component has the same value in every frame, of at least two: as in ComponentLayout. */
    public boolean isStill(int index) {
        return isKnown(index) && frameCount > 1 && frames[index] == frameCount && least[index] == greatest[index];
    }

    /** Number of columns in the sketch of each component. */
    public int columns() {
        return columns;
    }

    /** The minimum of a component in the frames of a column; NaN if there is none. */
    public float low(int index, int column) {
        return low[index * columns + column];
    }

    /** The maximum of a component in the frames of a column; NaN if there is none. */
    public float high(int index, int column) {
        return high[index * columns + column];
    }
}
