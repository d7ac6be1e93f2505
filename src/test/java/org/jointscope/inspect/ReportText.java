package org.jointscope.inspect;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.Subject;

/** Issues as in the golden reports: a line for every finding that is listed. */
final class ReportText {

    private ReportText() {}

    static String of(List<Issue> issues) {
        return issues.stream().map(ReportText::lines).collect(Collectors.joining());
    }

    private static String lines(Issue issue) {
        String listed = issue.findings().stream().map(ReportText::line).collect(Collectors.joining());
        return issue.unlisted() == 0
                ? listed
                : listed + "and %d more of %s\n".formatted(issue.unlisted(), issue.code());
    }

    private static String line(Finding finding) {
        return "%s %s %s %s%s\n"
                .formatted(
                        finding.location(),
                        finding.code().severity().label(),
                        finding.code(),
                        finding.message(),
                        about(finding.subject()));
    }

    /** {@code [joint 3, frame 12]}. */
    private static String about(Subject subject) {
        String parts = Stream.of(
                        part("mesh", subject.mesh()),
                        part("vertex", subject.vertex()),
                        part("triangle", subject.triangle()),
                        part("weight", subject.weight()),
                        part("joint", subject.joint()),
                        part("component", subject.component()),
                        part("frame", subject.frame()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return parts.isEmpty() ? "" : " [" + parts + "]";
    }

    private static String part(String name, int index) {
        return index == Subject.NONE ? "" : name + " " + index;
    }
}
