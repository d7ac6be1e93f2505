package org.jointscope.inspect;

import org.jointscope.check.PairCheck;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

import java.util.List;

/**
 * What was found in an animation as one of a certain mesh.
 *
 * @param issues only those that neither file has by itself, at places of the animation and in their
 *     order
 */
public record InspectedPair(InspectedFile mesh, InspectedFile anim, List<Issue> issues) {

    public InspectedPair {
        issues = List.copyOf(issues);
    }

    /** Checks an .md5anim together with an .md5mesh. */
    public static InspectedPair of(InspectedFile mesh, InspectedFile anim) {
        IssueLog issues = new IssueLog();
        PairCheck.check((Md5Mesh) mesh.content(), (Md5Anim) anim.content(), issues);
        return new InspectedPair(mesh, anim, Inspector.inOrder(issues.issues().stream()));
    }
}
