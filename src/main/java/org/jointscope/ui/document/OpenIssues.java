package org.jointscope.ui.document;

import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is wrong with the open files, and with the two as a pair.
 *
 * @param all those of the mesh, then those of the animation, then those of the pair
 * @param pair whether those of the pair are among them
 * @param checkedPair what was found in the pair, if it was checked
 */
public record OpenIssues(List<OpenIssue> all, PairState pair, Optional<InspectedPair> checkedPair) {

    /**
     * An issue of what is open.
     *
     * @param file in which its places are
     */
    public record OpenIssue(InspectedFile file, Issue issue) {

        public String fileName() {
            return file.name();
        }
    }

    /** How far the check of an animation together with its mesh has come. */
    public enum PairState {
        /** There is no such pair. */
        NONE,
        CHECKING,
        /** It was given up. */
        STOPPED,
        /** It broke off, which is a fault of ours. */
        FAILED,
        CHECKED
    }

    public OpenIssues {
        all = List.copyOf(all);
    }

    /** The issues of each file by itself; those of a pair are to be found yet. */
    static OpenIssues of(OpenModel open) {
        boolean pair = open.mesh().isPresent() && open.anim().isPresent();
        return new OpenIssues(
                open.files().stream().flatMap(file -> of(file, file.issues()).stream()).toList(),
                pair ? PairState.CHECKING : PairState.NONE,
                Optional.empty());
    }

    private static List<OpenIssue> of(InspectedFile file, List<Issue> issues) {
        return issues.stream().map(issue -> new OpenIssue(file, issue)).toList();
    }

    OpenIssues with(PairState state) {
        return new OpenIssues(all, state, checkedPair);
    }

    /** Adds what the pair has; its places are in the animation. */
    OpenIssues withPair(InspectedPair checked) {
        List<OpenIssue> both = new ArrayList<>(all);
        both.addAll(of(checked.anim(), checked.issues()));
        return new OpenIssues(both, PairState.CHECKED, Optional.of(checked));
    }

    /** Findings of a severity, listed or not. */
    public int count(Severity severity) {
        return all.stream()
                .map(OpenIssue::issue)
                .filter(issue -> issue.severity() == severity)
                .mapToInt(Issue::count)
                .sum();
    }

    /** Findings that mean trouble: errors and warnings. */
    public int troubleCount() {
        return count(Severity.ERROR) + count(Severity.WARNING);
    }
}
