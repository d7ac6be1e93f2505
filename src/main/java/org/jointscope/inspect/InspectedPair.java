package org.jointscope.inspect;

import java.util.List;
import java.util.Optional;
import org.jointscope.check.PairCheck;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Differences;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.RuleContext;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.edit.AlphaParents;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * The result of the inspection of an animation together with a mesh.
 *
 * @param issues only those that neither file has alone, at locations in the animation and in their order
 */
public record InspectedPair(InspectedFile mesh, InspectedFile anim, List<Issue> issues) {

    public InspectedPair {
        issues = List.copyOf(issues);
    }

    /** Checks an .md5anim together with an .md5mesh. */
    public static InspectedPair of(InspectedFile mesh, InspectedFile anim) {
        IssueLog issues = new IssueLog();
        Md5Mesh moved = (Md5Mesh) mesh.content();
        Md5Anim motion = (Md5Anim) anim.content();
        Md5Anim adopted = AlphaParents.adopt(motion, moved);
        PairCheck.check(moved, adopted, issues);
        InspectedFile moving = adopted == motion ? anim : anim.withContent(adopted);
        return new InspectedPair(mesh, moving, Inspector.inOrder(issues.issues().stream()));
    }

    /**
     * The compatibility of those of some engines that support such files with the two together, including the rules for
     * either file.
     */
    public List<Compatibility> compatibilities(List<Engine> engines) {
        RuleContext ofBoth = RuleContext.of(mesh.content(), anim.content(), issues);
        return engines.stream()
                .map(engine -> engine.assess(mesh.evidence(), anim.evidence(), ofBoth))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Differences of the two in the engines that load them; slow for a large mesh. */
    public List<EngineDifferences> differences(List<Compatibility> compatibilities) {
        return anim.differences(compatibilities, Differences.of(mesh.evidence(), anim.evidence())::in);
    }
}
