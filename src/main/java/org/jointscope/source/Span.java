package org.jointscope.source;

import org.jointscope.diagnostics.Location;
import org.jointscope.model.Place;

/**
 * A part of a text.
 *
 * @param first where it begins
 * @param last where its last word or brace begins
 */
public record Span(Location first, Location last) {

    static Span at(Place place) {
        Location location = Blocks.location(place);
        return new Span(location, location);
    }
}
