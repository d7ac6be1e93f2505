package org.jointscope.model;

/** The {@code weight} rows of a mesh: a point fixed to a joint, and how much it counts. */
public final class WeightTable implements Rows {

    /** Of a mesh without any. */
    public static final WeightTable EMPTY =
            new WeightTable(
                    new int[0],
                    new int[0],
                    new double[0],
                    new double[0],
                    new double[0],
                    new double[0],
                    new int[0],
                    new int[0]);

    private final RowPlaces places;
    private final int[] joint;
    private final double[] bias;
    private final double[] x;
    private final double[] y;
    private final double[] z;

    /** Takes the columns, each as long as there are rows; they are copied. */
    public WeightTable(
            int[] printedIndex,
            int[] joint,
            double[] bias,
            double[] x,
            double[] y,
            double[] z,
            int[] line,
            int[] column) {
        this.places = RowPlaces.of(printedIndex, line, column);
        this.joint = joint.clone();
        this.bias = bias.clone();
        this.x = x.clone();
        this.y = y.clone();
        this.z = z.clone();
    }

    @Override
    public int size() {
        return places.size();
    }

    @Override
    public int printedIndex(int row) {
        return places.printedIndex()[row];
    }

    @Override
    public Place place(int row) {
        return places.place(row);
    }

    /** Index of the joint that the weight follows; {@link ModelFile#MISSING} if unreadable. */
    public int joint(int row) {
        return joint[row];
    }

    /** The weight's share in its vertices; those of a vertex should sum to 1; NaN if unreadable. */
    public double bias(int row) {
        return bias[row];
    }

    /** Of the point, in the joint's own space; NaN if unreadable. */
    public double x(int row) {
        return x[row];
    }

    /** Of the point, in the joint's own space; NaN if unreadable. */
    public double y(int row) {
        return y[row];
    }

    /** Of the point, in the joint's own space; NaN if unreadable. */
    public double z(int row) {
        return z[row];
    }
}
