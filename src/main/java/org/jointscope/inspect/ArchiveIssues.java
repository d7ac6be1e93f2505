package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.files.ArchiveFault;
import org.jointscope.files.ArchiveFault.Kind;
import org.jointscope.files.StoredFiles;
import org.jointscope.messages.Phrase;
import org.jointscope.messages.Texts;

/** What is not read of an archive, as issues. */
public final class ArchiveIssues {

    private ArchiveIssues() {}

    public static List<Issue> of(Path archive) {
        return of(StoredFiles.faults(archive));
    }

    static List<Issue> of(List<ArchiveFault> faults) {
        IssueLog log = new IssueLog();
        for (ArchiveFault fault : faults) {
            log.add(code(fault.kind()), Location.ofByte(0), Subject.FILE, argument(fault));
        }
        return log.issues();
    }

    /** The first issue of each archive that contains one of some files, for people; also of archives themselves. */
    public static List<String> summaries(List<Path> files) {
        return files.stream()
                .flatMap(file -> StoredFiles.archive(file).stream())
                .distinct()
                .filter(archive -> unreadable(archive).isEmpty())
                .flatMap(archive -> summary(archive).stream())
                .toList();
    }

    private static Optional<String> summary(Path archive) {
        List<Issue> issues = of(archive);
        int more = issues.stream().mapToInt(Issue::count).sum() - 1;
        return issues.stream().findFirst().map(first -> {
            String message = first.findings().getFirst().message();
            return more == 0
                    ? Texts.program().of("open.archive", archive.getFileName(), message)
                    : Texts.program().of("open.archive.more", archive.getFileName(), message, more);
        });
    }

    private static IssueCode code(Kind kind) {
        return switch (kind) {
            case DAMAGED -> IssueCode.ARCHIVE_DAMAGED;
            case NAME -> IssueCode.ARCHIVE_ENTRY_NAME;
            case REPEATED -> IssueCode.ARCHIVE_ENTRY_REPEATED;
            case ENTRIES -> IssueCode.ARCHIVE_ENTRIES_TOO_MANY;
            case ENTRY_SIZE -> IssueCode.ARCHIVE_ENTRY_TOO_LARGE;
            case SIZE -> IssueCode.ARCHIVE_TOO_LARGE;
        };
    }

    private static Object argument(ArchiveFault fault) {
        if (fault.kind() == Kind.DAMAGED) {
            return fault.entry().isEmpty()
                    ? Phrase.of("fact.archive.contents")
                    : Phrase.of("fact.archive.entry", fault.entry());
        }
        return fault.entry();
    }

    /** The reason why an archive cannot be read at all; empty for other paths. */
    public static Optional<String> unreadable(Path path) {
        return StoredFiles.isArchive(path) && StoredFiles.isDamaged(path)
                ? Optional.of(Texts.program().of("failure.archive"))
                : Optional.empty();
    }

    /** The reason why a folder or archive has nothing to open. */
    public static String noFiles(Path folder) {
        return unreadable(folder)
                .orElseGet(() -> Texts.program()
                        .of(
                                StoredFiles.isInArchive(folder) ? "open.noFiles.archive" : "open.noFiles",
                                FileKind.list()));
    }
}
