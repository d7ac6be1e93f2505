package org.jointscope.diagnostics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Collects the issues of one file. A file can violate the same rule a hundred thousand times: repetitions become one
 * issue, which counts all of them and lists the first.
 */
public final class IssueLog {

    /** Number of listed findings of a code; those after them are only counted. */
    public static final int LISTED_PER_CODE = 20;

    /** Small without issues: a check of repairs makes a log for each of many attempts. */
    private final Map<IssueCode, Entry> entries = new TreeMap<>();

    /** The findings of a code. */
    private static final class Entry {

        private final List<Finding> listed = new ArrayList<>();
        private int count;
    }

    public void add(IssueCode code, Location location, Subject subject, Object... arguments) {
        if (count(code)) {
            list(new Finding(code, location, subject, List.of(arguments)));
        }
    }

    /**
     * Counts a finding of a code; true if it must also be listed. A finding that costs time or memory is created only
     * in that case.
     */
    public boolean count(IssueCode code) {
        return entry(code).count++ < LISTED_PER_CODE;
    }

    private Entry entry(IssueCode code) {
        return entries.computeIfAbsent(code, each -> new Entry());
    }

    /** Lists a finding that is counted. */
    public void list(Finding finding) {
        entry(finding.code()).listed.add(finding);
    }

    /** Whether the next finding of a code would be listed. */
    public boolean lists(IssueCode code) {
        Entry entry = entries.get(code);
        return entry == null || entry.count < LISTED_PER_CODE;
    }

    /** The issues, in the order of their codes. */
    public List<Issue> issues() {
        return entries.values().stream()
                .filter(entry -> !entry.listed.isEmpty())
                .map(entry -> new Issue(entry.listed, entry.count))
                .toList();
    }
}
