package org.jointscope.ui.issues;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.document.FilePlace;
import org.jointscope.ui.document.OpenIssues.OpenIssue;
import org.jointscope.ui.pane.TreeRow;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A line of the list of issues.
 *
 * @param id the same as long as it stands for the same
 * @param severityText the word for it; empty where the line above has it
 * @param message a sentence, or the name of a file
 * @param file empty where a line above has it
 * @param count how many findings it stands for
 * @param code empty for a file
 * @param places those of its findings that are listed
 * @param lines what it unfolds to
 */
public record IssueLine(
        Kind kind,
        String id,
        String severityText,
        String message,
        String file,
        int count,
        Optional<IssueCode> code,
        List<IssuePlace> places,
        List<IssueLine> lines)
        implements TreeRow<IssueLine> {

    /** What a line stands for. */
    public enum Kind {
        FILE,
        ISSUE,
        /** One of several findings of an issue. */
        PLACE,
        /** The findings that an issue does not list. */
        MORE
    }

    public IssueLine {
        places = List.copyOf(places);
        lines = List.copyOf(lines);
    }

    /** The worst of what it stands for. */
    public Severity severity() {
        return code.map(IssueCode::severity)
                .or(() -> lines.stream().map(IssueLine::severity).min(Comparator.naturalOrder()))
                .orElse(Severity.HINT);
    }

    /** In the file; empty if it stands for several or none. */
    public Optional<Location> location() {
        return target().map(FilePlace::location);
    }

    /**
     * By which lines of the list follow their files: lines of texts, then bytes of what is no text;
     * before them all what has no place.
     */
    public long order() {
        return location()
                .map(at -> at.isByte() ? (long) Integer.MAX_VALUE + 1 + at.offset() : at.line())
                .orElse(-1L);
    }

    public String codeName() {
        return code.map(IssueCode::name).orElse("");
    }

    /** Whether it stands for a byte of a file that is no text, or for a group with such a line. */
    boolean hasByte() {
        return location().filter(Location::isByte).isPresent()
                || lines.stream().anyMatch(IssueLine::hasByte);
    }

    @Override
    public Optional<FilePlace> target() {
        return kind == Kind.FILE || kind == Kind.MORE
                ? Optional.empty()
                : places.stream().findFirst().map(IssuePlace::target);
    }

    @Override
    public boolean isGroup() {
        return kind == Kind.FILE;
    }

    @Override
    public boolean isLast() {
        return kind == Kind.MORE;
    }

    /** A finding that can be gone to, with the file that it is in. */
    public record IssuePlace(OpenIssue issue, Finding finding) {

        FilePlace target() {
            return new FilePlace(issue.file(), finding.location(), finding.subject());
        }
    }
}
