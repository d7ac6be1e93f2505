package org.jointscope.pose.md5;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jointscope.inspect.Inspector;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.md5.VertexTerms.Term;
import org.jointscope.pose.skin.SkinBinding;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.testing.GoldenDocument;
import org.jointscope.testing.MeshBuilder;
import org.junit.jupiter.api.Test;

class VertexTermsTest {

    private static ModelFile read(Path path) {
        return Inspector.inspect(List.of(path)).files().getFirst().content();
    }

    /** In every pose for which another program has computed the vertices, which {@link GoldenTest} compares. */
    @Test
    void lastSumIsTheSkinnedVertex() throws IOException {
        int vertices = 0;
        for (GoldenDocument document : GoldenDocument.all()) {
            if (document.mesh().isEmpty()) {
                continue;
            }
            Md5Mesh file = (Md5Mesh) read(document.mesh().get());
            SkinnedModel model = SkinnedModel.of(
                    Optional.of(Md5Kernel.skin(file)), document.anim().map(it -> Md5Kernel.clip((Md5Anim) read(it))));
            for (GoldenDocument.Frame frame : document.frames()) {
                model.pose(frame.frame().orElse(0), PoseOptions.FILE);
                for (int mesh = 0; mesh < file.meshes().size(); mesh++) {
                    vertices += assertSums(file, mesh, model);
                }
            }
        }
        assertThat(vertices).isGreaterThan(10_000);
    }

    private static int assertSums(Md5Mesh file, int mesh, SkinnedModel model) {
        SkinBinding binding = model.meshes().get(mesh).binding();
        double[] points = new double[binding.pointCount() * 3];
        model.skin(binding, points);
        int count = binding.surface().vertexCount();
        for (int vertex = 0; vertex < count; vertex++) {
            VertexTerms terms = VertexTerms.of(file, mesh, vertex);
            double[] computed = new double[terms.size()];
            terms.compute(model, computed);
            int terminal = terms.terms().size();
            int point = binding.surface().pointOfVertex(vertex) * 3;
            for (int axis = 0; axis < 3; axis++) {
                double sum = 0;
                for (Term term : terms.terms()) {
                    sum += term.bias() * computed[terms.terms().indexOf(term) * 3 + axis];
                }
                assertThat(computed[(2 * terminal - 1) * 3 + axis])
                        .isCloseTo(points[point + axis], within(1e-6))
                        .isCloseTo(sum, within(1e-6));
            }
        }
        return count;
    }

    private static VertexTerms terms(MeshBuilder mesh, int vertex) {
        return VertexTerms.of(mesh.build(), 0, vertex);
    }

    @Test
    void brokenWeightsAreNoTerms() {
        MeshBuilder mesh = new MeshBuilder()
                .joint("root", -1, 0, 0, 0)
                .vert(0, 4)
                .vert(3, 9)
                .vert(-1, 2)
                .weight(0, 0.5, 1, 0, 0)
                .weight(7, 0.5, 0, 0, 0)
                .weight(0, Double.NaN, 0, 0, 0)
                .weight(0, 0.25, 0, 2, 0);
        assertThat(terms(mesh, 0).terms()).extracting(Term::row).containsExactly(0, 3);
        assertThat(terms(mesh, 0).biasSum()).isEqualTo(0.75);
        assertThat(terms(mesh, 1).terms()).extracting(Term::row).containsExactly(3);
        assertThat(terms(mesh, 2).size()).isLessThanOrEqualTo(6);
    }
}
