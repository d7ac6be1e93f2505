package org.jointscope.check.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;

/**
 * The compatibility of an engine with a file, or with a mesh and an animation together.
 *
 * @param reasons the rules that apply, the deciding one first; none if the engine accepts
 */
public record Compatibility(Engine engine, List<CompatibilityReason> reasons) {

    public Compatibility {
        reasons = reasons.stream().sorted(CompatibilityReason.GRAVEST_FIRST).toList();
    }

    public Outcome outcome() {
        return deciding().map(reason -> reason.rule().effect().outcome()).orElse(Outcome.ACCEPTS);
    }

    public Optional<CompatibilityReason> deciding() {
        return reasons.stream().findFirst();
    }

    /** The result of a file in an engine, the best first. */
    public enum Outcome {
        ACCEPTS,
        /** It loads, but with warnings, or with a difference from the contents of the file. */
        WARNS,
        REJECTS;

        /** The label for scripts: {@code accepts}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A rule that applies to a file or a pair.
     *
     * @param target the file or pair to which the rule applies: for a pair, also one of its files
     * @param spots the first locations at which it applies, at least one, in the order of the file; in a mesh, a
     *     missing keyword is after the others, of which one can be the misspelled one
     */
    public record CompatibilityReason(EngineRule rule, Target target, List<RuleHit> spots) {

        private static final Comparator<RuleHit> BY_LOCATION =
                Comparator.comparing(RuleHit::location, Location.IN_FILE);

        /** Sorts the locations of a rule. */
        static List<RuleHit> sorted(List<RuleHit> hits) {
            Map<Integer, RuleHit> firstOfMesh = hits.stream()
                    .filter(hit -> hit.subject().mesh() != Subject.NONE)
                    .collect(Collectors.toMap(
                            hit -> hit.subject().mesh(), hit -> hit, BinaryOperator.minBy(BY_LOCATION)));
            return hits.stream()
                    .sorted(Comparator.comparing(
                                    (RuleHit hit) -> firstOfMesh.getOrDefault(
                                            hit.subject().mesh(), hit),
                                    BY_LOCATION)
                            .thenComparing(CompatibilityReason::isMissingKeyword)
                            .thenComparing(BY_LOCATION))
                    .toList();
        }

        private static boolean isMissingKeyword(RuleHit hit) {
            return hit.finding().map(Finding::code).equals(Optional.of(IssueCode.KEYWORD_MISSING));
        }

        /** The most severe first; among equals, in the order in which an engine reads. */
        static final Comparator<CompatibilityReason> GRAVEST_FIRST = Comparator.comparing(
                        (CompatibilityReason reason) -> reason.rule().effect().outcome())
                .reversed()
                .thenComparing(CompatibilityReason::target)
                .thenComparing(CompatibilityReason::spot, BY_LOCATION);

        public CompatibilityReason {
            spots = List.copyOf(spots);
        }

        public RuleHit spot() {
            return spots.getFirst();
        }
    }
}
