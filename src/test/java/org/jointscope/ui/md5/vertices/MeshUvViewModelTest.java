package org.jointscope.ui.md5.vertices;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jointscope.inspect.Sample;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.MeshVertex;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.plot.UvLayout;
import org.jointscope.ui.plot.UvTriangle;
import org.junit.jupiter.api.Test;

/** The texture of the sample's meshes. */
class MeshUvViewModelTest {

    private final Document document = new Document();
    private final MeshUvViewModel uv = new MeshUvViewModel(document);

    @Test
    void trianglesAreThoseOfTheMeshOfTheSelectedVertex() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        assertThat(uv.layout.get()).as("hidden").isEqualTo(UvLayout.NONE);
        uv.showing.set(true);
        assertThat(uv.mesh.get()).contains(document.getOpen().meshes().getFirst());
        int last = document.getOpen().meshes().size() - 1;
        document.select(new MeshVertex(last, 4));
        Surface surface = document.getOpen().meshes().get(last).skinned().surface();
        assertThat(uv.layout.get().triangles()).hasSize(surface.triangleCount());
        assertThat(uv.vertexProperty().get()).isEqualTo(4);
        uv.setSize(200, 100);
        UvTriangle triangle = uv.layout.get().triangles().getLast();
        assertThat(triangle.x(1)).isEqualTo(200 * (double) surface.texCoords()[2 * triangle.vertex(1)]);
        assertThat(triangle.y(1)).isEqualTo(100 * (double) surface.texCoords()[2 * triangle.vertex(1) + 1]);
    }

    /** As of a texture that was loaded before. */
    @Test
    void sizeThatIsKnownAtOnceStays() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        uv.mesh.subscribe((before, now) -> uv.setSize(300, 100));
        uv.showing.set(true);
        assertThat(uv.layout.get().width()).isEqualTo(300);
    }

    @Test
    void clickSelectsTheNearestVertexOfATriangle() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        uv.showing.set(true);
        UvTriangle triangle = uv.layout.get().triangles().stream()
                .filter(it -> it.area() > 1)
                .findFirst()
                .orElseThrow();
        double x = 0.8 * triangle.x(2) + 0.1 * triangle.x(0) + 0.1 * triangle.x(1);
        double y = 0.8 * triangle.y(2) + 0.1 * triangle.y(0) + 0.1 * triangle.y(1);
        uv.choose(x, y);
        assertThat(document.selectedVertexProperty().get()).contains(new MeshVertex(0, triangle.vertex(2)));
        uv.choose(-5000, -5000);
        assertThat(document.selectedVertexProperty().get())
                .as("beside the triangles")
                .isPresent();
    }
}
