package org.jointscope.ui.md5.vertices;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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

    /** Sums and distances that differ by less are equal: files have six decimals. */
    private static final double TOLERANCE = 1e-3;

    private static final Pattern COMPARISON = Pattern.compile("([a-z]+)\\s*(<=|>=|!=|<|>|=|≠|≤|≥)\\s*(.+)");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:\\s*[-–]\\s*(\\d{1,9}))?");

    private final List<String> joints;
    private final ToDoubleFunction<VertexRow> movement;

    /**
     * @param joints the names, in lower case
     * @param movement of a vertex, NaN if it is unknown
     */
    VertexCondition(List<String> joints, ToDoubleFunction<VertexRow> movement) {
        this.joints = List.copyOf(joints);
        this.movement = movement;
    }

    /** The condition that a text describes; a part that is not understood holds for no vertex. */
    Predicate<VertexRow> parse(String text) {
        List<Predicate<VertexRow>> parts = Arrays.stream(
                        text.toLowerCase(Locale.ROOT).split(","))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .map(this::part)
                .toList();
        return row -> parts.stream().allMatch(part -> part.test(row));
    }

    private Predicate<VertexRow> part(String part) {
        Matcher comparison = COMPARISON.matcher(part);
        if (comparison.matches()) {
            return comparison(comparison.group(1), comparison.group(2), comparison.group(3));
        }
        Matcher range = RANGE.matcher(part);
        if (range.matches()) {
            int first = Integer.parseInt(range.group(1));
            int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
            return row -> row.vertex() >= first && row.vertex() <= last;
        }
        return row -> names(row).anyMatch(name -> name.contains(part));
    }

    private Predicate<VertexRow> comparison(String field, String sign, String value) {
        boolean not = sign.equals("!=") || sign.equals("≠");
        if (field.equals("joint")) {
            if (!not && !sign.equals("=")) {
                return row -> false;
            }
            String name = value.replace("\"", "");
            return row -> not != names(row).anyMatch(name::equals);
        }
        double number;
        try {
            number = Double.parseDouble(value);
        } catch (NumberFormatException e) {
            return row -> false;
        }
        ToDoubleFunction<VertexRow> of = switch (field) {
            case "influences" -> VertexRow::influences;
            case "sum" -> VertexRow::biasSum;
            case "spread" -> VertexRow::spread;
            case "movement" -> movement;
            case "mesh" -> VertexRow::mesh;
            case "vertex" -> VertexRow::vertex;
            default -> row -> Double.NaN;
        };
        return row -> holds(of.applyAsDouble(row), sign, number);
    }

    private static boolean holds(double value, String sign, double number) {
        boolean equal = Math.abs(value - number) <= TOLERANCE;
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
