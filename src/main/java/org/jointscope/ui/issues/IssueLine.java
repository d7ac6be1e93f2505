package org.jointscope.ui.issues;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.ui.document.FileLocation;
import org.jointscope.ui.table.TreeRow;

/**
 * A line of the list of issues.
 *
 * @param id stable while the line is about the same subject
 * @param severityText the word for it; empty if the line above has the same
 * @param message a sentence, or the name of a file
 * @param file empty if a line above has the same
 * @param count the number of its findings
 * @param code empty for a file
 * @param locations the listed ones of its findings
 * @param lines the lines below it
 */
public record IssueLine(
        Kind kind,
        String id,
        String severityText,
        String message,
        String file,
        int count,
        Optional<IssueCode> code,
        List<IssueLocation> locations,
        List<IssueLine> lines)
        implements TreeRow<IssueLine> {

    /** The subject of a line. */
    public enum Kind {
        FILE,
        ISSUE,
        /** One of several findings of an issue. */
        LOCATION,
        /** The findings that an issue does not list. */
        MORE
    }

    public IssueLine {
        locations = List.copyOf(locations);
        lines = List.copyOf(lines);
    }

    /** The highest severity of its findings. */
    public Severity severity() {
        return code.map(IssueCode::severity)
                .or(() -> lines.stream().map(IssueLine::severity).min(Comparator.naturalOrder()))
                .orElse(Severity.HINT);
    }

    /** The location in the file; empty if there are several or none. */
    public Optional<Location> location() {
        return target().map(FileLocation::location);
    }

    /** The sort key by location in a file: first none, then lines of a text file, then bytes of a binary file. */
    public long order() {
        return location()
                .map(at -> at.isByte() ? (long) Integer.MAX_VALUE + 1 + at.offset() : at.line())
                .orElse(-1L);
    }

    public String codeName() {
        return code.map(IssueCode::name).orElse("");
    }

    /** Whether its location is a byte of a binary file, or it is a group with such a line. */
    boolean hasByte() {
        return location().filter(Location::isByte).isPresent() || lines.stream().anyMatch(IssueLine::hasByte);
    }

    /** Whether findings include that of this location, or for another line, one of its code. */
    boolean isAmong(List<IssueLocation> found) {
        return found.stream()
                .anyMatch(
                        kind == Kind.LOCATION
                                ? locations.getFirst()::isAbout
                                : location -> code.filter(location.finding().code()::equals)
                                        .isPresent());
    }

    /** Whether a line is the only one about the subject of this location. */
    boolean isReplacedBy(IssueLine line) {
        return kind == Kind.LOCATION
                && line.locations().size() == 1
                && line.locations().getFirst().isAbout(locations.getFirst());
    }

    @Override
    public Optional<FileLocation> target() {
        return kind == Kind.FILE || kind == Kind.MORE
                ? Optional.empty()
                : locations.stream().findFirst().map(IssueLocation::target);
    }

    @Override
    public boolean isGroup() {
        return kind == Kind.FILE;
    }

    @Override
    public boolean isLast() {
        return kind == Kind.MORE;
    }

    /** A finding to show, with its file. */
    public record IssueLocation(OpenIssue issue, Finding finding) {

        static Stream<IssueLocation> all(OpenIssue issue) {
            return issue.issue().findings().stream().map(finding -> new IssueLocation(issue, finding));
        }

        /** Whether both are the same issue of the same subject; its text can differ. */
        boolean isAbout(IssueLocation other) {
            return finding.code() == other.finding.code() && subject().equals(other.subject());
        }

        /** A name for the subject of the finding in its file. */
        String subject() {
            return issue.fileName() + finding.subject().parts();
        }

        /** A sign flip is located at the quaternion; its line can begin with the position. */
        FileLocation target() {
            FileLocation line = new FileLocation(issue.file(), finding.location(), finding.subject());
            return finding.code() == IssueCode.FRAME_SIGN_FLIP
                    ? FileLocation.ofOrientation(issue.file(), finding.subject())
                            .orElse(line)
                    : line;
        }
    }
}
