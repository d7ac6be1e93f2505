package org.jointscope.render.coloring;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jointscope.analysis.Figures;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.surface.Ramp;
import org.jointscope.pose.surface.Scale;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.scene.OpenModel;

/**
 * A number for each vertex of each mesh.
 *
 * @param all by mesh and row in the file; NaN without a value
 */
record VertexValues(double[][] all) {

    /** A value of a point, which all of its vertices have. */
    interface PointValue {
        double of(SkinBinding binding, int point);
    }

    /** Without values. */
    static VertexValues none(OpenModel open) {
        return ofPoints(open, (binding, point) -> Double.NaN);
    }

    static VertexValues ofPoints(OpenModel open, PointValue value) {
        return new VertexValues(open.meshes().stream()
                .map(mesh -> mesh.skinned().binding())
                .map(binding -> Arrays.stream(binding.surface().pointOfVertex())
                        .mapToDouble(point -> value.of(binding, point))
                        .toArray())
                .toArray(double[][]::new));
    }

    /** The largest magnitude; 0 if there is no value. */
    double most() {
        return Arrays.stream(all)
                .flatMapToDouble(Arrays::stream)
                .filter(Double::isFinite)
                .map(Math::abs)
                .max()
                .orElse(0);
    }

    /** A note with the largest magnitude if a range is larger than it, otherwise empty. */
    String noteBelow(double range) {
        double most = most();
        return most < range ? Texts.program().of("coloring.largest", Figures.of(most)) : "";
    }

    private boolean hasGaps() {
        return Arrays.stream(all).flatMapToDouble(Arrays::stream).anyMatch(Double::isNaN);
    }

    /**
     * The values in the colors of a scale.
     *
     * @param unit the key of its text, or empty
     */
    ColoredModel colored(String title, String unit, Scale scale, String note) {
        String named = unit.isEmpty() ? "" : Texts.program().of(unit);
        List<Category> gaps = hasGaps() ? List.of(noValue()) : List.of();
        Legend legend = new Legend(title, named, Optional.of(scale), gaps, note);
        return ColoredModel.of(
                legend, (mesh, vertex) -> scale.argb(all[mesh][vertex]), (mesh, vertex) -> words(mesh, vertex, named));
    }

    static Category noValue() {
        return new Category(Ramp.NO_VALUE, Texts.program().of("coloring.none"));
    }

    private String words(int mesh, int vertex, String unit) {
        double value = all[mesh][vertex];
        if (Double.isNaN(value)) {
            return Texts.program().of("coloring.none");
        }
        String number = Figures.of(value);
        return unit.isEmpty() ? number : Texts.program().of("coloring.value", number, unit);
    }
}
