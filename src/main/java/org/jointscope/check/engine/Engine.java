package org.jointscope.check.engine;

import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.check.engine.Verdict.Outcome;
import org.jointscope.check.engine.Verdict.VerdictReason;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.ModelFile;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A program that reads models, as the table of its rules. To add one is to write its table and to
 * name it in {@link Engines}.
 *
 * @param id as scripts name it: {@code doom3}
 * @param name as people do: {@code Doom 3}
 * @param reads the kinds of files; it says nothing of others
 * @param source the repository and commit that the rules were read in
 * @param confidence of the rules on the whole
 * @param note on what is known and what is not: a sentence or two; empty if there is nothing to say
 */
public record Engine(
        String id,
        String name,
        Set<Target> reads,
        String source,
        Reliability confidence,
        String note,
        EngineTraits traits,
        List<EngineRule> rules) {

    public Engine {
        reads = Set.copyOf(reads);
        rules = List.copyOf(rules);
    }

    /** The verdict on a file by itself; empty if the engine does not read such files. */
    public Optional<Verdict> judge(RuleContext file) {
        Target target = Target.of(file.files().getFirst());
        Stream<VerdictReason> alone =
                target == Target.MD5ANIM ? reasons(file, Target.LONE_MD5ANIM) : Stream.empty();
        return judge(target, Stream.concat(reasons(file, target), alone));
    }

    /**
     * The verdict on a mesh and an animation together: what is wrong with either of them counts,
     * too.
     *
     * @param pair what is known of the two as a pair
     */
    public Optional<Verdict> judge(RuleContext mesh, RuleContext anim, RuleContext pair) {
        return judge(
                Target.PAIR,
                Stream.of(
                                reasons(mesh, Target.MD5MESH),
                                reasons(anim, Target.MD5ANIM),
                                reasons(pair, Target.PAIR))
                        .flatMap(each -> each));
    }

    private Optional<Verdict> judge(Target target, Stream<VerdictReason> reasons) {
        return reads.contains(target)
                ? Optional.of(new Verdict(this, reasons.toList()))
                : Optional.empty();
    }

    private Stream<VerdictReason> reasons(RuleContext evidence, Target target) {
        return rules.stream()
                .filter(rule -> rule.targets().contains(target))
                .flatMap(
                        rule -> {
                            Interruption.check();
                            List<RuleHit> spots =
                                    rule.trigger()
                                            .find(evidence)
                                            .limit(Trigger.MOST)
                                            .sorted(VerdictReason.BY_PLACE)
                                            .toList();
                            return spots.isEmpty()
                                    ? Stream.empty()
                                    : Stream.of(new VerdictReason(rule, target, spots));
                        });
    }

    public boolean reads(ModelFile file) {
        return reads.contains(Target.of(file));
    }

    /**
     * A row in the table of an engine.
     *
     * @param id among the rules of the engine: {@code several-roots}
     * @param targets the kinds of files that it applies to
     * @param text what the engine requires or does, as a sentence of our own
     * @param words the engine's own message, as the format string in its source; empty if it has
     *     none or none is known
     * @param source the place in the engine's source
     */
    public record EngineRule(
            String id,
            Effect effect,
            Set<Target> targets,
            Trigger trigger,
            String text,
            String words,
            String source,
            Reliability confidence) {

        public EngineRule {
            targets = Set.copyOf(targets);
        }
    }

    /** The effect of a rule on a file that it applies to, the mildest first. */
    public enum Effect {
        WARNS,
        REJECTS,
        /** The engine does not look, and comes to grief. */
        CRASHES;

        public Outcome outcome() {
            return this == WARNS ? Outcome.WARNS : Outcome.REJECTS;
        }

        /** As scripts see it: {@code crashes}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The source of our knowledge of a rule, the surest first. */
    public enum Reliability {
        /** The engine itself was run on such files. */
        MEASURED("measured by running the engine"),
        /** It stands in the engine's own source. */
        READ("read in the engine's own source"),
        /**
         * It stands in the source of a close relative: an SDK, another version, a reimplementation.
         */
        RELATED("read in the source of a close relative");

        private final String text;

        Reliability(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }
}
