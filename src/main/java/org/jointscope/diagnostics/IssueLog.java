package org.jointscope.diagnostics;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Collects the issues of one file. A file can break the same rule a hundred thousand times: repeats
 * fold into one issue that counts them all and lists the first.
 */
public final class IssueLog {

    /** Findings of a code that are listed; those after them are only counted. */
    public static final int LISTED_PER_CODE = 20;

    private final Map<IssueCode, List<Finding>> listed = new EnumMap<>(IssueCode.class);
    private final int[] counts = new int[IssueCode.values().length];

    public void add(IssueCode code, Location location, Subject subject, Object... arguments) {
        if (count(code)) {
            list(new Finding(code, location, subject, List.of(arguments)));
        }
    }

    /** Likewise, of a finding that costs time or memory: it is made only if it is listed. */
    public void add(IssueCode code, Supplier<Finding> finding) {
        if (count(code)) {
            list(finding.get());
        }
    }

    /** Counts a finding of a code; true if it has to be listed, too. */
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
