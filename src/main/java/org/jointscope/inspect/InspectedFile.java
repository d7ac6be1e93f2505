package org.jointscope.inspect;

import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.ModelFile;

import java.nio.file.Path;
import java.util.List;

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

    /** Findings of a severity, those included that were folded into one issue. */
    public int count(Severity severity) {
        return issues.stream()
                .filter(issue -> issue.severity() == severity)
                .mapToInt(Issue::count)
                .sum();
    }
}
