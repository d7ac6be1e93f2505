package org.jointscope.batch;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.diagnostics.Issue;

/**
 * The issues of a single file or archive, or of an animation together with a mesh, without the content.
 *
 * @param path of the file, archive or animation
 * @param kind for scripts: the label of a format, or {@link #ARCHIVE}
 * @param mesh the mesh of the animation; empty for a single file
 * @param issues in the order of the file; with a mesh, only those that neither file has alone
 * @param compatibilities of the requested engines that support such files
 * @param differences in those of the engines that load it
 */
public record CheckResult(
        Path path,
        String kind,
        Optional<Path> mesh,
        List<Issue> issues,
        List<Compatibility> compatibilities,
        List<EngineDifferences> differences) {

    public static final String ARCHIVE = "archive";

    public CheckResult {
        issues = List.copyOf(issues);
        compatibilities = List.copyOf(compatibilities);
        differences = List.copyOf(differences);
    }
}
