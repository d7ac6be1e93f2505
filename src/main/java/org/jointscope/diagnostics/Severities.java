package org.jointscope.diagnostics;

import java.util.Map;
import java.util.Set;

/**
 * The severities of codes, some of them changed by the user.
 *
 * @param changed codes whose severity is another
 * @param ignored codes that are not to be reported at all
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
