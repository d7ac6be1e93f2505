package org.jointscope.diagnostics;

import java.util.Map;
import java.util.Set;

/**
 * The severities of codes, with the changes by the user.
 *
 * @param changed codes with another severity
 * @param ignored codes that are not reported
 */
public record Severities(Map<IssueCode, Severity> changed, Set<IssueCode> ignored) {

    public Severities {
        changed = Map.copyOf(changed);
        ignored = Set.copyOf(ignored);
    }

    public Severity of(IssueCode code) {
        return changed.getOrDefault(code, code.severity());
    }

    public boolean ignores(IssueCode code) {
        return ignored.contains(code);
    }
}
