package org.jointscope.render.coloring;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jointscope.messages.Texts;
import org.jointscope.pose.surface.Coloring;
import org.jointscope.pose.surface.Ramp;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;

/** The colors that a file of version 11 or 12 has for its vertices, without their alpha. */
final class FileColoring implements SurfaceColoring {

    private static final int RGB = 0xffffff;

    @Override
    public String id() {
        return "vertex";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return open.meshes().stream().anyMatch(mesh -> mesh.extension().colors().size() > 0);
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        List<Optional<Coloring>> meshes =
                open.meshes().stream().map(OpenMesh::colors).toList();
        boolean gaps = meshes.stream().anyMatch(Optional::isEmpty);
        Legend legend = Legend.of(title(), gaps ? List.of(VertexValues.noValue()) : List.of());
        return ColoredModel.of(
                legend,
                (mesh, vertex) ->
                        meshes.get(mesh).isPresent() ? meshes.get(mesh).get().argb(vertex) : Ramp.NO_VALUE,
                (mesh, vertex) -> meshes.get(mesh)
                        .map(colors -> String.format(Locale.ROOT, "#%06x", colors.argb(vertex) & RGB))
                        .orElseGet(() -> Texts.program().of("coloring.none")));
    }
}
