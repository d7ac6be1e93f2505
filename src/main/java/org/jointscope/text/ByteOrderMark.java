package org.jointscope.text;

/** The mark that some editors write before a text in UTF-8. */
public final class ByteOrderMark {

    private static final int[] BYTES = {0xEF, 0xBB, 0xBF};

    private ByteOrderMark() {}

    /** Its length in bytes: 0 if there is none. */
    public static int length(byte[] text) {
        for (int i = 0; i < BYTES.length; i++) {
            if (i >= text.length || (text[i] & 0xFF) != BYTES[i]) {
                return 0;
            }
        }
        return BYTES.length;
    }
}
