package org.jointscope.model;

/** Rows of one kind, in file order, held by column: a model has tens of thousands of them. */
public sealed interface Rows permits VertexTable, TriangleTable, WeightTable {

    int size();

    /**
     * The index that the file prints in the row, which is ignored; {@link ModelFile#MISSING} if
     * unreadable.
     */
    int printedIndex(int row);

    /** Where the row's keyword stands. */
    Place place(int row);
}
