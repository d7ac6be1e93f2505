package org.jointscope.inspect;

import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * All that is wrong with some files and folders.
 *
 * @param files in the order named
 * @param pairs in the order of the animations, those without issues included
 * @param severities that the issues are meant to have here; those ignored are left out
 */
public record Checkup(
        List<CheckedFile> files,
        List<CheckedPair> pairs,
        List<UnreadableFile> unreadable,
        Severities severities) {

    public Checkup {
        files = List.copyOf(files);
        pairs = List.copyOf(pairs);
        unreadable = List.copyOf(unreadable);
    }

    /**
     * Checks files, and all models and animations in folders and below them. Never fails, like
     * {@link Inspector#inspect(List)}; keeps no more than one folder's meshes in memory.
     */
    public static Checkup of(List<Path> paths, Severities severities) {
        FileList list = FileList.of(paths);
        return new Round(list, severities).checkup();
    }

    public Severity severity(Issue issue) {
        return severities.of(issue.code());
    }

    /** Findings of a severity, those included that are not listed. */
    public long count(Severity severity) {
        return Stream.concat(
                        files.stream().map(CheckedFile::issues),
                        pairs.stream().map(CheckedPair::issues))
                .flatMap(List::stream)
                .filter(issue -> severity(issue) == severity)
                .mapToLong(Issue::count)
                .sum();
    }
}
