package org.jointscope.format;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The bytes of a text file and how they spell characters: UTF-8 if they are, else Latin-1, in which
 * every byte is a character. (Older exporters wrote whatever code page the artist's Windows had.)
 */
final class SourceText {

    private static final int[] BYTE_ORDER_MARK = {0xEF, 0xBB, 0xBF};

    private final byte[] bytes;
    private final Charset encoding;

    SourceText(byte[] bytes) {
        this.bytes = bytes;
        this.encoding = isUtf8(bytes) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    }

    byte[] bytes() {
        return bytes;
    }

    Charset encoding() {
        return encoding;
    }

    boolean hasByteOrderMark() {
        for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != BYTE_ORDER_MARK[i]) {
                return false;
            }
        }
        return true;
    }

    /** Offset of the first byte of the text proper: behind a byte order mark, if there is one. */
    int start() {
        return hasByteOrderMark() ? BYTE_ORDER_MARK.length : 0;
    }

    String text(int from, int to) {
        return new String(bytes, from, to - from, encoding);
    }

    /** Characters between two offsets, the first of them at a character's start. */
    int characters(int from, int to) {
        if (encoding == StandardCharsets.ISO_8859_1) {
            return to - from;
        }
        int count = 0;
        for (int i = from; i < to; i++) {
            if ((bytes[i] & 0xC0) != 0x80) {
                count++;
            }
        }
        return count;
    }

    private static boolean isUtf8(byte[] bytes) {
        for (byte b : bytes) {
            if (b < 0) {
                try {
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
                    return true;
                } catch (CharacterCodingException notUtf8) {
                    return false;
                }
            }
        }
        return true;
    }
}
