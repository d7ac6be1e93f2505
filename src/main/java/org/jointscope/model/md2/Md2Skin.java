package org.jointscope.model.md2;

/**
 * A skin of an .md2: the path of an image.
 *
 * @param name up to its first NUL: a path relative to the game folder, in Latin-1
 * @param offset of its first byte
 */
public record Md2Skin(String name, int offset) {

    /** Bytes of a name, including those after its end. */
    public static final int SIZE = 64;
}
