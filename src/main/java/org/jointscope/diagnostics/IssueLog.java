package org.jointscope.diagnostics;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the issues of one file. A file can violate the same rule a hundred thousand times:
 * repetitions become one issue, which counts all of them and lists the first.
 */
public final class IssueLog {

    /** Number of listed findings of a code; those after them are only counted. */
    public static final int LISTED_PER_CODE = 20;

    private static final int CODES = IssueCode.values().length;

    private final Map<IssueCode, List<Finding>> listed = new EnumMap<>(IssueCode.class);
    private final int[] counts = new int[CODES];

    public void add(IssueCode code, Location location, Subject subject, Object... arguments) {
        if (count(code)) {
            list(new Finding(code, location, subject, List.of(arguments)));
        }
    }

    /**
     * Counts a finding of a code; true if it must also be listed. A finding that costs time or
     * memory is created only in that case.
     */
    public boolean count(IssueCode code) {
        return counts[code.ordinal()]++ < LISTED_PER_CODE;
    }

    /** Lists a finding that is counted. */
    public void list(Finding finding) {
        listed.computeIfAbsent(finding.code(), each -> new ArrayList<>()).add(finding);
    }

    /** Whether the next finding of a code would be listed. */
    public boolean lists(IssueCode code) {
        return counts[code.ordinal()] < LISTED_PER_CODE;
    }

    /** The issues, in the order of their codes. */
    public List<Issue> issues() {
        return listed.entrySet().stream()
                .map(entry -> new Issue(entry.getValue(), counts[entry.getKey().ordinal()]))
                .toList();
    }
}
