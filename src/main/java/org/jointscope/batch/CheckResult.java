package org.jointscope.batch;

import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Verdict;
import org.jointscope.diagnostics.Issue;
import org.jointscope.inspect.FileKind;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The findings in a file by itself, or in an animation together with a mesh; not their content.
 *
 * @param path of the file or the animation
 * @param mesh that the animation was checked with; empty for a file by itself
 * @param issues in the order of the file; with a mesh, only those that neither file has by itself
 * @param verdicts of the engines that were asked and read such files
 * @param differences in those of the engines that load it
 */
public record CheckResult(
        Path path,
        FileKind kind,
        Optional<Path> mesh,
        List<Issue> issues,
        List<Verdict> verdicts,
        List<EngineDifferences> differences) {

    public CheckResult {
        issues = List.copyOf(issues);
        verdicts = List.copyOf(verdicts);
        differences = List.copyOf(differences);
    }
}
