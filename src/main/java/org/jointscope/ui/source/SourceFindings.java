package org.jointscope.ui.source;

import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Severity;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.ui.document.OpenIssues;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is wrong in the rows of a text, as far as it is listed.
 *
 * @param byRow the worst first
 */
record SourceFindings(Map<Integer, List<Finding>> byRow) {

    static final SourceFindings NONE = new SourceFindings(Map.of());

    /** What is wrong with a file by itself, and with it as the half of a pair. */
    static SourceFindings of(InspectedFile file, OpenIssues issues) {
        return new SourceFindings(
                issues.all().stream()
                        .filter(issue -> issue.file() == file)
                        .flatMap(issue -> issue.issue().findings().stream())
                        .sorted(Comparator.comparing(finding -> finding.code().severity()))
                        .collect(
                                Collectors.groupingBy(
                                        finding -> file.source().row(finding.location()))));
    }

    Optional<Severity> worst(int row) {
        return in(row).stream().findFirst().map(finding -> finding.code().severity());
    }

    /** The messages, the worst first, a line each. */
    String messages(int row) {
        return in(row).stream().map(Finding::message).collect(Collectors.joining("\n"));
    }

    private List<Finding> in(int row) {
        return byRow.getOrDefault(row, List.of());
    }
}
