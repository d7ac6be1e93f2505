package org.jointscope.diagnostics;

import java.util.List;
import java.util.Locale;

/**
 * One finding in a file.
 *
 * @param location of the first one, if there are several
 * @param arguments what the code's message quotes
 * @param count how many findings of the code this issue stands for; more than 1 only where {@link
 *     IssueLog} folded
 */
public record Issue(IssueCode code, Location location, List<Object> arguments, int count) {

    public Issue {
        arguments = List.copyOf(arguments);
    }

    public Severity severity() {
        return code.severity();
    }

    /** The sentence to show, with the offending value and the limit. */
    public String message() {
        String text = String.format(Locale.ROOT, code.message(), arguments.toArray());
        return count > 1 ? text + " (" + count + " times from here on)" : text;
    }
}
