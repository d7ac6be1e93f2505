package org.jointscope.check.engine;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Place;

/**
 * A place in a file at which a rule applies.
 *
 * @param location in the animation, if it is about a pair
 * @param detail what stands there that the rule is about, as a sentence
 */
public record RuleHit(Location location, Subject subject, String detail) {

    static RuleHit of(Finding finding) {
        return new RuleHit(finding.location(), finding.subject(), finding.message());
    }

    static RuleHit at(Place place, Subject subject, String detail) {
        return new RuleHit(new Location(place.line(), place.column()), subject, detail);
    }
}
