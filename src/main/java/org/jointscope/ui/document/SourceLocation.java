package org.jointscope.ui.document;

import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.InspectedFile;

/**
 * A location in the text of an open file.
 *
 * @param asked whether the user requested it, so that the tab of the text is selected; otherwise the text only scrolls
 */
public record SourceLocation(InspectedFile file, Location location, boolean asked) {}
