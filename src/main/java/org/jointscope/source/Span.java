package org.jointscope.source;

import org.jointscope.diagnostics.Location;

/**
 * A part of a text.
 *
 * @param first where it begins
 * @param last where its last word or brace begins
 */
public record Span(Location first, Location last) {

    public static Span at(Location location) {
        return new Span(location, location);
    }
}
