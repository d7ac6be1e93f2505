package org.jointscope.diagnostics;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * One place where a rule is broken.
 *
 * @param arguments what the code's message quotes, for the message alone: rules ask for numbers by
 *     their names and for the others by their types
 */
public record Finding(IssueCode code, Location location, Subject subject, List<Object> arguments) {

    public Finding {
        arguments = List.copyOf(arguments);
    }

    /** The sentence to show, with the offending value and the limit. */
    public String message() {
        Object[] shown =
                arguments.stream()
                        .map(it -> it instanceof Fact.Argument fact ? fact.number() : it)
                        .toArray();
        return String.format(Locale.ROOT, code.message(), shown);
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

    /** The same finding with what it is about, if that was not known where it was made. */
    public Finding about(Subject known) {
        return subject.isFile() ? new Finding(code, location, known, arguments) : this;
    }

    /** The name of a number in a message, by which rules ask for it: {@link Finding#number}. */
    public enum Fact {
        /** The number that the file declares. */
        DECLARED,
        /** The number of what is there. */
        PRESENT;

        /** Prints as the number. */
        public record Argument(Fact name, long number) {}

        /** The number as an argument of a finding. */
        public Argument is(long number) {
            return new Argument(this, number);
        }
    }
}
