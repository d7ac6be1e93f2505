package org.jointscope.model.md2;

/**
 * Texture coordinates, in pixels from the upper left corner of the skin.
 *
 * @param offset of the first byte
 * @param coords s, t of each, to the right and downwards; not copied, must not be changed
 */
public record Md2TexCoords(int offset, short[] coords) {

    /** Bytes of a pair. */
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

    /** Offset of a pair. */
    public int offset(int index) {
        return offset + index * SIZE;
    }
}
