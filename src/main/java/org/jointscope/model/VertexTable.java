package org.jointscope.model;

/** The {@code vert} rows of a mesh. A vertex has no position of its own: its weights make it. */
public final class VertexTable implements Rows {

    /** Of a mesh without any. */
    public static final VertexTable EMPTY =
            new VertexTable(
                    new int[0],
                    new double[0],
                    new double[0],
                    new int[0],
                    new int[0],
                    new int[0],
                    new int[0]);

    private final RowPlaces places;
    private final double[] s;
    private final double[] t;
    private final int[] firstWeight;
    private final int[] weightCount;

    /** Takes the columns, each as long as there are rows; they are copied. */
    public VertexTable(
            int[] printedIndex,
            double[] s,
            double[] t,
            int[] firstWeight,
            int[] weightCount,
            int[] line,
            int[] column) {
        this.places = RowPlaces.of(printedIndex, line, column);
        this.s = s.clone();
        this.t = t.clone();
        this.firstWeight = firstWeight.clone();
        this.weightCount = weightCount.clone();
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

    /** Texture coordinate to the right; NaN if unreadable. */
    public double s(int row) {
        return s[row];
    }

    /** Texture coordinate downwards, 0 is the top row of the picture; NaN if unreadable. */
    public double t(int row) {
        return t[row];
    }

    /** Index of the vertex's first weight; {@link ModelFile#MISSING} if unreadable. */
    public int firstWeight(int row) {
        return firstWeight[row];
    }

    /**
     * How many weights, from the first, make the vertex; {@link ModelFile#MISSING} if unreadable.
     */
    public int weightCount(int row) {
        return weightCount[row];
    }
}
