package org.jointscope.render.coloring;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.messages.Texts;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.surface.Ramp;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.scene.OpenModel;

/** The number of weights of each vertex, as many as limits of engines distinguish. */
final class InfluenceColoring implements SurfaceColoring {

    /** The largest number of each category but the last. */
    private static final int[] MOST = {0, 1, 2, 3, 4, 8};

    private static final int NONE = 0xffd20fff;

    @Override
    public String id() {
        return "influences";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return open.mesh().isPresent();
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        List<Category> categories = IntStream.rangeClosed(0, MOST.length)
                .mapToObj(InfluenceColoring::category)
                .toList();
        List<SkinBinding> bindings =
                open.meshes().stream().map(mesh -> mesh.skinned().binding()).toList();
        return ColoredModel.of(
                Legend.of(title(), categories),
                (mesh, vertex) ->
                        categories.get(index(count(bindings.get(mesh), vertex))).argb(),
                (mesh, vertex) -> Texts.program().of("coloring.influences.count", count(bindings.get(mesh), vertex)));
    }

    private static int count(SkinBinding binding, int vertex) {
        return binding.weightCount(binding.surface().pointOfVertex(vertex));
    }

    private static int index(int count) {
        int index = 0;
        while (index < MOST.length && count > MOST[index]) {
            index++;
        }
        return index;
    }

    private static Category category(int index) {
        int color = index == 0 ? NONE : Ramp.SEQUENTIAL.argb((index - 1) / (MOST.length - 1.0));
        String label;
        if (index == MOST.length) {
            label = Texts.program().of("coloring.influences.more", MOST[index - 1]);
        } else if (index > 0 && MOST[index] > MOST[index - 1] + 1) {
            label = Texts.program().of("coloring.influences.range", MOST[index - 1] + 1, MOST[index]);
        } else {
            label = String.valueOf(MOST[index]);
        }
        return new Category(color, label);
    }
}
