package org.jointscope.diagnostics;

import java.util.Locale;

public enum Severity {
    /** Cannot be read or posed as defined by the format. */
    ERROR,
    /** Valid by grammar but certainly not intended, or rejected by some engine. */
    WARNING,
    /** Useful information. */
    INFO,
    /** Can be improved. */
    HINT;

    /** The name for scripts: {@code error}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
