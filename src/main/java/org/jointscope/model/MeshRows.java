package org.jointscope.model;

/**
 * Rows of one kind, in file order, held by column: a model has tens of thousands of them. The
 * columns are as long as there are rows; they are taken over and must not be changed.
 */
public sealed interface MeshRows {

    int[] NO_INTS = {};
    double[] NO_DOUBLES = {};

    int[] printedIndex();

    int[] line();

    int[] column();

    default int size() {
        return line().length;
    }

    /**
     * The index that the file prints in the row, which is ignored; {@link ModelFile#MISSING} if
     * unreadable.
     */
    default int printedIndex(int row) {
        return printedIndex()[row];
    }

    /** Place of the row's keyword. */
    default Place place(int row) {
        return new Place(line()[row], column()[row]);
    }

    /**
     * The {@code vert} rows of a mesh. A vertex has no position of its own: its weights make it.
     *
     * @param s texture coordinate to the right; NaN if unreadable
     * @param t texture coordinate downwards, 0 is the top row of the picture; NaN if unreadable
     * @param firstWeight index of the vertex's first weight; {@link ModelFile#MISSING} if
     *     unreadable
     * @param weightCount number of weights, from the first; {@link ModelFile#MISSING} if unreadable
     */
    record VertexTable(
            int[] printedIndex,
            double[] s,
            double[] t,
            int[] firstWeight,
            int[] weightCount,
            int[] line,
            int[] column)
            implements MeshRows {

        public static final VertexTable EMPTY =
                new VertexTable(
                        NO_INTS, NO_DOUBLES, NO_DOUBLES, NO_INTS, NO_INTS, NO_INTS, NO_INTS);

        public double s(int row) {
            return s[row];
        }

        public double t(int row) {
            return t[row];
        }

        public int firstWeight(int row) {
            return firstWeight[row];
        }

        public int weightCount(int row) {
            return weightCount[row];
        }
    }

    /**
     * The {@code tri} rows of a mesh: vertex indices, clockwise as seen from outside; {@link
     * ModelFile#MISSING} if unreadable.
     */
    record TriangleTable(int[] printedIndex, int[] a, int[] b, int[] c, int[] line, int[] column)
            implements MeshRows {

        public static final TriangleTable EMPTY =
                new TriangleTable(NO_INTS, NO_INTS, NO_INTS, NO_INTS, NO_INTS, NO_INTS);

        /**
         * The vertex at a corner.
         *
         * @param corner 0 to 2
         */
        public int vertex(int row, int corner) {
            return switch (corner) {
                case 0 -> a[row];
                case 1 -> b[row];
                default -> c[row];
            };
        }

        public int a(int row) {
            return a[row];
        }

        public int b(int row) {
            return b[row];
        }

        public int c(int row) {
            return c[row];
        }
    }

    /**
     * The {@code weight} rows of a mesh: a point fixed to a joint, and how much it counts.
     *
     * @param joint index of the joint that the weight follows; {@link ModelFile#MISSING} if
     *     unreadable
     * @param bias the weight's share in its vertices; those of a vertex should sum to 1; NaN if
     *     unreadable
     * @param x of the point, in the joint's own space, as are y and z; NaN if unreadable
     */
    record WeightTable(
            int[] printedIndex,
            int[] joint,
            double[] bias,
            double[] x,
            double[] y,
            double[] z,
            int[] line,
            int[] column)
            implements MeshRows {

        public static final WeightTable EMPTY =
                new WeightTable(
                        NO_INTS,
                        NO_INTS,
                        NO_DOUBLES,
                        NO_DOUBLES,
                        NO_DOUBLES,
                        NO_DOUBLES,
                        NO_INTS,
                        NO_INTS);

        public int joint(int row) {
            return joint[row];
        }

        public double bias(int row) {
            return bias[row];
        }

        public double x(int row) {
            return x[row];
        }

        public double y(int row) {
            return y[row];
        }

        public double z(int row) {
            return z[row];
        }
    }
}
