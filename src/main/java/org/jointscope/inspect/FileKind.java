package org.jointscope.inspect;

import org.jointscope.model.Md2;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The formats that Jointscope reads. */
public enum FileKind {
    MD5MESH,
    MD5ANIM,
    MD5CAMERA,
    MD2;

    /**
     * Bytes at the beginning of a file in which the words that tell the formats apart are looked
     * for.
     */
    private static final int HEADER_LENGTH = 4096;

    /** As scripts see it, and as files end: {@code md5mesh}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether files of this kind are no text. */
    public boolean isBinary() {
        return this == MD2;
    }

    /** Whether a file's name claims to be of this kind. */
    public boolean isClaimedBy(Path path) {
        return ofName(path).filter(this::equals).isPresent();
    }

    /** The kind that a file's name claims. */
    public static Optional<FileKind> ofName(Path path) {
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(kind -> name.endsWith('.' + kind.label()))
                .findFirst();
    }

    /**
     * The kind that a file's name claims, or else its beginning; the first bytes of an .md2 are
     * believed before any name, as Quake II does.
     */
    public static Optional<FileKind> of(Path path, byte[] content) {
        return isMd2(content) ? Optional.of(MD2) : ofName(path).or(() -> ofContent(content));
    }

    private static boolean isMd2(byte[] content) {
        byte[] magic = Md2.MAGIC.getBytes(StandardCharsets.US_ASCII);
        return content.length >= magic.length
                && Arrays.equals(content, 0, magic.length, magic, 0, magic.length);
    }

    /** The kind that the beginning of a file tells. */
    static Optional<FileKind> ofContent(byte[] content) {
        if (isMd2(content)) {
            return Optional.of(MD2);
        }
        String header =
                new String(
                        content,
                        0,
                        Math.min(content.length, HEADER_LENGTH),
                        StandardCharsets.ISO_8859_1);
        if (!header.contains("MD5Version")) {
            return Optional.empty();
        }
        if (header.contains("numFrames")) {
            return Optional.of(header.contains("numCuts") ? MD5CAMERA : MD5ANIM);
        }
        return header.contains("numMeshes") ? Optional.of(MD5MESH) : Optional.empty();
    }
}
