package org.jointscope.render.coloring;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.render.coloring.Legend.Category;
import org.jointscope.scene.OpenModel;

/** One color per mesh: those that M. Okabe and K. Ito chose for all color visions, repeated after the last one. */
final class MeshColoring implements SurfaceColoring {

    private static final int[] COLORS = {
        0xff56b4e9, 0xffe69f00, 0xff009e73, 0xfff0e442, 0xff0072b2, 0xffd55e00, 0xffcc79a7, 0xffe8e8e8
    };

    @Override
    public String id() {
        return "mesh";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return !open.meshes().isEmpty();
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        List<String> names = names(open);
        List<Category> categories = new ArrayList<>();
        for (int mesh = 0; mesh < Math.min(names.size(), COLORS.length); mesh++) {
            categories.add(new Category(COLORS[mesh], names.get(mesh)));
        }
        Legend legend = Legend.of(title(), categories);
        int more = names.size() - categories.size();
        return ColoredModel.of(
                more > 0
                        ? new Legend(
                                title(),
                                "",
                                legend.scale(),
                                categories,
                                Texts.program().of("coloring.mesh.more", more))
                        : legend,
                (mesh, vertex) -> COLORS[mesh % COLORS.length],
                (mesh, vertex) -> names.get(mesh));
    }

    private static List<String> names(OpenModel open) {
        List<Mesh> blocks = open.md5Mesh().map(Md5Mesh::meshes).orElse(List.of());
        return IntStream.range(0, open.meshes().size())
                .mapToObj(mesh -> {
                    String name = mesh < blocks.size() ? name(blocks.get(mesh)) : "";
                    return name.isEmpty()
                            ? Texts.program().of("coloring.mesh.unnamed", mesh)
                            : Texts.program().of("coloring.mesh.name", mesh, name);
                })
                .toList();
    }

    /** That of the mesh, or the end of its shader. */
    private static String name(Mesh mesh) {
        return mesh.label().isEmpty() ? mesh.shader().substring(mesh.shader().lastIndexOf('/') + 1) : mesh.label();
    }
}
