package org.jointscope.inspect;

import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Files that are not at all what their names say: a model of another format, a page that a server
 * sent in place of one. That is the one thing to say of them; that no line is what it should be
 * follows.
 */
final class ForeignContent {

    /** Bytes that tell what a file is. */
    private static final int BEGINNING = 1024;

    private ForeignContent() {}

    /**
     * @param model what could be read as the kind
     */
    static Optional<Issue> find(FileKind kind, ModelFile model, byte[] bytes) {
        return isBare(model)
                ? name(kind, isNameless(model), bytes).map(found -> issue(kind, found))
                : Optional.empty();
    }

    private static Issue issue(FileKind kind, String found) {
        IssueLog log = new IssueLog();
        log.add(IssueCode.FILE_FOREIGN, start(kind), Subject.FILE, kind.label(), found);
        return log.issues().getFirst();
    }

    private static Location start(FileKind kind) {
        return kind == FileKind.MD2 ? Location.ofByte(0) : Location.START;
    }

    /** Whether not a row of it could be read. */
    private static boolean isBare(ModelFile model) {
        return switch (model) {
            case Md5Mesh mesh -> mesh.joints().isEmpty() && mesh.meshes().isEmpty();
            case Md5Anim anim ->
                    anim.hierarchy().isEmpty()
                            && anim.baseframe().isEmpty()
                            && anim.bounds().isEmpty()
                            && anim.frames().isEmpty();
            case Md2 md2 -> md2.equals(Md2.EMPTY);
            case Md5Camera camera -> camera.cuts().isEmpty() && camera.frames().isEmpty();
        };
    }

    private static boolean isNameless(ModelFile model) {
        return switch (model) {
            case Md5Mesh mesh -> mesh.version().isEmpty() && mesh.numJoints().isEmpty();
            case Md5Anim anim -> anim.version().isEmpty() && anim.numJoints().isEmpty();
            case Md2 md2 -> md2.equals(Md2.EMPTY);
            case Md5Camera camera -> camera.version().isEmpty() && camera.numFrames().isEmpty();
        };
    }

    private static Optional<String> name(FileKind kind, boolean nameless, byte[] bytes) {
        Optional<FileKind> other = FileKind.ofContent(bytes).filter(found -> found != kind);
        if (other.isPresent() || !nameless) {
            return other.map(found -> "an ." + found.label());
        }
        int length = Math.min(bytes.length, BEGINNING);
        String beginning = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        String words = beginning.replace("\0", "").strip().toLowerCase(Locale.ROOT);
        if (words.contains("md5version")) {
            return beginning.replace("\0", "").length() <= (length + 2) / 2
                    ? Optional.of("text in UTF-16, which no engine reads")
                    : Optional.empty();
        }
        if (words.startsWith("<!doctype") || words.startsWith("<html")) {
            return Optional.of("a web page");
        }
        return Optional.empty();
    }
}
