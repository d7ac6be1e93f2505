package org.jointscope.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.material.MaterialIssues;
import org.jointscope.model.Md5Mesh;

/**
 * The issues of the open files, and of the two as a pair.
 *
 * @param all those of the mesh, then those of the animation, then those of the materials and of the pair
 * @param pair whether those of the pair are included
 * @param checkedPair the result of the check of the pair, if it was checked
 */
public record OpenIssues(List<OpenIssue> all, PairState pair, Optional<InspectedPair> checkedPair) {

    /**
     * An issue of the open files.
     *
     * @param file that contains its locations
     */
    public record OpenIssue(InspectedFile file, Issue issue) {

        public String fileName() {
            return file.name();
        }
    }

    /** The state of the check of an animation together with its mesh. */
    public enum PairState {
        /** There is no pair to check. */
        NONE,
        CHECKING,
        /** The check was canceled. */
        STOPPED,
        /** The check failed: an internal error. */
        FAILED,
        CHECKED
    }

    public OpenIssues {
        all = List.copyOf(all);
    }

    /** The issues of each file; those of a pair are not known yet. */
    public static OpenIssues of(OpenModel open) {
        boolean pair = open.mesh().isPresent() && open.anim().isPresent();
        return new OpenIssues(
                open.files().stream()
                        .flatMap(file -> of(file, file.issues()).stream())
                        .toList(),
                pair ? PairState.CHECKING : PairState.NONE,
                Optional.empty());
    }

    /** All issues, those of files together as far as there is a mesh. Slow. */
    public static OpenIssues complete(OpenModel open) {
        return open.mesh().isPresent() ? together(open) : of(open);
    }

    /** The issues of each file, then those of the mesh with its materials and with its animation. Slow. */
    public static OpenIssues together(OpenModel open) {
        InspectedFile mesh = open.mesh().orElseThrow();
        Md5Mesh content = open.md5Mesh().orElseThrow();
        List<Issue> materials = MaterialIssues.check(
                content,
                open.def()::shown,
                open.meshes().stream().map(OpenMesh::textures).toList(),
                open.tree().around(mesh.path()));
        OpenIssues alone = of(open).withMaterials(mesh, materials);
        return open.anim()
                .map(anim -> alone.withPair(InspectedPair.of(mesh, anim)))
                .orElse(alone);
    }

    private static List<OpenIssue> of(InspectedFile file, List<Issue> issues) {
        return issues.stream().map(issue -> new OpenIssue(file, issue)).toList();
    }

    public OpenIssues with(PairState state) {
        return new OpenIssues(all, state, checkedPair);
    }

    /** Adds the issues of the pair, which have locations in the animation. */
    public OpenIssues withPair(InspectedPair checked) {
        List<OpenIssue> both = new ArrayList<>(all);
        both.addAll(of(checked.anim(), checked.issues()));
        return new OpenIssues(both, PairState.CHECKED, Optional.of(checked));
    }

    /** Adds the issues of the materials and images of the mesh. */
    public OpenIssues withMaterials(InspectedFile mesh, List<Issue> issues) {
        List<OpenIssue> both = new ArrayList<>(all);
        both.addAll(of(mesh, issues));
        return new OpenIssues(both, pair, checkedPair);
    }

    /** Only the issues that meet a condition. */
    public OpenIssues only(Predicate<Issue> condition) {
        return new OpenIssues(
                all.stream().filter(it -> condition.test(it.issue())).toList(), pair, checkedPair);
    }

    /** The number of occurrences with a severity, listed or not. */
    public int count(Severity severity) {
        return all.stream()
                .map(OpenIssue::issue)
                .filter(issue -> issue.severity() == severity)
                .mapToInt(Issue::count)
                .sum();
    }

    /** The number of errors and warnings. */
    public int troubleCount() {
        return count(Severity.ERROR) + count(Severity.WARNING);
    }
}
