package org.jointscope.check.engine;

import java.util.Set;

/**
 * A row in the table of an engine.
 *
 * @param id among the rules of the engine: {@code several-roots}
 * @param targets the kinds of files that it applies to
 * @param text what the engine requires or does, as a sentence of our own
 * @param words the engine's own message, as the format string in its source; empty if it has none
 *     or none is known
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
