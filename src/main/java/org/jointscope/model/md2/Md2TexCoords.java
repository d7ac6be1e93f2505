package org.jointscope.model.md2;

/** Places on the skin, in pixels from its upper left corner. */
public final class Md2TexCoords {

    /** Bytes of one. */
    public static final int SIZE = 4;

    public static final Md2TexCoords NONE = new Md2TexCoords(0, new short[0]);

    private final int offset;
    private final short[] coords;

    /**
     * @param offset the byte the first begins at
     * @param coords s, t of every place; not copied, must not be changed
     */
    public Md2TexCoords(int offset, short[] coords) {
        this.offset = offset;
        this.coords = coords;
    }

    public int size() {
        return coords.length / 2;
    }

    /** To the right. */
    public int s(int index) {
        return coords[index * 2];
    }

    /** Downwards. */
    public int t(int index) {
        return coords[index * 2 + 1];
    }

    /** The byte one begins at. */
    public int offset(int index) {
        return offset + index * SIZE;
    }
}
