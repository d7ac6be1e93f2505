package org.jointscope.inspect;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.RuleContext;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Severity;
import org.jointscope.edit.Cure;
import org.jointscope.edit.Cure.Scope;
import org.jointscope.edit.Edit;
import org.jointscope.format.ReadResult;
import org.jointscope.format.md5.Md5AnimReader;
import org.jointscope.format.write.Md5AnimWriter;
import org.jointscope.model.Md5Anim;

/** The effect of an edit of an animation in engines, by their rules. */
public final class EditImpact {

    private final RuleContext before;
    private final RuleContext after;

    /** @param edited the text of the edited animation */
    public EditImpact(InspectedFile file, byte[] edited) {
        ReadResult<Md5Anim> read = Md5AnimReader.read(edited);
        before = file.evidence();
        after = RuleContext.of(read.model(), read.issues(), edited);
    }

    /**
     * The rules that apply to the result at more locations than to the original; none if the engine rejects the
     * original anyway.
     */
    public List<CompatibilityReason> in(Engine engine) {
        List<CompatibilityReason> known = reasons(engine, before).toList();
        if (known.stream().anyMatch(it -> it.rule().effect().outcome() == Outcome.REJECTS)) {
            return List.of();
        }
        return reasons(engine, after)
                .filter(reason -> known.stream()
                        .filter(it -> it.rule().equals(reason.rule()))
                        .noneMatch(it -> it.spots().size() >= reason.spots().size()))
                .toList();
    }

    private static Stream<CompatibilityReason> reasons(Engine engine, RuleContext file) {
        return engine.assess(file).stream().map(Compatibility::reasons).flatMap(List::stream);
    }

    /**
     * The issues of a file, without hints at repairs after which one of the engines loads the file differently, or not
     * at all.
     *
     * @param engines those that the user chose; hints do not depend on them if they are all
     */
    public static List<Issue> advisable(InspectedFile file, Collection<Engine> engines) {
        return engines.containsAll(Engines.ALL)
                ? file.issues()
                : file.issues().stream()
                        .filter(issue -> spoiled(issue, file, engines).isEmpty())
                        .toList();
    }

    /** The hints of a file that some engines do not advise, with these engines. */
    public static Map<Issue, List<Engine>> unadvisable(InspectedFile file) {
        Map<Issue, List<Engine>> unadvisable = new HashMap<>();
        for (Issue issue : file.issues()) {
            List<Engine> spoiled = spoiled(issue, file, Engines.ALL);
            if (!spoiled.isEmpty()) {
                unadvisable.put(issue, spoiled);
            }
        }
        return unadvisable;
    }

    /** The engines that do not load a file as before if a hint is followed. */
    private static List<Engine> spoiled(Issue issue, InspectedFile file, Collection<Engine> engines) {
        if (issue.severity() != Severity.HINT || !(file.content() instanceof Md5Anim anim)) {
            return List.of();
        }
        Md5Anim repaired = repaired(issue, anim);
        if (repaired == anim) {
            return List.of();
        }
        byte[] text = Md5AnimWriter.layOut(file.source().bytes(), repaired).bytes();
        EditImpact impact = new EditImpact(file, text);
        return engines.stream().filter(engine -> !impact.in(engine).isEmpty()).toList();
    }

    /** All repairs of the whole animation; the later ones prepare the better ones before them. */
    private static Md5Anim repaired(Issue issue, Md5Anim anim) {
        Md5Anim repaired = anim;
        for (Cure cure : Cure.of(issue.code()).reversed()) {
            if (cure.scope() == Scope.FILE) {
                Optional<Edit> edit = cure.edit(issue.findings(), repaired, Optional.empty());
                repaired = edit.isEmpty() ? repaired : edit.get().applyTo(repaired);
            }
        }
        return repaired;
    }
}
