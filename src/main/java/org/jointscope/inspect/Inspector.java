package org.jointscope.inspect;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.format.ReadResult;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.model.ModelFile;
import org.jointscope.source.SourceMap;
import org.jointscope.text.FileText;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks into files: reads them, and checks what was read. */
public final class Inspector {

    /** No real file comes near; reading one takes several times its size in memory. */
    private static final long LARGEST = 512L << 20;

    /** Bytes that tell what a file is. */
    private static final int BEGINNING = 1024;

    private static final Comparator<Finding> BY_PLACE =
            Comparator.comparing(Finding::location, Location.IN_FILE);

    private Inspector() {}

    /**
     * Never fails: a file that cannot be looked into is listed as such, and the others are still
     * done.
     */
    public static Inspection inspect(List<Path> paths) {
        List<InspectedFile> files = new ArrayList<>();
        List<UnreadableFile> unreadable = new ArrayList<>();
        for (Path path : paths) {
            try {
                files.add(inspect(path));
            } catch (IOException e) {
                unreadable.add(new UnreadableFile(path, reason(e)));
            }
        }
        return new Inspection(files, unreadable);
    }

    /**
     * @throws IOException if the file cannot be read, or is of no kind that Jointscope reads
     */
    public static InspectedFile inspect(Path path) throws IOException {
        byte[] bytes = read(path);
        Optional<FileKind> kind = FileKind.of(path, bytes);
        if (kind.isEmpty()) {
            throw new IOException("it is no " + FileKind.list() + ", by name or content");
        }
        return inspect(path, kind.get(), bytes);
    }

    /**
     * Reads a file of bearable size.
     *
     * @throws IOException if it cannot be read, is too large, or not a file
     */
    public static byte[] read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException("it is a folder");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException("it is no regular file");
        }
        if (Files.size(path) > LARGEST) {
            throw new IOException("it is larger than " + (LARGEST >> 20) + " MiB");
        }
        return Files.readAllBytes(path);
    }

    /** Looks into what a file holds, or would hold. */
    public static InspectedFile inspect(Path path, FileKind kind, byte[] bytes) {
        return inspect(path, Format.of(kind), bytes);
    }

    private static <T extends ModelFile> InspectedFile inspect(
            Path path, Format<T> format, byte[] bytes) {
        return inspect(path, format, format.reader().apply(bytes), bytes);
    }

    /** Looks into bytes that are read already. */
    public static <T extends ModelFile> InspectedFile inspect(
            Path path, Format<T> format, ReadResult<T> result, byte[] bytes) {
        Interruption.check();
        IssueLog checked = new IssueLog();
        format.check().accept(result, checked);
        boolean binary = format.kind().isBinary();
        FileText source = binary ? FileText.none() : new FileText(bytes, result.encoding());
        SourceMap map = format.map().apply(result.model(), source);
        List<Issue> issues =
                foreign(format, result.model(), bytes)
                        .map(List::of)
                        .orElseGet(
                                () ->
                                        inOrder(
                                                Stream.concat(
                                                                result.issues().stream(),
                                                                checked.issues().stream())
                                                        .map(issue -> about(issue, map))));
        TextFacts text =
                binary ? TextFacts.BINARY : TextFacts.of(bytes, result.encoding(), result.model());
        return new InspectedFile(
                path, format.kind(), result.model(), issues, bytes.length, text, source, map);
    }

    /**
     * An issue of a file that is not at all what its name says: a model of another format, a page
     * that a server sent in place of one. That is the one thing to say of it; that no line is what
     * it should be follows.
     *
     * @param model what could be read as a file of the format
     */
    private static <T extends ModelFile> Optional<Issue> foreign(
            Format<T> format, T model, byte[] bytes) {
        return format.bare().test(model)
                ? content(format.kind(), format.nameless().test(model), bytes)
                        .map(found -> issue(format.kind(), found))
                : Optional.empty();
    }

    private static Issue issue(FileKind kind, String found) {
        IssueLog log = new IssueLog();
        Location start = kind.isBinary() ? Location.ofByte(0) : Location.START;
        log.add(IssueCode.FILE_FOREIGN, start, Subject.FILE, kind.label(), found);
        return log.issues().getFirst();
    }

    private static Optional<String> content(FileKind kind, boolean nameless, byte[] bytes) {
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

    /** Whoever reads tokens knows no more than where they stand; the whole model knows the rest. */
    private static Issue about(Issue issue, SourceMap map) {
        Interruption.check();
        List<Finding> findings =
                issue.findings().stream()
                        .map(
                                finding ->
                                        finding.subject().isFile()
                                                ? finding.about(map.at(finding.location()))
                                                : finding)
                        .toList();
        return new Issue(findings, issue.count());
    }

    /** By place in the file, and so within each: rules that sum up come to theirs in other ways. */
    public static List<Issue> inOrder(Stream<Issue> issues) {
        return issues.map(
                        issue ->
                                new Issue(
                                        issue.findings().stream().sorted(BY_PLACE).toList(),
                                        issue.count()))
                .sorted(Comparator.comparing(issue -> issue.findings().getFirst(), BY_PLACE))
                .toList();
    }

    /** Why a file cannot be read, as a clause. */
    public static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "there is no such file";
            case AccessDeniedException denied -> "it may not be read";
            default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        };
    }
}
