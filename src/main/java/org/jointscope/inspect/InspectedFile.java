package org.jointscope.inspect;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Evidence;
import org.jointscope.check.engine.Verdict;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.ModelFile;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What was found in one file.
 *
 * @param content as much as could be read
 * @param issues in the order of the file
 * @param bytes the file's size
 * @param text how it is written down
 * @param source the text itself
 * @param map what the places in it are about
 */
public record InspectedFile(
        Path path,
        FileKind kind,
        ModelFile content,
        List<Issue> issues,
        long bytes,
        TextFacts text,
        FileText source,
        SourceMap map) {

    public InspectedFile {
        issues = List.copyOf(issues);
    }

    /**
     * What would be found, as far as it can be told without a look into the text, in another
     * content.
     */
    public InspectedFile withContent(ModelFile other) {
        return new InspectedFile(path, kind, other, issues, bytes, text, source, map);
    }

    /** What every engine makes of it that reads such files; found anew each time. */
    public List<Verdict> verdicts() {
        return verdicts(Engines.ALL);
    }

    /** Likewise, some engines. */
    public List<Verdict> verdicts(List<Engine> engines) {
        Evidence evidence = evidence();
        return engines.stream()
                .map(engine -> engine.judge(evidence))
                .flatMap(Optional::stream)
                .toList();
    }

    Evidence evidence() {
        return Evidence.of(content, issues, source.bytes());
    }

    /** Findings of a severity, those included that were folded into one issue. */
    public int count(Severity severity) {
        return issues.stream()
                .filter(issue -> issue.severity() == severity)
                .mapToInt(Issue::count)
                .sum();
    }
}
