package org.jointscope.ui.md2.header;

import org.jointscope.model.Md2Header.Field;

import java.util.Locale;

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
        Kind kind, String name, long from, long to, Field field, boolean cut, String detail) {

    /** What a stretch of a file is. */
    public enum Kind {
        HEADER,
        SKINS,
        TEX_COORDS,
        TRIANGLES,
        FRAMES,
        GL_COMMANDS,
        /** Two blocks or more claim it. */
        OVERLAP,
        /** Nothing in the header points at it. */
        GAP,
        /** Behind the end that the header names. */
        REST,
        /** The header points at it, but the file has ended. */
        MISSING;

        /** Whether it is as it should be. */
        public boolean isBlock() {
            return compareTo(OVERLAP) < 0;
        }

        /** As styles name it: {@code gl-commands}. */
        String style() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** In bytes. */
    public long size() {
        return to - from;
    }
}
