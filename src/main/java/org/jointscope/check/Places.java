package org.jointscope.check;

import org.jointscope.diagnostics.Location;
import org.jointscope.model.Place;

/** Where a row stands, as an issue says it. */
final class Places {

    private Places() {}

    static Location of(Place place) {
        return new Location(place.line(), place.column());
    }
}
