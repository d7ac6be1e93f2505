package org.jointscope.check.engine;

import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.Locations;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.TextLocation;

/** The condition of a rule. */
@FunctionalInterface
public interface Trigger {

    /** The maximum number of locations of a trigger; others add no information. */
    int MOST = 20;

    /** The locations at which the rule applies; none if it does not. */
    Stream<RuleHit> find(RuleContext evidence);

    /**
     * A location in a file at which a rule applies.
     *
     * @param location in the animation, for a pair
     * @param detail the content at the location, as a sentence
     * @param finding the finding that is the reason; empty if the reason is another fact
     */
    record RuleHit(Location location, Subject subject, Phrase detail, Optional<Finding> finding) {

        RuleHit(Location location, Subject subject, Phrase detail) {
            this(location, subject, detail, Optional.empty());
        }

        static RuleHit of(Finding finding) {
            return new RuleHit(finding.location(), finding.subject(), finding.phrase(), Optional.of(finding));
        }

        static RuleHit at(TextLocation location, Subject subject, Phrase detail) {
            return new RuleHit(Locations.of(location), subject, detail);
        }
    }
}
