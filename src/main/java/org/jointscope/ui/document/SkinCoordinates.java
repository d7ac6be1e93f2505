package org.jointscope.ui.document;

import org.jointscope.model.Md2;
import org.jointscope.model.VertexTable;

/** The texture coordinates of an .md2 as shares of its skin's size, which the header gives. */
final class SkinCoordinates {

    private SkinCoordinates() {}

    /** A row for each; nothing of them but the coordinates means anything. */
    static VertexTable of(Md2 md2) {
        int size = md2.texCoords().size();
        double width = Math.max(1, md2.header().skinWidth());
        double height = Math.max(1, md2.header().skinHeight());
        double[] s = new double[size];
        double[] t = new double[size];
        for (int i = 0; i < size; i++) {
            s[i] = md2.texCoords().s(i) / width;
            t[i] = md2.texCoords().t(i) / height;
        }
        int[] nothing = new int[size];
        return new VertexTable(nothing, s, t, nothing, nothing, nothing, nothing);
    }
}
