package org.jointscope.ui.issues;

import org.jointscope.diagnostics.Severity;

import java.util.List;

/**
 * What there is to say about an issue.
 *
 * @param explanation what it means and what comes of it
 * @param remedy what to do about it
 * @param source where the rule comes from
 * @param links one a place that is listed; one at least
 * @param follow what the way to the first place is called
 * @param more how many others there are, as a sentence; empty if none
 */
public record IssueDetails(
        Severity severity,
        String severityText,
        String code,
        String message,
        String explanation,
        String remedy,
        String source,
        List<Link> links,
        String follow,
        String more) {

    /** A way to a place, and what is there. */
    public record Link(IssuePlace place, String text) {}

    public IssueDetails {
        links = List.copyOf(links);
    }
}
