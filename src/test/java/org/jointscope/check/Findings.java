package org.jointscope.check;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;

/** The issues of a rule for a model in a test. */
public final class Findings {

    private Findings() {}

    /** {@code CODE message}, for each finding that is listed. */
    public static List<String> of(Consumer<IssueLog> rule) {
        return listed(rule)
                .map(finding -> finding.code() + " " + finding.message())
                .toList();
    }

    /** The messages of one code. */
    public static List<String> of(IssueCode code, Consumer<IssueLog> rule) {
        return listed(rule)
                .filter(finding -> finding.code() == code)
                .map(Finding::message)
                .toList();
    }

    private static Stream<Finding> listed(Consumer<IssueLog> rule) {
        IssueLog issues = new IssueLog();
        rule.accept(issues);
        return issues.issues().stream().map(Issue::findings).flatMap(List::stream);
    }
}
