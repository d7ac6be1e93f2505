package org.jointscope.inspect;

import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
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
     * @param model what could be read as a file of the format
     */
    static <T extends ModelFile> Optional<Issue> find(Format<T> format, T model, byte[] bytes) {
        return format.bare().test(model)
                ? name(format.kind(), format.nameless().test(model), bytes)
                        .map(found -> issue(format.kind(), found))
                : Optional.empty();
    }

    private static Issue issue(FileKind kind, String found) {
        IssueLog log = new IssueLog();
        Location start = kind.isBinary() ? Location.ofByte(0) : Location.START;
        log.add(IssueCode.FILE_FOREIGN, start, Subject.FILE, kind.label(), found);
        return log.issues().getFirst();
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
