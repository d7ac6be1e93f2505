package org.jointscope.model;

/** The columns that all kinds of rows share. */
record RowPlaces(int[] printedIndex, int[] line, int[] column) {

    static RowPlaces of(int[] printedIndex, int[] line, int[] column) {
        return new RowPlaces(printedIndex.clone(), line.clone(), column.clone());
    }

    int size() {
        return line.length;
    }

    Place place(int row) {
        return new Place(line[row], column[row]);
    }
}
