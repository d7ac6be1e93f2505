package org.jointscope.ui.issues;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Location;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.ui.document.FilePlace;
import org.jointscope.ui.document.OpenIssue;

/** A finding that can be gone to, with the file that it is in. */
public record IssuePlace(OpenIssue issue, Finding finding) {

    /** Where it leads. */
    FilePlace target() {
        return new FilePlace(file(), finding.location(), finding.subject());
    }

    public InspectedFile file() {
        return issue.file();
    }

    public Location location() {
        return finding.location();
    }
}
