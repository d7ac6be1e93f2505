package org.jointscope.analysis;

import org.jointscope.diagnostics.Location;
import org.jointscope.model.Place;

/** Where a row stands, as an issue says it. */
public final class Places {

    private Places() {}

    public static Location of(Place place) {
        return new Location(place.line(), place.column());
    }
}
