package org.jointscope.inspect;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;

/** The formats that Jointscope reads. */
public enum FileKind {
    MD5MESH(Role.MESH, false, "MD5Version", "numMeshes"),
    MD5ANIM(Role.ANIMATION, false, "MD5Version", "numFrames"),
    MD5CAMERA(Role.CAMERA, false, "MD5Version", "numFrames", "numCuts"),
    MD5SCALE(Role.SCALE, false),
    MD2(Role.KEYFRAMES, true, Md2.MAGIC),
    DEF(Role.MODEL_DEF, false),
    SKIN(Role.SKIN, false),
    MTR(Role.MATERIALS, false);

    /** The role of a file in a document. */
    public enum Role {
        /** A model that is moved by the joints of an animation. */
        MESH,
        /** Moves the joints of a mesh. */
        ANIMATION,
        /** A model with frames of its own. */
        KEYFRAMES,
        /** A camera animation, independent of models. */
        CAMERA,
        /** Scales the joints of an animation. */
        SCALE,
        /** Names the mesh and the animations of models. */
        MODEL_DEF,
        /** Replaces the materials of meshes. */
        SKIN,
        /** Declares materials. */
        MATERIALS;

        public boolean matches(Path path) {
            return ofName(path).filter(kind -> kind.role == this).isPresent();
        }
    }

    /** Number of bytes at the beginning of a file that are searched for keywords. */
    private static final int HEADER_LENGTH = 4096;

    private final Role role;
    private final boolean binary;
    private final List<String> words;

    /**
     * @param binary whether such a file is not text
     * @param words that identify the format: the first bytes of a binary file; keywords in the header of a text, where
     *     the last format with all of its keywords is used; none if only the extension identifies it
     */
    FileKind(Role role, boolean binary, String... words) {
        this.role = role;
        this.binary = binary;
        this.words = List.of(words);
    }

    /** The name for scripts, and the extension: {@code md5mesh}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isBinary() {
        return binary;
    }

    /** Whether the beginning of a file shows that it is of this kind. */
    boolean isIdentifiable() {
        return !words.isEmpty();
    }

    /** True if the file name has the extension of this kind. */
    public boolean matches(Path path) {
        return ofName(path).filter(this::equals).isPresent();
    }

    /** The kind by the extension of a file. */
    public static Optional<FileKind> ofName(Path path) {
        return Arrays.stream(values())
                .filter(kind -> FileExtension.isOf(path, kind.label()))
                .findFirst();
    }

    /**
     * The kind by the first bytes of an .md2, otherwise by the extension, otherwise by the beginning of the file. Quake
     * II also ignores the extension.
     */
    public static Optional<FileKind> of(Path path, byte[] content) {
        return ofHeader(content, true).or(() -> ofName(path)).or(() -> ofHeader(content, false));
    }

    /** The kind by the beginning of the file. */
    static Optional<FileKind> ofContent(byte[] content) {
        return ofHeader(content, true).or(() -> ofHeader(content, false));
    }

    private static Optional<FileKind> ofHeader(byte[] content, boolean binary) {
        int length = Math.min(content.length, HEADER_LENGTH);
        String header = new String(content, 0, length, StandardCharsets.ISO_8859_1);
        return Arrays.stream(values())
                .filter(kind -> kind.binary == binary && kind.isIdentifiedBy(header))
                .reduce((first, last) -> last);
    }

    private boolean isIdentifiedBy(String header) {
        return binary
                ? header.startsWith(words.getFirst())
                : !words.isEmpty() && words.stream().allMatch(header::contains);
    }

    /** All extensions, for people: {@code .md5mesh, .md5anim or .md2}. */
    public static String list() {
        String all = Arrays.stream(values()).map(kind -> '.' + kind.label()).collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return Texts.program().of("list.or", all.substring(0, last), all.substring(last + 2));
    }
}
