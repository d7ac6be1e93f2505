package org.jointscope.format.md2;

import org.jointscope.messages.Phrase;
import org.jointscope.model.Md2Frame;
import org.jointscope.model.Md2Header;
import org.jointscope.model.Md2Header.Field;
import org.jointscope.model.md2.Md2Skin;
import org.jointscope.model.md2.Md2TexCoords;
import org.jointscope.model.md2.Md2Triangles;

/**
 * One of the parts that the header of an .md2 declares. All calculations use longs, because the header can contain
 * arbitrary numbers; nothing is read beyond the end of the file.
 *
 * @param offset of its first byte, possibly after the end of the file
 * @param stride bytes from the beginning of one record to the next
 * @param declared number of records declared in the header
 * @param fileSize number of bytes in the file
 */
public record Md2Section(Kind kind, long offset, long stride, long declared, long fileSize) {

    /** Files are always smaller than this. */
    private static final long FARTHEST = Long.MAX_VALUE / 4;

    /** In the order of the header. */
    public enum Kind {
        SKINS(Field.NUM_SKINS, Field.OFS_SKINS, Md2Skin.SIZE),
        TEX_COORDS(Field.NUM_ST, Field.OFS_ST, Md2TexCoords.SIZE),
        TRIANGLES(Field.NUM_TRIS, Field.OFS_TRIS, Md2Triangles.SIZE),
        FRAMES(Field.NUM_FRAMES, Field.OFS_FRAMES, 0),
        GL_COMMANDS(Field.NUM_GLCMDS, Field.OFS_GLCMDS, Integer.BYTES);

        private final Field count;
        private final Field offset;
        private final int size;

        Kind(Field count, Field offset, int size) {
            this.count = count;
            this.offset = offset;
            this.size = size;
        }

        /** The name in sentences. */
        Phrase title() {
            return Phrase.of("fact.section." + name());
        }

        /** The field with the number of records. */
        public Field count() {
            return count;
        }

        /** The field with the offset of the records. */
        public Field offset() {
            return offset;
        }
    }

    /** A part as the header declares it. */
    public static Md2Section of(Kind kind, Md2Header header, long fileSize) {
        return new Md2Section(
                kind,
                header.get(kind.offset),
                // Frames would overlap if their declared size were less than their content needs.
                kind == Kind.FRAMES ? Math.max(header.get(Field.FRAMESIZE), frameBytes(header)) : kind.size,
                Math.max(0, header.get(kind.count)),
                fileSize);
    }

    /** Bytes of the header, the name and the vertices of a frame. */
    public static long frameBytes(Md2Header header) {
        return Md2Frame.HEADER_SIZE + (long) Md2Frame.VERTEX_SIZE * Math.max(0, header.get(Field.NUM_XYZ));
    }

    /** Offset after its last byte if it were complete. */
    public long end() {
        return declared > FARTHEST / stride ? FARTHEST : offset + declared * stride;
    }

    /** Number of records that are completely inside the file. */
    public int count() {
        if (offset < 0 || offset > fileSize) {
            return 0;
        }
        return (int) Math.min(declared, (fileSize - offset) / stride);
    }

    /** Offset of a record. */
    int offset(int index) {
        return (int) (offset + index * stride);
    }

    /** Whether the file contains all records. */
    public boolean isInside() {
        return declared == 0 || count() == declared;
    }
}
