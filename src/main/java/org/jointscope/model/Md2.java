package org.jointscope.model;

import java.util.List;
import org.jointscope.model.md2.Md2GlCommands;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;

/**
 * An .md2 of Quake II as written: the same vertices in every frame, each frame with its own grid, and the surface
 * twice, as triangles and as GL commands (Quake II, qcommon/qfiles.h). Every part stores the offset of its first byte.
 *
 * @param skins as many as fit into the file, like all other parts
 */
public record Md2(
        Md2Header header,
        List<Md2Skin> skins,
        Md2TexCoords texCoords,
        Md2Triangles triangles,
        List<Md2Frame> frames,
        Md2GlCommands glCommands)
        implements ModelFile {

    /** The first bytes of the file. */
    public static final String MAGIC = "IDP2";

    /** The first bytes in the wrong order: only Assimp reads such a file. */
    public static final String SWAPPED_MAGIC = "2PDI";

    /** The only version that Quake II supports. */
    public static final int VERSION = 8;

    /** The versions of Anachronox, which stores frames in another way. */
    private static final List<Integer> ANACHRONOX = List.of(14, 15);

    /** The content of an empty file. */
    public static final Md2 EMPTY = of(Md2Header.NONE);

    public Md2 {
        skins = List.copyOf(skins);
        frames = List.copyOf(frames);
    }

    /** The content of a file with only a header. */
    public static Md2 of(Md2Header header) {
        return new Md2(
                header,
                List.of(),
                new Md2TexCoords(0, new short[0]),
                new Md2Triangles(0, new short[0]),
                List.of(),
                new Md2GlCommands(List.of(), false));
    }

    /** Whether a version is one of Anachronox. Its upper 16 bits are the resolution of the coordinates. */
    public static boolean isOfAnachronox(int version) {
        return ANACHRONOX.contains(version & 0xFFFF);
    }

    /**
     * Number of vertices in every frame that could be read: those of the first, because all frames have the same
     * number.
     */
    public int vertexCount() {
        return frames.isEmpty() ? 0 : frames.getFirst().vertexCount();
    }
}
