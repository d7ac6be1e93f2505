package org.jointscope.diagnostics;

import java.util.Locale;

public enum Severity {
    /** Cannot be read or posed as the format says. */
    ERROR,
    /** Legal by grammar but surely not meant, or refused by some engine. */
    WARNING,
    /** Worth knowing. */
    INFO,
    /** Could be better. */
    HINT;

    /** As scripts see it: {@code error}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
