package org.jointscope.ui.document;

import org.jointscope.check.engine.VerdictReason;
import org.jointscope.inspect.InspectedFile;

/**
 * A rule of an engine that applies to what is open.
 *
 * @param file in which its places are
 */
public record OpenReason(InspectedFile file, VerdictReason reason) {

    /** The name of the file, without its folder. */
    public String fileName() {
        return String.valueOf(file.path().getFileName());
    }
}
