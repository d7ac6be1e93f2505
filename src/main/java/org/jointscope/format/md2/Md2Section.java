package org.jointscope.format.md2;

import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;

/**
 * One of the parts that the header of an .md2 points at. All reckoning is in longs, for the header
 * may say anything; no more is read than the file holds.
 *
 * @param offset the byte it begins at, whether or not the file has one
 * @param stride bytes from the beginning of one record to the next
 * @param declared how many records the header says there are
 * @param fileSize bytes that there are
 */
public record Md2Section(Kind kind, long offset, long stride, long declared, long fileSize) {

    /** Beyond this many bytes there is no file. */
    private static final long FARTHEST = Long.MAX_VALUE / 4;

    /** In the order of the header. */
    public enum Kind {
        SKINS("skins", Field.NUM_SKINS, Field.OFS_SKINS, Md2Skin.SIZE),
        TEX_COORDS("texture coordinates", Field.NUM_ST, Field.OFS_ST, Md2TexCoords.SIZE),
        TRIANGLES("triangles", Field.NUM_TRIS, Field.OFS_TRIS, Md2Triangles.SIZE),
        FRAMES("frames", Field.NUM_FRAMES, Field.OFS_FRAMES, 0),
        GL_COMMANDS("GL commands", Field.NUM_GLCMDS, Field.OFS_GLCMDS, Integer.BYTES);

        private final String title;
        private final Field count;
        private final Field offset;
        private final int size;

        Kind(String title, Field count, Field offset, int size) {
            this.title = title;
            this.count = count;
            this.offset = offset;
            this.size = size;
        }

        /** In sentences. */
        String title() {
            return title;
        }

        /** That says how many records there are. */
        public Field count() {
            return count;
        }

        /** That says where they begin. */
        public Field offset() {
            return offset;
        }
    }

    /** A part as the header declares it. */
    public static Md2Section of(Kind kind, Md2Header header, long fileSize) {
        return new Md2Section(
                kind,
                header.get(kind.offset),
                // Frames would lie in each other if they took less than they need.
                kind == Kind.FRAMES
                        ? Math.max(header.get(Field.FRAMESIZE), frameBytes(header))
                        : kind.size,
                Math.max(0, header.get(kind.count)),
                fileSize);
    }

    /** Bytes that the header, the name and the vertices of a frame take. */
    public static long frameBytes(Md2Header header) {
        return Md2Frame.HEADER_SIZE
                + (long) Md2Frame.VERTEX_SIZE * Math.max(0, header.get(Field.NUM_XYZ));
    }

    /** Past its last byte, if it were whole. */
    public long end() {
        return declared > FARTHEST / stride ? FARTHEST : offset + declared * stride;
    }

    /** Records that lie wholly inside the file. */
    public int count() {
        if (offset < 0 || offset > fileSize) {
            return 0;
        }
        return (int) Math.min(declared, (fileSize - offset) / stride);
    }

    /** The byte a record begins at. */
    int offset(int index) {
        return (int) (offset + index * stride);
    }

    /** Whether the file has all of them. */
    public boolean isInside() {
        return declared == 0 || count() == declared;
    }
}
