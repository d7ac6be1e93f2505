package org.jointscope.ui.document;

import org.jointscope.diagnostics.Issue;
import org.jointscope.inspect.InspectedFile;

/**
 * An issue of what is open.
 *
 * @param file in which its places are
 */
public record OpenIssue(InspectedFile file, Issue issue) {

    /** The name of the file, without its folder. */
    public String fileName() {
        return String.valueOf(file.path().getFileName());
    }
}
