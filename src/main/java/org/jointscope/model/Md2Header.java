package org.jointscope.model;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The seventeen integers at the beginning of an .md2, with arbitrary values.
 *
 * @param values in the order of the file; fewer if the file is truncated
 */
public record Md2Header(List<Integer> values) {

    public enum Field {
        IDENT,
        VERSION,
        SKINWIDTH(1, Md2Limit.UNLIMITED, Md2Limit.UNLIMITED),
        SKINHEIGHT(1, 480, Md2Limit.UNLIMITED),
        FRAMESIZE,
        NUM_SKINS(0, 32, 32),
        NUM_XYZ(1, 2048, 2048),
        NUM_ST(1, Md2Limit.UNLIMITED, Md2Limit.UNLIMITED),
        NUM_TRIS(1, 4096, 6144),
        NUM_GLCMDS(0, Md2Limit.UNLIMITED, Md2Limit.UNLIMITED),
        NUM_FRAMES(1, 512, 1024),
        OFS_SKINS,
        OFS_ST,
        OFS_TRIS,
        OFS_FRAMES,
        OFS_GLCMDS,
        OFS_END;

        private final Optional<Md2Limit> limit;

        Field() {
            this.limit = Optional.empty();
        }

        Field(int least, int most, int mostOfQ2pro) {
            this.limit = Optional.of(new Md2Limit(least, most, mostOfQ2pro));
        }

        /** The limit of a size or a count; other numbers have none. */
        public Optional<Md2Limit> limit() {
            return limit;
        }

        /** The name in id's source: {@code num_xyz}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Offset of its first byte. */
        public int offset() {
            return ordinal() * Integer.BYTES;
        }
    }

    /** Bytes of all fields. */
    public static final int SIZE = Field.values().length * Integer.BYTES;

    /** The header of a file that has none. */
    public static final Md2Header NONE = new Md2Header();

    public Md2Header {
        values = List.copyOf(values);
    }

    public Md2Header(int... values) {
        this(Arrays.stream(values).boxed().toList());
    }

    /** {@link ModelFile#MISSING} if the file ends before it. */
    public int get(Field field) {
        return field.ordinal() < values.size() ? values.get(field.ordinal()) : ModelFile.MISSING;
    }

    /** The first four bytes, as ISO 8859-1. */
    public String ident() {
        byte[] bytes =
                ByteBuffer.allocate(Integer.BYTES).putInt(get(Field.IDENT)).array();
        return new StringBuilder(new String(bytes, StandardCharsets.ISO_8859_1))
                .reverse()
                .toString();
    }

    public int skinWidth() {
        return get(Field.SKINWIDTH);
    }

    public int skinHeight() {
        return get(Field.SKINHEIGHT);
    }

    /**
     * The range of a number in the header of an .md2 (Quake II, qcommon/qfiles.h and ref_gl/gl_model.c,
     * Mod_LoadAliasModel; q2pro, refresh/models.c, MOD_ValidateMD2). For triangles, q2pro defines Quake II's limit, but
     * checks whether they fit into its own buffer of indices (refresh/gl.h, TESS_MAX_INDICES), which is larger.
     *
     * @param least the minimum for a model
     * @param most the maximum of Quake II; {@link #UNLIMITED} if it does not check
     * @param mostOfQ2pro the maximum of q2pro; {@link #UNLIMITED} if it loads whatever fits
     */
    public record Md2Limit(int least, int most, int mostOfQ2pro) {

        public static final int UNLIMITED = Integer.MAX_VALUE;
    }
}
