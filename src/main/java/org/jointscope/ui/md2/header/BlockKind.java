package org.jointscope.ui.md2.header;

import org.jointscope.format.md2.Md2Section;

import java.util.Locale;

/** What a stretch of a file is. */
public enum BlockKind {
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

    static BlockKind of(Md2Section.Kind kind) {
        return switch (kind) {
            case SKINS -> SKINS;
            case TEX_COORDS -> TEX_COORDS;
            case TRIANGLES -> TRIANGLES;
            case FRAMES -> FRAMES;
            case GL_COMMANDS -> GL_COMMANDS;
        };
    }

    /** Whether it is as it should be. */
    public boolean isBlock() {
        return compareTo(OVERLAP) < 0;
    }

    /** As styles name it: {@code gl-commands}. */
    String style() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
