package org.jointscope.check.engine;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A row in the table of an engine.
 *
 * @param id among the rules of the engine: {@code several-roots}
 * @param targets what it is asked of
 * @param trigger when it applies
 * @param text what the engine wants, or does, as a sentence of our own
 * @param words the engine's own message, as the format string in its source; empty if it has none
 *     or none is known
 * @param source where in the engine's source it stands
 */
public record EngineRule(
        String id,
        Effect effect,
        Set<Target> targets,
        Trigger trigger,
        String text,
        String words,
        String source,
        Confidence confidence) {

    public EngineRule {
        targets = Set.copyOf(targets);
    }

    static EngineRule rejects(String id, String text, Target first, Target... others) {
        return of(id, Effect.REJECTS, text, first, others);
    }

    static EngineRule warns(String id, String text, Target first, Target... others) {
        return of(id, Effect.WARNS, text, first, others);
    }

    static EngineRule crashes(String id, String text, Target first, Target... others) {
        return of(id, Effect.CRASHES, text, first, others);
    }

    private static EngineRule of(
            String id, Effect effect, String text, Target first, Target... others) {
        return new EngineRule(
                id,
                effect,
                EnumSet.of(first, others),
                evidence -> Stream.empty(),
                text,
                "",
                "",
                Confidence.READ);
    }

    /** Several lists in one. */
    static List<EngineRule> all(List<List<EngineRule>> lists) {
        return lists.stream().flatMap(List::stream).toList();
    }

    EngineRule when(Trigger other) {
        return new EngineRule(id, effect, targets, other, text, words, source, confidence);
    }

    EngineRule says(String other) {
        return new EngineRule(id, effect, targets, trigger, text, other, source, confidence);
    }

    EngineRule in(String other) {
        return new EngineRule(id, effect, targets, trigger, text, words, other, confidence);
    }

    EngineRule known(Confidence other) {
        return new EngineRule(id, effect, targets, trigger, text, words, source, other);
    }
}
