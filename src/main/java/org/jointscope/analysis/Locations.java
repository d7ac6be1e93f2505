package org.jointscope.analysis;

import org.jointscope.diagnostics.Location;
import org.jointscope.model.TextLocation;

/** Converts locations of rows to locations of issues. */
public final class Locations {

    private Locations() {}

    public static Location of(TextLocation location) {
        return new Location(location.line(), location.column());
    }
}
