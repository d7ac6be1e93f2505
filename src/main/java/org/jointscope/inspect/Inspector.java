package org.jointscope.inspect;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.format.ReadResult;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.model.ModelFile;
import org.jointscope.source.SourceMap;
import org.jointscope.text.FileText;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks into files: reads them, and checks what was read. */
public final class Inspector {

    /** No real file comes near; reading one takes several times its size in memory. */
    private static final long LARGEST = 512L << 20;

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
                ForeignContent.find(format, result.model(), bytes)
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
