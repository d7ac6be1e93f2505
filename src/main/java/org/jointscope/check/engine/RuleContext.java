package org.jointscope.check.engine;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Skin;

/**
 * The known facts about a file, or a mesh and an animation together, each computed at its first use: engines have most
 * rules in common.
 */
public final class RuleContext {

    private final List<ModelFile> files;
    private final List<Issue> issues;
    private final byte[] text;
    private final Map<Class<?>, Optional<?>> found = new HashMap<>();
    private final Map<String, List<RuleHit>> hits = new HashMap<>();
    private final Map<Trigger, List<RuleHit>> spots = new HashMap<>();
    private final Set<IssueCode> codes = EnumSet.noneOf(IssueCode.class);

    private RuleContext(List<ModelFile> files, List<Issue> issues, byte[] text) {
        this.files = files;
        this.issues = List.copyOf(issues);
        this.text = text;
        issues.forEach(issue -> codes.add(issue.code()));
    }

    /**
     * @param issues all issues of the file
     * @param text the bytes of the file, which are not copied and must not be changed; none for a binary file
     */
    public static RuleContext of(ModelFile file, List<Issue> issues, byte[] text) {
        return new RuleContext(List.of(file), issues, text);
    }

    /**
     * The context of a mesh and an animation together.
     *
     * @param issues all issues of the pair itself
     */
    public static RuleContext of(ModelFile mesh, ModelFile anim, List<Issue> issues) {
        return new RuleContext(List.of(mesh, anim), issues, new byte[0]);
    }

    List<ModelFile> files() {
        return files;
    }

    List<Issue> issues() {
        return issues;
    }

    byte[] text() {
        return text;
    }

    <T extends ModelFile> Optional<T> file(Class<T> kind) {
        return files.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** True if there are issues of any of the codes. */
    boolean hasAny(Set<IssueCode> others) {
        return !Collections.disjoint(codes, others);
    }

    boolean has(IssueCode code) {
        return codes.contains(code);
    }

    /** The mesh prepared for skinning, once; empty if there is none. */
    Optional<Skin> skin() {
        return remember(Skin.class, it -> it.file(Md5Mesh.class).map(Md5Kernel::skin));
    }

    /** The result of a longer computation, computed once, at its first use. */
    synchronized <T> Optional<T> remember(Class<T> kind, Function<RuleContext, Optional<T>> look) {
        if (!found.containsKey(kind)) {
            found.put(kind, look.apply(this));
        }
        return found.get(kind).map(kind::cast);
    }

    /**
     * The first locations of the trigger of a rule in the order of the file, found once. Rules with the same terms have
     * the same trigger: see {@link Triggers}.
     */
    synchronized List<RuleHit> spots(Trigger trigger) {
        List<RuleHit> known = spots.get(trigger);
        if (known == null) {
            known = CompatibilityReason.sorted(
                    trigger.find(this).limit(Trigger.MOST).toList());
            spots.put(trigger, known);
        }
        return known;
    }

    /**
     * The locations of a term of triggers, found once.
     *
     * @param term its name and parameter
     */
    synchronized List<RuleHit> hits(String term, Trigger trigger) {
        List<RuleHit> known = hits.get(term);
        if (known == null) {
            known = trigger.find(this).limit(Trigger.MOST).toList();
            hits.put(term, known);
        }
        return known;
    }
}
