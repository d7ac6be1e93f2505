package org.jointscope.ui.document;

import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.InspectedFile;

/**
 * A place in the text of an open file.
 *
 * @param asked whether somebody wants to read it there, so that the text comes to the front; else
 *     the text only follows along
 */
public record SourcePlace(InspectedFile file, Location location, boolean asked) {}
