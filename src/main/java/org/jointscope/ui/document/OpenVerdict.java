package org.jointscope.ui.document;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Outcome;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What an engine makes of all that is open.
 *
 * @param reasons the rules that apply, the gravest first; none if it accepts
 * @param differences of what the engine shows from what the files say, the weights aside
 */
public record OpenVerdict(
        Engine engine, List<OpenReason> reasons, List<OpenDifference> differences) {

    public OpenVerdict {
        reasons =
                reasons.stream()
                        .sorted(Comparator.comparing(OpenVerdict::outcomeOf).reversed())
                        .toList();
        differences = List.copyOf(differences);
    }

    private static Outcome outcomeOf(OpenReason reason) {
        return reason.reason().rule().effect().outcome();
    }

    /** The rule that decides. */
    public Optional<OpenReason> deciding() {
        return reasons.stream().findFirst();
    }

    public Outcome outcome() {
        return deciding().map(OpenVerdict::outcomeOf).orElse(Outcome.ACCEPTS);
    }
}
