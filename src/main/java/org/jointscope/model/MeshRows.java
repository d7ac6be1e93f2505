package org.jointscope.model;

import java.util.Arrays;

/**
 * Rows of one kind, in file order, in two arrays, because a model has tens of thousands of rows. The arrays contain the
 * numbers of one row after the other; they are not copied and must not be changed. The integers of a row are the line
 * and column of its keyword, its row index, and those described below.
 */
public sealed interface MeshRows {

    int[] integers();

    /** Number of integers per row. */
    int width();

    default int size() {
        return integers().length / width();
    }

    /** The index at the start of the row, which is ignored; {@link ModelFile#MISSING} if unreadable. */
    default int printedIndex(int row) {
        return integers()[row * width() + 2];
    }

    /** Location of the row's keyword. */
    default TextLocation location(int row) {
        return new TextLocation(integers()[row * width()], integers()[row * width() + 1]);
    }

    /**
     * The {@code vert} rows of a mesh. A vertex has no position of its own; it follows from its weights.
     *
     * @param integers first weight and number of weights; {@link ModelFile#MISSING} if unreadable
     * @param numbers s, t: texture coordinates to the right and downwards, 0 is the top row of the image; NaN if
     *     unreadable
     */
    record VertexTable(int[] integers, double[] numbers) implements MeshRows {

        public static final int WIDTH = 5;

        @Override
        public int width() {
            return WIDTH;
        }

        public double s(int row) {
            return numbers[row * 2];
        }

        public double t(int row) {
            return numbers[row * 2 + 1];
        }

        public int firstWeight(int row) {
            return integers[row * WIDTH + 3];
        }

        public int weightCount(int row) {
            return integers[row * WIDTH + 4];
        }
    }

    /**
     * The {@code tri} rows of a mesh.
     *
     * @param integers three vertices, clockwise as seen from outside; {@link ModelFile#MISSING} if unreadable
     */
    record TriangleTable(int[] integers) implements MeshRows {

        private static final int WIDTH = 6;

        @Override
        public int width() {
            return WIDTH;
        }

        /**
         * Index of the vertex at a corner.
         *
         * @param corner 0 to 2
         */
        public int vertex(int row, int corner) {
            return integers[row * WIDTH + 3 + corner];
        }
    }

    /**
     * The {@code weight} rows of a mesh: an offset in the space of a joint, and its bias.
     *
     * @param integers the joint of the weight; {@link ModelFile#MISSING} if unreadable
     * @param numbers bias: the weight's share in its vertices; the biases of a vertex should sum to 1; then x, y, z of
     *     the offset, in the joint's own space; NaN if unreadable
     */
    record WeightTable(int[] integers, double[] numbers) implements MeshRows {

        public static final int WIDTH = 4;

        @Override
        public int width() {
            return WIDTH;
        }

        public int joint(int row) {
            return integers[row * WIDTH + 3];
        }

        /** Whether two rows have the same joint, bias and offset. */
        public boolean isSame(int row, WeightTable other, int otherRow) {
            return joint(row) == other.joint(otherRow)
                    && Arrays.equals(numbers, row * 4, row * 4 + 4, other.numbers, otherRow * 4, otherRow * 4 + 4);
        }

        public double bias(int row) {
            return numbers[row * 4];
        }

        public double x(int row) {
            return numbers[row * 4 + 1];
        }

        public double y(int row) {
            return numbers[row * 4 + 2];
        }

        public double z(int row) {
            return numbers[row * 4 + 3];
        }
    }

    /**
     * The colors of vertices.
     *
     * @param integers the vertex; the row index is {@link ModelFile#MISSING} if the color is part of a {@code vert} row
     * @param numbers red, green, blue, alpha, from 0 to 1; NaN if unreadable
     */
    record ColorTable(int[] integers, double[] numbers) implements MeshRows {

        private static final int WIDTH = 4;

        /** Number of channels of a color. */
        public static final int CHANNELS = 4;

        @Override
        public int width() {
            return WIDTH;
        }

        /** True if the colors are part of {@code vert} rows, false for rows of their own. */
        public boolean isInVertexRows() {
            return size() > 0 && printedIndex(0) == ModelFile.MISSING;
        }

        public int vertex(int row) {
            return integers[row * WIDTH + 3];
        }

        /**
         * One number of a color.
         *
         * @param channel 0 to 3 for red, green, blue, alpha
         */
        public double channel(int row, int channel) {
            return numbers[row * CHANNELS + channel];
        }
    }
}
