package org.jointscope.diagnostics;

import java.util.List;

/**
 * All violations of one rule in one file.
 *
 * @param findings the first of them, at least one, in the order of the file
 * @param count number of violations
 */
public record Issue(List<Finding> findings, int count) {

    public Issue {
        findings = List.copyOf(findings);
    }

    public IssueCode code() {
        return findings.getFirst().code();
    }

    public Severity severity() {
        return code().severity();
    }

    /** The subject of the first finding. */
    public Subject subject() {
        return findings.getFirst().subject();
    }

    /** The message of the first finding. */
    public String message() {
        return findings.getFirst().message();
    }

    /** Number of findings beyond those that are listed. */
    public int unlisted() {
        return count - findings.size();
    }
}
