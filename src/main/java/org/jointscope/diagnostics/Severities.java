package org.jointscope.diagnostics;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** The severities of codes, some of them changed by the user. */
public final class Severities {

    /** Every code as it comes. */
    public static final Severities OWN = new Severities(Map.of(), Set.of());

    private final Map<IssueCode, Severity> changed = new EnumMap<>(IssueCode.class);
    private final Set<IssueCode> ignored = EnumSet.noneOf(IssueCode.class);

    /**
     * @param changed codes whose severity is another
     * @param ignored codes that are not to be reported at all
     */
    public Severities(Map<IssueCode, Severity> changed, Set<IssueCode> ignored) {
        this.changed.putAll(changed);
        this.ignored.addAll(ignored);
    }

    public Severity of(IssueCode code) {
        return changed.getOrDefault(code, code.severity());
    }

    public boolean ignores(IssueCode code) {
        return ignored.contains(code);
    }
}
