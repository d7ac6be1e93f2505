package org.jointscope.diagnostics;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the issues of one file. A file can break the same rule a hundred thousand times: the
 * first findings of a code stay apart, all later ones fold into one issue with a count.
 */
public final class IssueLog {

    /** Findings of a code that are listed one by one. */
    static final int LISTED_PER_CODE = 20;

    private final List<Issue> issues = new ArrayList<>();
    private final Map<IssueCode, Integer> found = new EnumMap<>(IssueCode.class);
    private final Map<IssueCode, Integer> folded = new EnumMap<>(IssueCode.class);

    public void add(IssueCode code, Location location, Object... arguments) {
        int before = found.merge(code, 1, Integer::sum) - 1;
        if (before < LISTED_PER_CODE) {
            issues.add(new Issue(code, location, List.of(arguments), 1));
        } else if (before == LISTED_PER_CODE) {
            folded.put(code, issues.size());
            issues.add(new Issue(code, location, List.of(arguments), 1));
        } else {
            int at = folded.get(code);
            Issue first = issues.get(at);
            issues.set(at, new Issue(code, first.location(), first.arguments(), first.count() + 1));
        }
    }

    /** The issues in the order they were found. */
    public List<Issue> issues() {
        return List.copyOf(issues);
    }
}
