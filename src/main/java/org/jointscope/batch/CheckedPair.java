package org.jointscope.batch;

import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Verdict;
import org.jointscope.diagnostics.Issue;

import java.nio.file.Path;
import java.util.List;

/**
 * What is wrong with an animation as one of a certain mesh, without what they say.
 *
 * @param issues in the order of the animation, at places of it
 * @param verdicts of the engines that were asked and read such files, on both together
 * @param renditions in those of the engines that load them
 */
public record CheckedPair(
        Path mesh,
        Path anim,
        List<Issue> issues,
        List<Verdict> verdicts,
        List<EngineDifferences> renditions) {

    public CheckedPair {
        issues = List.copyOf(issues);
        verdicts = List.copyOf(verdicts);
        renditions = List.copyOf(renditions);
    }
}
