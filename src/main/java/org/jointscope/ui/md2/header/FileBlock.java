package org.jointscope.ui.md2.header;

import org.jointscope.model.Md2Header.Field;

/**
 * A stretch of a file.
 *
 * @param name of what lies there, in a word or two
 * @param to past its last byte
 * @param field of the header that says where it is
 * @param cut whether the file ends before the block does, or begins after it
 * @param detail all that there is to say, in a sentence
 */
public record FileBlock(
        BlockKind kind, String name, long from, long to, Field field, boolean cut, String detail) {

    /** In bytes. */
    public long size() {
        return to - from;
    }
}
