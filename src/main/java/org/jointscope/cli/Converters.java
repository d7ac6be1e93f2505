package org.jointscope.cli;

import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severity;
import org.jointscope.edit.Edit.Tolerance;
import org.jointscope.pose.RootMode;
import org.jointscope.text.Spelling;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Values of options. */
final class Converters {

    private Converters() {}

    /** An issue code; for an unknown one, codes of a similar name. */
    static final class Code implements ITypeConverter<IssueCode> {

        private static final int SUGGESTED = 3;

        @Override
        public IssueCode convert(String value) {
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
                    .limit(SUGGESTED)
                    .toList();
        }
    }

    /** A severity as reports spell it. */
    static final class Level implements ITypeConverter<Severity> {

        @Override
        public Severity convert(String value) {
            return named(
                    value,
                    List.of(Severity.values()),
                    Severity::label,
                    "there is no level '%s'; there are %s (and --ignore leaves a code out)");
        }
    }

    /** An engine by its id. */
    static final class EngineId implements ITypeConverter<Engine> {

        @Override
        public Engine convert(String value) {
            return named(value, Engines.ALL, Engine::id, "there is no engine '%s'; there are %s");
        }

        /** The names to choose from. */
        static final class Ids implements Iterable<String> {

            @Override
            public Iterator<String> iterator() {
                return Engines.ALL.stream().map(Engine::id).iterator();
            }
        }
    }

    /** A root mode as the command line spells it: {@code in-place}. */
    static final class Root implements ITypeConverter<RootMode> {

        @Override
        public RootMode convert(String value) {
            return named(
                    value,
                    List.of(RootMode.values()),
                    Words::label,
                    "expected one of %2$s, but was '%1$s'");
        }
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
    static final class Decimal implements ITypeConverter<Double> {

        @Override
        public Double convert(String value) {
            try {
                return Double.valueOf(value);
            } catch (NumberFormatException e) {
                throw new TypeConversionException("expected a number, but was '" + value + "'");
            }
        }
    }

    /** {@code id}, or two numbers: game units, and of x, y, z of a quaternion. */
    static final class ToleranceValue implements ITypeConverter<Tolerance> {

        @Override
        public Tolerance convert(String value) {
            if (value.equalsIgnoreCase("id")) {
                return Tolerance.ID;
            }
            String[] numbers = value.split(",", -1);
            if (numbers.length != 2) {
                throw unexpected(value);
            }
            return new Tolerance(number(numbers[0], value), number(numbers[1], value));
        }

        private static double number(String text, String value) {
            try {
                double number = Double.parseDouble(text);
                if (number >= 0 && Double.isFinite(number)) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Said below, as of any other number that makes no sense.
            }
            throw unexpected(value);
        }

        private static TypeConversionException unexpected(String value) {
            return new TypeConversionException(
                    "expected id, or two numbers like 0.125,0.0001, but was '"
                            + Terminal.safe(value)
                            + "'");
        }
    }
}
