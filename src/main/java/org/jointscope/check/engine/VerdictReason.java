package org.jointscope.check.engine;

import org.jointscope.diagnostics.Location;

import java.util.Comparator;
import java.util.List;

/**
 * A rule that applies to a file or a pair.
 *
 * @param target what the rule found fault with: of a pair, it may be one of its files
 * @param spots the first places at which it applies, one at least, in the order of the file
 */
public record VerdictReason(EngineRule rule, Target target, List<RuleHit> spots) {

    private static final Comparator<Location> IN_FILE =
            Comparator.comparingInt(Location::line)
                    .thenComparingInt(Location::column)
                    .thenComparingInt(Location::offset);

    static final Comparator<RuleHit> BY_PLACE = Comparator.comparing(RuleHit::location, IN_FILE);

    /** The gravest first; of several as grave, that which an engine comes upon first. */
    static final Comparator<VerdictReason> GRAVEST_FIRST =
            Comparator.comparing((VerdictReason reason) -> reason.rule().effect().outcome())
                    .reversed()
                    .thenComparing(VerdictReason::target)
                    .thenComparing(VerdictReason::spot, BY_PLACE);

    public VerdictReason {
        spots = List.copyOf(spots);
    }

    /** The first place. */
    public RuleHit spot() {
        return spots.getFirst();
    }
}
