package org.jointscope.ui.issues;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenIssues.OpenIssue;
import org.jointscope.ui.issues.IssueLine.IssueLocation;
import org.jointscope.ui.issues.IssueLine.Kind;
import org.jointscope.ui.issues.IssuesViewModel.Grouping;

/**
 * Creates the lines of the list: the filtered issues, grouped.
 *
 * @param words that must all occur in a finding's message, its code or the name of its file
 */
record IssueLines(
        Texts texts, Set<Severity> severities, Set<IssueCode> hidden, List<String> words, boolean severalFiles) {

    static List<String> words(String search) {
        return Arrays.stream(search.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private boolean lets(IssueCode code) {
        return severities.contains(code.severity()) && !hidden.contains(code);
    }

    private boolean lets(IssueLocation location) {
        Finding finding = location.finding();
        String text = finding.message() + "\n" + finding.code() + "\n"
                + location.issue().fileName();
        return words.stream().allMatch(text.toLowerCase(Locale.ROOT)::contains);
    }

    List<IssueLine> of(List<OpenIssue> issues, Grouping grouping) {
        return switch (grouping) {
            case KIND -> byKind(issues, "");
            case FILE ->
                grouped(issues, OpenIssue::fileName).entrySet().stream()
                        .map(it -> file(it.getKey(), byKind(it.getValue(), it.getKey())))
                        .filter(line -> !line.lines().isEmpty())
                        .toList();
        };
    }

    /** Lines by severity, the worst first, then in the order of the files. */
    private List<IssueLine> byKind(List<OpenIssue> issues, String group) {
        return grouped(issues, issue -> issue.issue().code()).entrySet().stream()
                .filter(entry -> lets(entry.getKey()))
                .flatMap(entry -> issue(entry.getKey(), entry.getValue(), group).stream())
                .sorted(Comparator.comparing(IssueLine::severity))
                .toList();
    }

    private static <K> Map<K, List<OpenIssue>> grouped(List<OpenIssue> issues, Function<OpenIssue, K> key) {
        return issues.stream().collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
    }

    private IssueLine file(String name, List<IssueLine> lines) {
        return new IssueLine(
                Kind.FILE,
                name,
                "",
                name,
                name,
                lines.stream().mapToInt(IssueLine::count).sum(),
                Optional.empty(),
                List.of(),
                lines);
    }

    /** A line of an issue; empty if the filter hides all of its locations. */
    private Optional<IssueLine> issue(IssueCode code, List<OpenIssue> issues, String group) {
        List<IssueLocation> locations =
                issues.stream().flatMap(IssueLocation::all).filter(this::lets).toList();
        if (locations.isEmpty()) {
            return Optional.empty();
        }
        int count = issues.stream().map(OpenIssue::issue).mapToInt(Issue::count).sum();
        int unlisted =
                issues.stream().map(OpenIssue::issue).mapToInt(Issue::unlisted).sum();
        String id = group + "/" + code;
        IssueLocation first = locations.getFirst();
        boolean oneFile = locations.stream()
                .allMatch(location -> location.issue().file() == first.issue().file());
        return Optional.of(new IssueLine(
                Kind.ISSUE,
                id,
                texts.of("issues.severity." + code.severity()),
                first.finding().message(),
                oneFile ? first.issue().fileName() : texts.of("issues.files"),
                count,
                Optional.of(code),
                locations,
                count == 1 ? List.of() : locations(code, locations, unlisted, id)));
    }

    private List<IssueLine> locations(IssueCode code, List<IssueLocation> locations, int unlisted, String id) {
        List<IssueLine> lines = new ArrayList<>();
        Map<String, Integer> ofSubject = new HashMap<>();
        for (IssueLocation location : locations) {
            int number = ofSubject.merge(location.subject(), 1, Integer::sum);
            lines.add(new IssueLine(
                    Kind.LOCATION,
                    id + "/" + location.subject() + "/" + number,
                    "",
                    location.finding().message(),
                    severalFiles ? location.issue().fileName() : "",
                    1,
                    Optional.of(code),
                    List.of(location),
                    List.of()));
        }
        if (unlisted > 0) {
            lines.add(new IssueLine(
                    Kind.MORE,
                    id + "/more",
                    "",
                    texts.of("issues.more", unlisted),
                    "",
                    unlisted,
                    Optional.of(code),
                    locations,
                    List.of()));
        }
        return lines;
    }
}
