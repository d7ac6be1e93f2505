package org.jointscope.check.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Compatibility.Outcome;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.edit.Cure;
import org.jointscope.messages.Texts;
import org.jointscope.model.ModelFile;

/**
 * A program that reads models, as the table of its rules. To add one, write its table and its texts, and name it in
 * {@link Engines}.
 *
 * @param id the name for scripts: {@code doom3}
 * @param name the name for people: {@code Doom 3}
 * @param others its other names, and those of programs that read files in the same way
 * @param family the engines among which it is listed
 * @param reads the kinds of files that it supports; others are not assessed
 * @param source the repository and commit from which the rules were read
 * @param confidence of the rules on the whole
 */
public record Engine(
        String id,
        String name,
        List<String> others,
        Family family,
        Set<Target> reads,
        String source,
        Reliability confidence,
        EngineTraits traits,
        List<EngineRule> rules) {

    public Engine {
        others = List.copyOf(others);
        reads = Set.copyOf(reads);
        rules = List.copyOf(rules);
    }

    /** The compatibility with a file by itself; empty if the engine does not read it. */
    public Optional<Compatibility> assess(RuleContext file) {
        Target target = Target.of(file.files().getFirst());
        if (!reads.contains(target) || file.has(IssueCode.DECL_FOREIGN)) {
            return Optional.empty();
        }
        List<CompatibilityReason> reasons = new ArrayList<>();
        addReasons(file, target, reasons);
        if (target == Target.MD5ANIM) {
            addReasons(file, Target.LONE_MD5ANIM, reasons);
        }
        return Optional.of(new Compatibility(this, reasons));
    }

    /**
     * The compatibility with a mesh and an animation together, which includes the rules that apply to either of them.
     *
     * @param pair the facts about the two as a pair
     */
    public Optional<Compatibility> assess(RuleContext mesh, RuleContext anim, RuleContext pair) {
        if (!reads.contains(Target.PAIR)) {
            return Optional.empty();
        }
        List<CompatibilityReason> reasons = new ArrayList<>();
        addReasons(mesh, Target.MD5MESH, reasons);
        addReasons(anim, Target.MD5ANIM, reasons);
        addReasons(pair, Target.PAIR, reasons);
        return Optional.of(new Compatibility(this, reasons));
    }

    /** All different names, the one for scripts first. */
    public Stream<String> names() {
        Stream<String> further = Stream.concat(Stream.of(name), others.stream());
        return Stream.concat(Stream.of(id), further.filter(each -> !Engines.isSame(each, id)));
    }

    private void addReasons(RuleContext evidence, Target target, List<CompatibilityReason> reasons) {
        for (EngineRule rule : rules) {
            if (rule.targets().contains(target)) {
                Interruption.check();
                List<RuleHit> spots = evidence.spots(rule.trigger());
                if (!spots.isEmpty()) {
                    reasons.add(new CompatibilityReason(rule, target, spots));
                }
            }
        }
    }

    /** The kinds of files to which a rule applies and that the engine supports. */
    public List<Target> targets(EngineRule rule) {
        return rule.targets().stream()
                .filter(it -> it == Target.LONE_MD5ANIM || reads.contains(it))
                .sorted()
                .toList();
    }

    /** One or more sentences on the scope and the evidence of the rules; may be empty. */
    public String note() {
        return text("note");
    }

    /** A sentence on how normals are computed. */
    public String normals() {
        return text("normals");
    }

    /** A sentence on the playback after the last frame. */
    public String lastFrame() {
        return text("last");
    }

    private String text(String part) {
        return Texts.program().of("engine." + id + "." + part);
    }

    public boolean reads(ModelFile file) {
        return reads.contains(Target.of(file));
    }

    /**
     * A row in the table of an engine.
     *
     * @param id among the rules of the engine: {@code several-roots}
     * @param targets the kinds of files that it applies to
     * @param key the key of its text: all engines with the same table share it
     * @param words the engine's own message, as the format string in its source; may be empty
     * @param source the location in the engine's source
     * @param cures the repairs of an animation that can make the rule pass, the best first
     */
    public record EngineRule(
            String id,
            Effect effect,
            Set<Target> targets,
            Trigger trigger,
            String key,
            String words,
            String source,
            Reliability confidence,
            List<Cure> cures) {

        public EngineRule {
            targets = Set.copyOf(targets);
            cures = List.copyOf(cures);
        }

        /** The requirement or behavior of the engine, in our own words. */
        public String text() {
            return Texts.program().of(key);
        }
    }

    /** The effect of a rule on a file that it applies to, the mildest first. */
    public enum Effect {
        WARNS,
        REJECTS,
        /** The engine does not check, and crashes. */
        CRASHES;

        public Outcome outcome() {
            return this == WARNS ? Outcome.WARNS : Outcome.REJECTS;
        }

        /** The label for scripts: {@code crashes}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The evidence for a rule, the most reliable first. */
    public enum Reliability {
        /** The engine itself was run on such files. */
        MEASURED,
        /** The rule was read in the engine's own source code. */
        READ,
        /** The rule was read in a related source: an SDK, another version or a reimplementation. */
        RELATED;

        public String text() {
            return Texts.program().of("engine.reliability." + name());
        }
    }
}
