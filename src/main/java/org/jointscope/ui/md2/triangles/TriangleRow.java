package org.jointscope.ui.md2.triangles;

import org.jointscope.model.Md2;
import org.jointscope.ui.plot.UvTriangle;

/**
 * A triangle as a table shows it.
 *
 * @param index in the file
 */
public record TriangleRow(int index, Md2 md2) implements UvTriangle {

    @Override
    public int vertex(int corner) {
        return md2.triangles().vertex(index, corner);
    }

    /** Index of a texture coordinate. */
    int texCoord(int corner) {
        return md2.triangles().texCoord(index, corner);
    }

    /** The x coordinate of a corner on the skin, in pixels from the left; 0 if there is none. */
    int s(int corner) {
        return hasCoord(corner) ? md2.texCoords().s(texCoord(corner)) : 0;
    }

    /** The y coordinate of a corner on the skin, in pixels from the top; 0 if there is none. */
    int t(int corner) {
        return hasCoord(corner) ? md2.texCoords().t(texCoord(corner)) : 0;
    }

    boolean hasCoord(int corner) {
        return texCoord(corner) < md2.texCoords().size();
    }

    /** The offset of its first byte. */
    int offset() {
        return md2.triangles().offset(index);
    }

    /** Whether it can be drawn, and its most severe unusual property. */
    TriangleFit fit() {
        boolean outside = false;
        for (int corner = 0; corner < 3; corner++) {
            if (vertex(corner) >= md2.vertexCount()) {
                return TriangleFit.NO_VERTEX;
            }
            if (!hasCoord(corner)) {
                return TriangleFit.NO_COORD;
            }
            outside |= isOutside(corner);
        }
        if (vertex(0) == vertex(1) || vertex(1) == vertex(2) || vertex(2) == vertex(0)) {
            return TriangleFit.COLLAPSED;
        }
        if (outside) {
            return TriangleFit.OUTSIDE;
        }
        return area() == 0 ? TriangleFit.SMEARED : TriangleFit.FITS;
    }

    private boolean isOutside(int corner) {
        return s(corner) < 0
                || t(corner) < 0
                || s(corner) > md2.header().skinWidth()
                || t(corner) > md2.header().skinHeight();
    }

    @Override
    public double x(int corner) {
        return s(corner);
    }

    @Override
    public double y(int corner) {
        return t(corner);
    }

    /** Whether a triangle can be drawn with the skin, and its unusual properties. */
    public enum TriangleFit {
        /** Valid. */
        FITS,
        /** References a vertex that no frame contains, and is not drawn. */
        NO_VERTEX,
        /** References a texture coordinate that the file does not contain, and is not drawn. */
        NO_COORD,
        /** Two of its corners are the same vertex: it has no area in any frame. */
        COLLAPSED,
        /** A corner is outside the skin. */
        OUTSIDE,
        /** Its corners are collinear on the skin: the image is smeared over it. */
        SMEARED;

        /** Whether it is drawn. */
        boolean isDrawn() {
            return this != NO_VERTEX && this != NO_COORD;
        }
    }
}
