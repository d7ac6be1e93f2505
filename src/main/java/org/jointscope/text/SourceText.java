package org.jointscope.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Location;

/**
 * The bytes of a text file, its encoding, and its line ends. The encoding is UTF-8, or otherwise Latin-1, in which
 * every byte is a character. (Older exporters wrote the code page of the artist's Windows.)
 */
public final class SourceText {

    /** The offset of missing content. */
    public static final int NONE = -1;

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private static final int CHARACTERS_AT_A_TIME = 4096;

    private final byte[] bytes;
    private final Charset encoding;
    private final byte lineEnd;
    private final int start;
    private final int firstNotUtf8;
    private int firstNul = NONE;
    private int nuls;

    public SourceText(byte[] bytes) {
        this.bytes = bytes;
        boolean ascii = true;
        int i = 0;
        while (i < bytes.length) {
            for (int end = Interruption.checkedUpTo(i, bytes.length); i < end; i++) {
                if (bytes[i] <= 0) {
                    ascii &= bytes[i] == 0;
                    countNul(i);
                }
            }
        }
        this.lineEnd = lineEnd(bytes);
        this.start = start(bytes);
        this.firstNotUtf8 = ascii ? NONE : firstNotUtf8(bytes);
        this.encoding = firstNotUtf8 == NONE ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    }

    /**
     * The byte at the end of every line of a text. Doom 3 counts only line feeds (idlib/Lexer.cpp, ReadWhiteSpace); in
     * a file with only carriage returns, it reports line 1 for everything. In such a file Jointscope counts carriage
     * returns, so that locations are useful.
     */
    public static byte lineEnd(byte[] text) {
        return (byte) (contains(text, '\n') || !contains(text, '\r') ? '\n' : '\r');
    }

    private static boolean contains(byte[] text, char wanted) {
        for (byte b : text) {
            if (b == wanted) {
                return true;
            }
        }
        return false;
    }

    /** Length of the byte order mark that some editors write before UTF-8; 0 without one. */
    public static int start(byte[] text) {
        int length = BYTE_ORDER_MARK.length;
        boolean there = text.length >= length && Arrays.equals(text, 0, length, BYTE_ORDER_MARK, 0, length);
        return there ? length : 0;
    }

    private void countNul(int offset) {
        if (bytes[offset] == 0) {
            firstNul = nuls == 0 ? offset : firstNul;
            nuls++;
        }
    }

    public byte[] bytes() {
        return bytes;
    }

    public Charset encoding() {
        return encoding;
    }

    /** Offset of the first byte that cannot be UTF-8, or {@link #NONE}. */
    public int firstNotUtf8() {
        return firstNotUtf8;
    }

    /** Offset of the first NUL byte, or {@link #NONE}. */
    public int firstNul() {
        return firstNul;
    }

    public int nuls() {
        return nuls;
    }

    /** The byte at the end of every line: a line feed, or a carriage return if there is none. */
    public byte lineEnd() {
        return lineEnd;
    }

    public boolean hasByteOrderMark() {
        return start > 0;
    }

    /** Offset of the first byte of the text itself: after a byte order mark, if there is one. */
    public int start() {
        return start;
    }

    public String text(int from, int to) {
        return from == to ? "" : new String(bytes, from, to - from, encoding);
    }

    /** Number of characters between two offsets, the first at the start of a character. */
    public int characters(int from, int to) {
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

    /** The location of a byte of the text. */
    public Location locate(int offset) {
        int line = 1;
        int lineStart = start;
        for (int i = lineStart; i < offset; i++) {
            if (bytes[i] == lineEnd) {
                line++;
                lineStart = i + 1;
            }
        }
        return new Location(line, characters(lineStart, offset) + 1);
    }

    private static int firstNotUtf8(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(CHARACTERS_AT_A_TIME);
        CoderResult result = decoder.decode(in, out, true);
        while (result.isOverflow()) {
            out.clear();
            result = decoder.decode(in, out, true);
        }
        return result.isError() ? in.position() : NONE;
    }
}
