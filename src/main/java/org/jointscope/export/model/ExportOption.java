package org.jointscope.export.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jointscope.text.PlainNumber;

/**
 * An option of exporters. Its texts are {@code export.option.ID} (its label), {@code export.option.ID.help}, and, for
 * constants of an enum, {@code export.option.ID.VALUE}.
 *
 * @param id part of the interface for scripts: {@code --ID}
 * @param type {@link Boolean}, {@link Integer}, {@link Double}, {@link String}, {@link FrameRange} or an enum
 * @param initial the value unless another one is set
 * @param least of a number
 * @param most of a number
 */
public record ExportOption<T>(String id, Class<T> type, T initial, double least, double most) {

    public ExportOption(String id, Class<T> type, T initial) {
        this(id, type, initial, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** The axes of positions. */
    public enum Axes {
        /** +Y up and +Z forward. */
        Y_UP,
        /** Those of the file: +Z up and +X forward. */
        FILE
    }

    public static final ExportOption<FrameRange> FRAMES =
            new ExportOption<>("frames", FrameRange.class, FrameRange.AUTO);
    public static final ExportOption<Axes> AXES = new ExportOption<>("axes", Axes.class, Axes.Y_UP);

    /** The factor of all positions. */
    public static final ExportOption<Double> SCALE = new ExportOption<>("scale", Double.class, 1.0, 1e-6, 1e6);

    /** Whether images are written. */
    public static final ExportOption<Boolean> IMAGES = new ExportOption<>("images", Boolean.class, true);

    /**
     * The value that a text represents.
     *
     * @throws IllegalArgumentException if it represents none
     */
    public T parse(String text) {
        Object value;
        if (type == Boolean.class) {
            value = truth(text);
        } else if (type == Integer.class) {
            value = (int) inRange(Integer.parseInt(text), text);
        } else if (type == Double.class) {
            value = inRange(Double.parseDouble(text), text);
        } else if (type == FrameRange.class) {
            value = FrameRange.parse(text);
        } else if (type.isEnum()) {
            value = Arrays.stream(type.getEnumConstants())
                    .filter(constant -> name(constant).equals(text.toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(text));
        } else {
            value = text;
        }
        return type.cast(value);
    }

    /** The text that {@link #parse} reads as a value. */
    public static String name(Object value) {
        return switch (value) {
            case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
            case Double number -> PlainNumber.of(number);
            default -> String.valueOf(value);
        };
    }

    /** The texts of the constants of an enum, or of a boolean; empty for other types. */
    public List<String> names() {
        return type == Boolean.class
                ? List.of("true", "false")
                : type.isEnum()
                        ? Arrays.stream(type.getEnumConstants())
                                .map(ExportOption::name)
                                .toList()
                        : List.of();
    }

    private static boolean truth(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text);
        };
    }

    private double inRange(double value, String text) {
        if (!(value >= least && value <= most)) {
            throw new IllegalArgumentException(text);
        }
        return value;
    }
}
