package org.jointscope.model;

/** The {@code tri} rows of a mesh: vertex indices, clockwise as seen from outside. */
public final class TriangleTable implements Rows {

    /** Of a mesh without any. */
    public static final TriangleTable EMPTY =
            new TriangleTable(
                    new int[0], new int[0], new int[0], new int[0], new int[0], new int[0]);

    private final RowPlaces places;
    private final int[] a;
    private final int[] b;
    private final int[] c;

    /** Takes the columns, each as long as there are rows; they are copied. */
    public TriangleTable(int[] printedIndex, int[] a, int[] b, int[] c, int[] line, int[] column) {
        this.places = RowPlaces.of(printedIndex, line, column);
        this.a = a.clone();
        this.b = b.clone();
        this.c = c.clone();
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

    /** The first vertex; {@link ModelFile#MISSING} if unreadable. */
    public int a(int row) {
        return a[row];
    }

    /** The second vertex; {@link ModelFile#MISSING} if unreadable. */
    public int b(int row) {
        return b[row];
    }

    /** The third vertex; {@link ModelFile#MISSING} if unreadable. */
    public int c(int row) {
        return c[row];
    }
}
