package org.jointscope.inspect;

import org.jointscope.diagnostics.Issue;

import java.nio.file.Path;
import java.util.List;

/**
 * What is wrong with a file, without what it says.
 *
 * @param issues in the order of the file
 */
public record CheckedFile(Path path, FileKind kind, List<Issue> issues) {

    public CheckedFile {
        issues = List.copyOf(issues);
    }
}
