package org.jointscope.model.md2;

/**
 * A picture that an .md2 can wear.
 *
 * @param name as far as its first NUL: a path from the game's folder, in Latin-1
 * @param offset the byte it begins at
 */
public record Md2Skin(String name, int offset) {

    /** Bytes that a name takes up, with what follows its end. */
    public static final int SIZE = 64;
}
