package org.jointscope.inspect;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Outcome;
import org.jointscope.check.engine.Verdict;
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
        return of(paths, severities, Engines.ALL);
    }

    /** Likewise, and asks no engines but these. */
    public static Checkup of(List<Path> paths, Severities severities, List<Engine> engines) {
        FileList list = FileList.of(paths);
        return new Round(list, severities, engines).checkup();
    }

    public Severity severity(Issue issue) {
        return severities.of(issue.code());
    }

    /** How many files and pairs an engine gives such a verdict on. */
    public long count(Engine engine, Outcome outcome) {
        return Stream.concat(
                        files.stream().map(CheckedFile::verdicts),
                        pairs.stream().map(CheckedPair::verdicts))
                .flatMap(List::stream)
                .filter(verdict -> verdict.engine().equals(engine))
                .map(Verdict::outcome)
                .filter(outcome::equals)
                .count();
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
