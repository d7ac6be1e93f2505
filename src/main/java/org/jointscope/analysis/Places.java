package org.jointscope.analysis;

import org.jointscope.diagnostics.Location;
import org.jointscope.model.Place;

/** Converts places of rows to locations of issues. */
public final class Places {

    private Places() {}

    public static Location of(Place place) {
        return new Location(place.line(), place.column());
    }
}
