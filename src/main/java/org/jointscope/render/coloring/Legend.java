package org.jointscope.render.coloring;

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

    /** The numbers at the ends of the scale and in its middle; one number if the range is empty. */
    public List<String> numbers() {
        return scale.stream()
                .flatMapToDouble(it -> it.most() > it.least()
                        ? DoubleStream.of(it.least(), (it.least() + it.most()) / 2, it.most())
                        : DoubleStream.of(it.least()))
                .mapToObj(Figures::of)
                .toList();
    }
}
