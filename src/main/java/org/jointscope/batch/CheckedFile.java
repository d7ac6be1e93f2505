package org.jointscope.batch;

import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Verdict;
import org.jointscope.diagnostics.Issue;
import org.jointscope.inspect.FileKind;

import java.nio.file.Path;
import java.util.List;

/**
 * What is wrong with a file, without what it says.
 *
 * @param issues in the order of the file
 * @param verdicts of the engines that were asked and read such files
 * @param renditions in those of the engines that load it
 */
public record CheckedFile(
        Path path,
        FileKind kind,
        List<Issue> issues,
        List<Verdict> verdicts,
        List<EngineDifferences> renditions) {

    public CheckedFile {
        issues = List.copyOf(issues);
        verdicts = List.copyOf(verdicts);
        renditions = List.copyOf(renditions);
    }
}
