package org.jointscope.model;

import java.util.Arrays;
import java.util.Locale;

/** The seventeen integers that an .md2 begins with; they may say anything. */
public final class Md2Header {

    /** One of the integers, in the order of the file. */
    public enum Field {
        IDENT,
        VERSION,
        SKINWIDTH,
        SKINHEIGHT,
        FRAMESIZE,
        NUM_SKINS,
        NUM_XYZ,
        NUM_ST,
        NUM_TRIS,
        NUM_GLCMDS,
        NUM_FRAMES,
        OFS_SKINS,
        OFS_ST,
        OFS_TRIS,
        OFS_FRAMES,
        OFS_GLCMDS,
        OFS_END;

        /** As id's source spells it: {@code num_xyz}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The byte it begins at. */
        public int offset() {
            return ordinal() * Integer.BYTES;
        }
    }

    /** Bytes of all of them. */
    public static final int SIZE = Field.values().length * Integer.BYTES;

    /** Of a file without one. */
    public static final Md2Header NONE = new Md2Header(new int[0]);

    private final int[] values;

    /**
     * @param values in the order of the file, as far as it goes
     */
    public Md2Header(int[] values) {
        this.values = values.clone();
    }

    /** {@link ModelFile#MISSING} if the file ends before it. */
    public int get(Field field) {
        return field.ordinal() < values.length ? values[field.ordinal()] : ModelFile.MISSING;
    }

    public int skinWidth() {
        return get(Field.SKINWIDTH);
    }

    public int skinHeight() {
        return get(Field.SKINHEIGHT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Md2Header header && Arrays.equals(values, header.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
