package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.cli.RepackTools.Negation;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.pose.RootMode;
import org.jointscope.text.Spelling;

import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Values of options. */
final class Converters {

    private static final int CODES_SUGGESTED = 3;

    private Converters() {}

    /** Lets options be of all types that are read here. */
    static CommandLine addTo(CommandLine commands) {
        return commands.registerConverter(Path.class, Converters::path)
                .registerConverter(IssueCode.class, Converters::code)
                .registerConverter(Severity.class, Converters::level)
                .registerConverter(Engine.class, Converters::engine)
                .registerConverter(RootMode.class, Converters::root)
                .registerConverter(Double.TYPE, Converters::number)
                .registerConverter(Tolerance.class, Converters::tolerance)
                .registerConverter(Negation.class, Negation::parse);
    }

    private static Path path(String argument) {
        try {
            return Path.of(argument);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(invalid(e));
        }
    }

    static String invalid(InvalidPathException e) {
        return "'" + e.getInput() + "' is not a valid file name on this system";
    }

    /** An issue code; for an unknown one, codes of a similar name. */
    private static IssueCode code(String value) {
        String name = value.toUpperCase(Locale.ROOT).replace('-', '_');
        return Arrays.stream(IssueCode.values())
                .filter(code -> code.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(value, name));
    }

    private static TypeConversionException unknown(String value, String name) {
        List<String> near = near(name);
        String suggestion =
                near.isEmpty()
                        ? "; docs/issues.md lists them"
                        : "; did you mean " + String.join(" or ", near) + "?";
        return new TypeConversionException(
                "there is no code '" + Terminal.safe(value) + "'" + suggestion);
    }

    /** Codes that a slip or two of the hand make of the name, or that it is a part of. */
    private static List<String> near(String name) {
        int tolerated = Math.max(2, name.length() / 4);
        return Arrays.stream(IssueCode.values())
                .map(IssueCode::name)
                .filter(
                        code ->
                                Spelling.distance(name, code) <= tolerated
                                        || name.length() > 2 && code.contains(name))
                .sorted(Comparator.comparingInt(code -> Spelling.distance(name, code)))
                .limit(CODES_SUGGESTED)
                .toList();
    }

    /** A severity as reports spell it. */
    private static Severity level(String value) {
        return named(
                value,
                List.of(Severity.values()),
                Severity::label,
                "there is no level '%s'; there are %s (and --ignore leaves a code out)");
    }

    /** An engine by its id. */
    private static Engine engine(String value) {
        return named(value, Engines.ALL, Engine::id, "there is no engine '%s'; there are %s");
    }

    /** The engines to choose from. */
    static final class EngineIds implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Engines.ALL.stream().map(Engine::id).iterator();
        }
    }

    /** A root mode as the command line spells it: {@code in-place}. */
    private static RootMode root(String value) {
        return named(
                value,
                List.of(RootMode.values()),
                Words::label,
                "expected one of %2$s, but was '%1$s'");
    }

    /**
     * @param message of the value and the names to choose from
     */
    private static <T> T named(
            String value, List<T> choices, Function<T, String> name, String message) {
        return choices.stream()
                .filter(choice -> name.apply(choice).equalsIgnoreCase(value))
                .findFirst()
                .orElseThrow(
                        () ->
                                new TypeConversionException(
                                        message.formatted(
                                                Terminal.safe(value),
                                                choices.stream()
                                                        .map(name)
                                                        .collect(Collectors.joining(", ")))));
    }

    /** A number, with a message that does not name Java's types. */
    private static Double number(String value) {
        try {
            return Double.valueOf(value);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("expected a number, but was '" + value + "'");
        }
    }

    /** {@code id}, or two numbers: game units, and of x, y, z of a quaternion. */
    private static Tolerance tolerance(String value) {
        if (value.equalsIgnoreCase("id")) {
            return Tolerance.ID;
        }
        try {
            double[] numbers =
                    Arrays.stream(value.split(",", -1)).mapToDouble(Double::parseDouble).toArray();
            if (numbers.length == 2
                    && Arrays.stream(numbers).allMatch(it -> it >= 0 && Double.isFinite(it))) {
                return new Tolerance(numbers[0], numbers[1]);
            }
        } catch (NumberFormatException e) {
            // Said below, as of any other numbers that make no sense.
        }
        throw new TypeConversionException(
                "expected id, or two numbers like 0.125,0.0001, but was '"
                        + Terminal.safe(value)
                        + "'");
    }
}
