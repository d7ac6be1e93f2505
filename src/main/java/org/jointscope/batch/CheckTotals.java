package org.jointscope.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.Inspection.UnreadableFile;

/** Counts over all files and pairs of a check, and the files that could not be read. */
public final class CheckTotals {

    private record EngineOutcome(String engine, Outcome outcome) {}

    private final Severities severities;
    private final Map<Severity, Long> findings = new EnumMap<>(Severity.class);
    private final Map<EngineOutcome, Long> outcomes = new HashMap<>();
    private final List<UnreadableFile> unreadable = new ArrayList<>();
    private long files;
    private long pairs;
    private volatile boolean interrupted;

    public CheckTotals(Severities severities) {
        this.severities = severities;
    }

    public void add(CheckResult result) {
        files += result.mesh().isEmpty() ? 1 : 0;
        pairs += result.mesh().isPresent() ? 1 : 0;
        for (Issue issue : result.issues()) {
            findings.merge(severity(issue), (long) issue.count(), Long::sum);
        }
        for (Compatibility compatibility : result.compatibilities()) {
            outcomes.merge(new EngineOutcome(compatibility.engine().id(), compatibility.outcome()), 1L, Long::sum);
        }
    }

    public void add(UnreadableFile file) {
        unreadable.add(file);
    }

    /** Marks the counts as those of a part of the files. */
    void interrupt() {
        interrupted = true;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    /** The codes with another severity than usual, by name. */
    public List<Map.Entry<IssueCode, Severity>> changedSeverities() {
        return severities.changed().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .toList();
    }

    /** The severity of an issue in this check. */
    public Severity severity(Issue issue) {
        return severities.of(issue.code());
    }

    public long files() {
        return files;
    }

    /** Number of pairs of an animation and a mesh. */
    public long pairs() {
        return pairs;
    }

    /** In the order of their paths, each once. */
    public List<UnreadableFile> unreadable() {
        return unreadable.stream()
                .distinct()
                .sorted(Comparator.comparing(UnreadableFile::path, FileList.BY_FOLDER))
                .toList();
    }

    /** Number of issues of a severity, including those that are not listed. */
    public long count(Severity severity) {
        return findings.getOrDefault(severity, 0L);
    }

    /** Number of files and pairs that the engine does not read. */
    public long unexamined(Engine engine) {
        long examined = Arrays.stream(Outcome.values())
                .mapToLong(outcome -> count(engine, outcome))
                .sum();
        return files + pairs - examined;
    }

    /** Number of files and pairs with this outcome in the engine. */
    public long count(Engine engine, Outcome outcome) {
        return outcomes.getOrDefault(new EngineOutcome(engine.id(), outcome), 0L);
    }
}
