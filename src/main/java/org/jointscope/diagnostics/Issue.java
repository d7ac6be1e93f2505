package org.jointscope.diagnostics;

import java.util.List;

/**
 * All that breaks one rule in one file.
 *
 * @param findings the first of them, one at least, in the order of the file
 * @param count how many there are
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

    /** Of the first finding. */
    public Subject subject() {
        return findings.getFirst().subject();
    }

    /** The first finding's sentence. */
    public String message() {
        return findings.getFirst().message();
    }

    /** Number of findings beyond those that are listed. */
    public int unlisted() {
        return count - findings.size();
    }
}
