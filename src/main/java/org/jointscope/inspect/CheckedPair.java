package org.jointscope.inspect;

import org.jointscope.diagnostics.Issue;

import java.nio.file.Path;
import java.util.List;

/**
 * What is wrong with an animation as one of a certain mesh, without what they say.
 *
 * @param issues in the order of the animation, at places of it
 */
public record CheckedPair(Path mesh, Path anim, List<Issue> issues) {

    public CheckedPair {
        issues = List.copyOf(issues);
    }
}
