package org.jointscope.diagnostics;

import java.util.List;
import java.util.stream.Stream;
import org.jointscope.messages.Phrase;

/**
 * One violation of a rule.
 *
 * @param arguments the values in the code's message; rules read numbers by name and other values by type
 */
public record Finding(IssueCode code, Location location, Subject subject, List<Object> arguments) {

    public Finding {
        arguments = List.copyOf(arguments);
    }

    /** A finding with a known message, from a report that does not contain the values in it. */
    public static Finding of(IssueCode code, Location location, Subject subject, String message) {
        return new Finding(code, location, subject, List.of(new Message(message)));
    }

    /** The only argument of a finding from a report. */
    private record Message(String text) {}

    /** The message, with the offending value and the limit. */
    public String message() {
        return phrase().toString();
    }

    /** The message before it is formatted. */
    public Phrase phrase() {
        if (arguments.size() == 1 && arguments.getFirst() instanceof Message(String text)) {
            return Phrase.of("issue.known", text);
        }
        return Phrase.of(
                code + ".title",
                arguments.stream()
                        .map(it -> it instanceof Fact.Argument fact ? fact.number() : it)
                        .toArray());
    }

    /**
     * A number by its name.
     *
     * @throws java.util.NoSuchElementException if findings of this code have none of that name
     */
    public long number(Fact name) {
        return arguments(Fact.Argument.class)
                .filter(fact -> fact.name() == name)
                .findFirst()
                .orElseThrow()
                .number();
    }

    /** The arguments of a type. */
    public <T> Stream<T> arguments(Class<T> type) {
        return arguments.stream().filter(type::isInstance).map(type::cast);
    }

    /** The same finding with a subject that was unknown when it was made. */
    public Finding about(Subject known) {
        return subject.isFile() ? new Finding(code, location, known, arguments) : this;
    }

    /** The name of a number in a message, for {@link Finding#number}. */
    public enum Fact {
        /** The number that the file declares. */
        DECLARED,
        /** The number that the file contains. */
        PRESENT;

        /** Prints as the number. */
        public record Argument(Fact name, long number) {}

        /** The number as an argument of a finding. */
        public Argument is(long number) {
            return new Argument(this, number);
        }
    }
}
