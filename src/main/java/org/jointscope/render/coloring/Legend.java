package org.jointscope.render.coloring;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.jointscope.analysis.Figures;
import org.jointscope.pose.surface.Scale;

/**
 * The meaning of the colors of all meshes of a model.
 *
 * @param unit of the scale; empty for plain numbers
 * @param scale of the values; empty if the colors are not those of numbers
 * @param categories colors with a meaning of their own, among them that of vertices without a value
 * @param note a remark, or empty
 */
public record Legend(String title, String unit, Optional<Scale> scale, List<Category> categories, String note) {

    /** The distance of a stop from the number before it. */
    private static final double BETWEEN = 0.25;

    private static final MathContext DIGITS = new MathContext(3);

    /**
     * A color and its meaning.
     *
     * @param argb opaque, as 0xAARRGGBB
     */
    public record Category(int argb, String label) {}

    public Legend {
        categories = List.copyOf(categories);
    }

    static Legend of(String title, List<Category> categories) {
        return new Legend(title, "", Optional.empty(), categories, "");
    }

    /** A title and a remark without colors. */
    public static Legend note(String title, String note) {
        return new Legend(title, "", Optional.empty(), List.of(), note);
    }

    /**
     * Colors at equal distances along the scale, the lowest first; those between them are interpolated. Some have the
     * number as their label.
     */
    public List<Category> stops() {
        List<String> numbers = numbers();
        List<Category> stops = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            double at = numbers.size() > 1 ? i / (numbers.size() - 1.0) : 0;
            if (i > 0) {
                stops.add(new Category(argb(at - BETWEEN), ""));
            }
            stops.add(new Category(argb(at), numbers.get(i)));
        }
        return stops;
    }

    private int argb(double fraction) {
        return scale.orElseThrow().ramp().argb(fraction);
    }

    /** The numbers at the ends of the scale and in its middle; one number if the range is empty. */
    public List<String> numbers() {
        return scale.stream()
                .flatMapToDouble(it -> it.most() > it.least()
                        ? DoubleStream.of(it.least(), (it.least() + it.most()) / 2, it.most())
                        : DoubleStream.of(it.least()))
                .mapToObj(it -> Figures.of(new BigDecimal(it).round(DIGITS).doubleValue()))
                .toList();
    }
}
