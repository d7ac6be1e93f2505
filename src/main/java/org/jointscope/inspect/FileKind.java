package org.jointscope.inspect;

import org.jointscope.model.Md2;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The formats that Jointscope reads. */
public enum FileKind {
    MD5MESH(Role.MESH, false, "MD5Version", "numMeshes"),
    MD5ANIM(Role.ANIMATION, false, "MD5Version", "numFrames"),
    MD5CAMERA(Role.CAMERA, false, "MD5Version", "numFrames", "numCuts"),
    MD2(Role.KEYFRAMES, true, Md2.MAGIC);

    /** Part that a file takes in what is shown together. */
    public enum Role {
        /** A model that is moved by the joints of an animation. */
        MESH,
        /** Moves the joints of a mesh. */
        ANIMATION,
        /** A model with frames of its own. */
        KEYFRAMES,
        /** A flight, beside any model. */
        CAMERA;

        public boolean isClaimedBy(Path path) {
            return ofName(path).filter(kind -> kind.role == this).isPresent();
        }
    }

    /** Bytes at the beginning of a file in which keywords are looked for. */
    private static final int HEADER_LENGTH = 4096;

    private final Role role;
    private final boolean binary;
    private final List<String> words;

    /**
     * @param binary whether such a file is no text
     * @param words that tell the format: what a binary file begins with; keywords in the header of
     *     a text, of which the last format counts that has all of them
     */
    FileKind(Role role, boolean binary, String... words) {
        this.role = role;
        this.binary = binary;
        this.words = List.of(words);
    }

    /** As scripts see it, and as files end: {@code md5mesh}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isBinary() {
        return binary;
    }

    /** True if the file name has the extension of this kind. */
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
        return ofHeader(content, true).or(() -> ofName(path)).or(() -> ofHeader(content, false));
    }

    /** The kind that the beginning of a file tells. */
    static Optional<FileKind> ofContent(byte[] content) {
        return ofHeader(content, true).or(() -> ofHeader(content, false));
    }

    private static Optional<FileKind> ofHeader(byte[] content, boolean binary) {
        int length = Math.min(content.length, HEADER_LENGTH);
        String header = new String(content, 0, length, StandardCharsets.ISO_8859_1);
        return Arrays.stream(values())
                .filter(kind -> kind.binary == binary && kind.isTold(header))
                .reduce((first, last) -> last);
    }

    private boolean isTold(String header) {
        return binary
                ? header.startsWith(words.getFirst())
                : words.stream().allMatch(header::contains);
    }

    /** All of them, for people: {@code .md5mesh, .md5anim, .md5camera or .md2}. */
    public static String list() {
        String all =
                Arrays.stream(values())
                        .map(kind -> '.' + kind.label())
                        .collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return all.substring(0, last) + " or " + all.substring(last + 2);
    }
}
