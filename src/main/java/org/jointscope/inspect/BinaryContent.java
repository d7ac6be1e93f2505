package org.jointscope.inspect;

import org.jointscope.messages.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The content of a binary file with the extension of a text format. */
final class BinaryContent {

    /** The first bytes of common formats, as ISO 8859-1. */
    private enum Signature {
        PNG("\u0089PNG"),
        JPEG("\u00ff\u00d8\u00ff"),
        GIF("GIF8"),
        DDS("DDS "),
        PHOTOSHOP("8BPS"),
        PDF("%PDF-"),
        ZIP("PK\u0003\u0004"),
        GZIP("\u001f\u008b"),
        SEVEN_ZIP("7z\u00bc\u00af"),
        RAR("Rar!\u001a"),
        RIFF("RIFF"),
        OGG("OggS"),
        BLEND("BLENDER"),
        GLB("glTF"),
        PAK("PACK");

        private final String start;

        Signature(String start) {
            this.start = start;
        }

        private boolean begins(byte[] bytes) {
            for (int at = 0; at < start.length(); at++) {
                if (at >= bytes.length || (bytes[at] & 0xFF) != start.charAt(at)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Number of bytes at the beginning of a file that are searched for NUL bytes. */
    private static final int BEGINNING = 4096;

    /** Offset of the bits per pixel in a TGA image. */
    private static final int TARGA_DEPTH = 16;

    private static final List<Signature> SIGNATURES = List.of(Signature.values());

    private BinaryContent() {}

    /**
     * What the content is, if it is not text.
     *
     * @param keyworded whether the content has keywords of the format; then NUL bytes are errors in
     *     a text
     */
    static Optional<Phrase> of(byte[] bytes, boolean keyworded) {
        for (Signature signature : SIGNATURES) {
            if (signature.begins(bytes)) {
                return Optional.of(Phrase.of("fact.content." + signature));
            }
        }
        if (keyworded || !hasNul(bytes) || isUtf16(bytes)) {
            return Optional.empty();
        }
        return Optional.of(Phrase.of("fact.content." + (isTarga(bytes) ? "TGA" : "binary")));
    }

    /** The format has no signature, so the fields of its header are tested. */
    private static boolean isTarga(byte[] bytes) {
        return bytes.length > TARGA_DEPTH
                && List.of(0, 1).contains((int) bytes[1])
                && List.of(1, 2, 3, 9, 10, 11).contains((int) bytes[2])
                && List.of(8, 15, 16, 24, 32).contains((int) bytes[TARGA_DEPTH]);
    }

    private static boolean hasNul(byte[] bytes) {
        return IntStream.range(0, Math.min(bytes.length, BEGINNING)).anyMatch(at -> bytes[at] == 0);
    }

    private static boolean isUtf16(byte[] bytes) {
        return bytes.length > 1 && (bytes[0] & 0xFF) + (bytes[1] & 0xFF) == 0xFE + 0xFF;
    }
}
