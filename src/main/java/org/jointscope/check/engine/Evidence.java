package org.jointscope.check.engine;

import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.Optional;

/**
 * What is known of a file, or of a mesh and an animation together.
 *
 * @param files one, or the mesh and the animation
 * @param issues all that were found in the file, or in the pair as such
 * @param text the bytes of the file; none of a pair, or of a file that is no text
 */
public record Evidence(List<ModelFile> files, List<Issue> issues, byte[] text) {

    public Evidence {
        files = List.copyOf(files);
        issues = List.copyOf(issues);
    }

    /**
     * @param text is not copied and must not be changed
     */
    public static Evidence of(ModelFile file, List<Issue> issues, byte[] text) {
        return new Evidence(List.of(file), issues, text);
    }

    /** Of a mesh and an animation together. */
    public static Evidence of(ModelFile mesh, ModelFile anim, List<Issue> issues) {
        return new Evidence(List.of(mesh, anim), issues, new byte[0]);
    }

    <T extends ModelFile> Optional<T> file(Class<T> kind) {
        return files.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    boolean has(IssueCode code) {
        return issues.stream().anyMatch(issue -> issue.code() == code);
    }
}
