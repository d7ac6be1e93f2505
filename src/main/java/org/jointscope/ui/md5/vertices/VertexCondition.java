package org.jointscope.ui.md5.vertices;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Conditions for vertices as the user types them, such as {@code influences > 4}, {@code sum != 1} or {@code joint =
 * hand}. Several are separated by commas, and must all hold. A text without a comparison is the index of a vertex, a
 * range of them, or a part of the name of a joint.
 */
final class VertexCondition {

    /** The names of the values that can be compared. */
    static final List<String> FIELDS =
            List.of("influences", "sum", "weight", "spread", "movement", "mesh", "vertex", "joint");

    /** Numbers that differ by less are equal: files have six decimals, and sums several of them. */
    static final double ROUNDING = 1e-5;

    /** Of a computation, so that {@code sum <= 1} holds for 0.1 added ten times. */
    private static final double EXACT = 1e-9;

    private static final Pattern COMPARISON = Pattern.compile("([a-z ]+?)\\s*(<=|>=|!=|<|>|=|≠|≤|≥)\\s*(.*)");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:\\s*[-–]\\s*(\\d{1,9}))?");

    private final List<String> joints;
    private final ToDoubleFunction<VertexRow> movement;
    private final ToDoubleFunction<VertexRow> weight;

    /**
     * @param joints the names, in lower case
     * @param movement of a vertex, NaN if it is unknown
     * @param weight of the selected joint, likewise
     */
    VertexCondition(List<String> joints, ToDoubleFunction<VertexRow> movement, ToDoubleFunction<VertexRow> weight) {
        this.joints = List.copyOf(joints);
        this.movement = movement;
        this.weight = weight;
    }

    /** The condition that a text describes; a part that is not understood holds for no vertex. */
    Predicate<VertexRow> parse(String text) {
        List<Predicate<VertexRow>> parts =
                parts(text).map(part -> part(part).orElse(row -> false)).toList();
        return row -> parts.stream().allMatch(part -> part.test(row));
    }

    /** The first part of a text that is not understood. */
    Optional<String> unknown(String text) {
        return parts(text).filter(part -> part(part).isEmpty()).findFirst();
    }

    private static Stream<String> parts(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split(","))
                .map(String::strip)
                .filter(part -> !part.isEmpty());
    }

    private Optional<Predicate<VertexRow>> part(String part) {
        Matcher comparison = COMPARISON.matcher(part);
        if (comparison.matches()) {
            return comparison(comparison.group(1), comparison.group(2), comparison.group(3));
        }
        Matcher range = RANGE.matcher(part);
        if (range.matches()) {
            int first = Integer.parseInt(range.group(1));
            int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
            return Optional.of(row -> row.vertex() >= first && row.vertex() <= last);
        }
        return Optional.of(row -> names(row).anyMatch(name -> name.contains(part)));
    }

    private Optional<Predicate<VertexRow>> comparison(String field, String sign, String value) {
        boolean not = sign.equals("!=") || sign.equals("≠");
        if (field.equals("joint") && (not || sign.equals("="))) {
            String name = value.replace("\"", "");
            return Optional.of(row -> not != names(row).anyMatch(name::equals));
        }
        Optional<ToDoubleFunction<VertexRow>> of = Optional.ofNullable(
                switch (field) {
                    case "influences" -> VertexRow::influences;
                    case "sum" -> VertexRow::biasSum;
                    case "weight" -> weight;
                    case "spread" -> VertexRow::spread;
                    case "movement" -> movement;
                    case "mesh" -> VertexRow::mesh;
                    case "vertex" -> VertexRow::vertex;
                    default -> null;
                });
        double number = number(value);
        return Double.isNaN(number)
                ? Optional.empty()
                : of.map(it -> row -> holds(it.applyAsDouble(row), sign, number));
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private static boolean holds(double value, String sign, double number) {
        boolean rounded = sign.equals("=") || sign.equals("!=") || sign.equals("≠");
        boolean equal = Math.abs(value - number) <= (rounded ? ROUNDING : EXACT);
        return switch (sign) {
            case "<" -> value < number && !equal;
            case ">" -> value > number && !equal;
            case "<=", "≤" -> value < number || equal;
            case ">=", "≥" -> value > number || equal;
            case "=" -> equal;
            default -> !Double.isNaN(value) && !equal;
        };
    }

    private Stream<String> names(VertexRow row) {
        return row.joints().stream()
                .filter(joint -> joint >= 0 && joint < joints.size())
                .map(joints::get);
    }
}
