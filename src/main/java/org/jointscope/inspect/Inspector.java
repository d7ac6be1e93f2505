package org.jointscope.inspect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.check.engine.RuleContext;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.files.GameTree;
import org.jointscope.files.StoredFiles;
import org.jointscope.format.ReadResult;
import org.jointscope.inspect.Inspection.UnreadableFile;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Phrase;
import org.jointscope.model.ModelFile;
import org.jointscope.source.SourceMap;
import org.jointscope.text.FileText;

/** Inspects files: reads them and checks their contents. */
public final class Inspector {

    /** Far above the size of real files; reading requires several times the file size in memory. */
    private static final long LARGEST = 512L << 20;

    /** Number of bytes by which the content of a file is recognized. */
    private static final int BEGINNING = 1024;

    /** The formats whose files are inspected without others. */
    private static final Set<FileKind> ALONE = EnumSet.of(FileKind.MD5MESH, FileKind.MD5ANIM);

    private static final String VERSION = "md5version";

    private static final Comparator<Finding> BY_LOCATION = Comparator.comparing(Finding::location, Location.IN_FILE);

    private Inspector() {}

    /** Never fails: a file that cannot be inspected is listed as unreadable, and the others are inspected. */
    public static Inspection inspect(List<Path> paths) {
        return inspect(paths, GameTree.NEARBY);
    }

    /** @param tree for the files that the inspected ones reference */
    public static Inspection inspect(List<Path> paths, GameTree tree) {
        return inspect(paths, tree, List.of());
    }

    /**
     * Inspects files, some of which were inspected before.
     *
     * @param known a mesh or an animation with the same bytes is not inspected again; files of other formats reference
     *     files that can have changed
     */
    public static Inspection inspect(List<Path> paths, GameTree tree, List<InspectedFile> known) {
        List<InspectedFile> files = new ArrayList<>();
        List<UnreadableFile> unreadable = new ArrayList<>();
        for (Path path : paths) {
            try {
                files.add(inspect(path, tree, known));
            } catch (IOException e) {
                unreadable.add(new UnreadableFile(path, FileFailure.reading(e)));
            }
        }
        return new Inspection(files, unreadable);
    }

    /** @throws IOException if the file cannot be read, or has no supported format */
    public static InspectedFile inspect(Path path) throws IOException {
        return inspect(path, GameTree.NEARBY);
    }

    /** @throws IOException if the file cannot be read, or has no supported format */
    public static InspectedFile inspect(Path path, GameTree tree) throws IOException {
        return inspect(path, tree, List.of());
    }

    private static InspectedFile inspect(Path path, GameTree tree, List<InspectedFile> known) throws IOException {
        byte[] bytes = read(path);
        Optional<FileKind> kind = FileKind.of(path, bytes);
        if (kind.isEmpty()) {
            throw FileFailure.of("failure.format", FileKind.list());
        }
        return known.stream()
                .filter(file -> ALONE.contains(kind.get()) && file.path().equals(path) && file.hasBytes(bytes))
                .findFirst()
                .orElseGet(() -> inspect(path, Format.of(kind.get()), tree, bytes));
    }

    /**
     * Reads a file within the size limit.
     *
     * @throws IOException if it cannot be read, is too large, or is not a regular file
     */
    public static byte[] read(Path path) throws IOException {
        if (StoredFiles.isFolder(path)) {
            throw FileFailure.of("failure.folder");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw FileFailure.of("failure.special");
        }
        if (StoredFiles.size(path) > LARGEST) {
            throw FileFailure.of("failure.size", LARGEST >> 20);
        }
        return StoredFiles.read(path);
    }

    /** Inspects the content of a file, which may be unsaved. */
    public static InspectedFile inspect(Path path, FileKind kind, byte[] bytes) {
        return inspect(path, Format.of(kind), GameTree.NEARBY, bytes);
    }

    private static <T extends ModelFile> InspectedFile inspect(
            Path path, Format<T> format, GameTree tree, byte[] bytes) {
        return inspect(path, format, tree, format.reader().apply(bytes), bytes);
    }

    /** Inspects bytes that are in memory. */
    public static <T extends ModelFile> InspectedFile inspect(
            Path path, Format<T> format, ReadResult<T> result, byte[] bytes) {
        return inspect(path, format, GameTree.NEARBY, result, bytes);
    }

    private static <T extends ModelFile> InspectedFile inspect(
            Path path, Format<T> format, GameTree tree, ReadResult<T> result, byte[] bytes) {
        Interruption.check();
        IssueLog checked = new IssueLog();
        format.check().check(result, path, tree, checked);
        boolean binary = format.kind().isBinary();
        FileText source = binary ? FileText.none() : new FileText(bytes, result.encoding());
        SourceMap map = format.map().apply(result.model(), source);
        List<Issue> issues = foreign(format, result, bytes)
                .map(List::of)
                .orElseGet(() -> inOrder(Stream.concat(result.issues().stream(), checked.issues().stream())
                        .map(issue -> about(issue, map))));
        TextFacts text = binary ? TextFacts.BINARY : TextFacts.of(bytes, result.encoding(), result.model());
        RuleContext evidence = RuleContext.of(result.model(), issues, source.bytes());
        return new InspectedFile(
                path,
                format.kind(),
                result.model(),
                Consequences.without(issues),
                bytes.length,
                text,
                source,
                map,
                evidence);
    }

    /**
     * The issue of a file with content that does not match its extension at all: a model of another format, a web page
     * from a server, or an image. It replaces the issues about its lines, which would only be consequences.
     *
     * @param result of reading it as a file of the format
     */
    private static <T extends ModelFile> Optional<Issue> foreign(Format<T> format, ReadResult<T> result, byte[] bytes) {
        boolean empty = result.issues().stream().anyMatch(issue -> issue.code() == IssueCode.FILE_EMPTY);
        boolean bare = !empty && format.bare().test(result.model());
        boolean keyworded = empty || !format.nameless().test(result.model()) || isNamed(bytes);
        return ForeignContent.of(format.kind(), bytes, bare, keyworded)
                .map(found -> issue(format.kind(), found))
                .or(() -> bare
                        ? DeclContent.of(format.kind(), result.model(), bytes).map(Inspector::foreignDeclarations)
                        : Optional.empty());
    }

    private static Issue foreignDeclarations(Phrase found) {
        IssueLog log = new IssueLog();
        log.add(IssueCode.DECL_FOREIGN, Location.START, Subject.FILE, found);
        return log.issues().getFirst();
    }

    private static Issue issue(FileKind kind, Phrase found) {
        IssueLog log = new IssueLog();
        Location start = kind.isBinary() ? Location.ofByte(0) : Location.START;
        log.add(IssueCode.FILE_FOREIGN, start, Subject.FILE, kind.label(), found);
        return log.issues().getFirst();
    }

    private static boolean isNamed(byte[] bytes) {
        return beginning(bytes).contains(VERSION);
    }

    private static String beginning(byte[] bytes) {
        int length = Math.min(bytes.length, BEGINNING);
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    }

    /** Adds the subject of a location, which requires the whole model. */
    private static Issue about(Issue issue, SourceMap map) {
        Interruption.check();
        List<Finding> findings = issue.findings().stream()
                .map(finding -> finding.subject().isFile() ? finding.about(map.at(finding.location())) : finding)
                .toList();
        return new Issue(findings, issue.count());
    }

    /** Sorts issues, and the findings of each, by location: some rules use another order. */
    public static List<Issue> inOrder(Stream<Issue> issues) {
        return issues.map(issue ->
                        new Issue(issue.findings().stream().sorted(BY_LOCATION).toList(), issue.count()))
                .sorted(Comparator.comparing(issue -> issue.findings().getFirst(), BY_LOCATION))
                .toList();
    }
}
