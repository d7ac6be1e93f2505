package org.jointscope.diagnostics;

import java.util.List;
import java.util.Locale;

/**
 * One place where a rule is broken.
 *
 * @param arguments what the code's message quotes
 */
public record Finding(IssueCode code, Location location, Subject subject, List<Object> arguments) {

    public Finding {
        arguments = List.copyOf(arguments);
    }

    /** The sentence to show, with the offending value and the limit. */
    public String message() {
        return String.format(Locale.ROOT, code.message(), arguments.toArray());
    }

    /** The same finding with what it is about, if that was not known where it was made. */
    public Finding about(Subject known) {
        return subject.isFile() ? new Finding(code, location, known, arguments) : this;
    }
}
