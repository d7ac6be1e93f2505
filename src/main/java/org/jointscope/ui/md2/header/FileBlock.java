package org.jointscope.ui.md2.header;

import java.util.Locale;
import org.jointscope.model.Md2Header.Field;

/**
 * A byte range of a file.
 *
 * @param name of its content, in a word or two
 * @param to the offset after its last byte
 * @param field of the header that contains its offset
 * @param cut whether the file ends before the end of the block
 * @param detail all facts, in a sentence
 */
public record FileBlock(Kind kind, String name, long from, long to, Field field, boolean cut, String detail) {

    /** The content of a byte range of a file. */
    public enum Kind {
        HEADER,
        SKINS,
        TEX_COORDS,
        TRIANGLES,
        FRAMES,
        GL_COMMANDS,
        /** Used by two or more blocks. */
        OVERLAP,
        /** Not referenced by the header. */
        GAP,
        /** After the end of the file as in the header. */
        REST,
        /** Referenced by the header, but past the end of the file. */
        MISSING;

        /** Whether it is a valid block. */
        public boolean isBlock() {
            return compareTo(OVERLAP) < 0;
        }

        /** The name of its style: {@code gl-commands}. */
        String style() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** The size in bytes. */
    public long size() {
        return to - from;
    }
}
