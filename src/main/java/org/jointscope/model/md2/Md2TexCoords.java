package org.jointscope.model.md2;

/**
 * Places on the skin, in pixels from its upper left corner.
 *
 * @param offset the byte the first begins at
 * @param coords s, t of every place, to the right and downwards; not copied, must not be changed
 */
public record Md2TexCoords(int offset, short[] coords) {

    /** Bytes of one. */
    public static final int SIZE = 4;

    public int size() {
        return coords.length / 2;
    }

    public int s(int index) {
        return coords[index * 2];
    }

    public int t(int index) {
        return coords[index * 2 + 1];
    }

    /** The byte one begins at. */
    public int offset(int index) {
        return offset + index * SIZE;
    }
}
