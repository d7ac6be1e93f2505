package org.jointscope.check.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an engine makes of a file, or of a mesh and an animation together.
 *
 * @param reasons the rules that apply, that which decides first; none if the engine accepts
 */
public record Verdict(Engine engine, List<VerdictReason> reasons) {

    public Verdict {
        reasons = reasons.stream().sorted(VerdictReason.GRAVEST_FIRST).toList();
    }

    public Outcome outcome() {
        return deciding().map(reason -> reason.rule().effect().outcome()).orElse(Outcome.ACCEPTS);
    }

    /** The rule that decides. */
    public Optional<VerdictReason> deciding() {
        return reasons.stream().findFirst();
    }

    /** This, and what else applies. */
    Verdict and(Verdict other) {
        return new Verdict(
                engine, Stream.concat(reasons.stream(), other.reasons.stream()).toList());
    }
}
