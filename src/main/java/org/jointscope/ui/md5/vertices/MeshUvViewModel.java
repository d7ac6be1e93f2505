package org.jointscope.ui.md5.vertices;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableIntegerValue;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.MeshVertex;
import org.jointscope.scene.OpenMesh;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.pane.WhenSeen;
import org.jointscope.ui.plot.UvLayout;
import org.jointscope.ui.plot.UvTriangle;

/** The triangles of the mesh of the selected vertex on its texture. */
final class MeshUvViewModel {

    private static final int NONE = -1;

    /** Of a texture that is not known. */
    private static final int SIDE = 512;

    /** Whether the map is visible; if it is not, nothing is computed. */
    final BooleanProperty showing = new SimpleBooleanProperty(this, "showing");

    final ReadOnlyObjectWrapper<UvLayout> layout = new ReadOnlyObjectWrapper<>(this, "layout", UvLayout.NONE);

    /** The mesh that is shown: that of the selected vertex, otherwise the first. */
    final ReadOnlyObjectWrapper<Optional<OpenMesh>> mesh = new ReadOnlyObjectWrapper<>(this, "mesh", Optional.empty());

    private final ReadOnlyIntegerWrapper vertex = new ReadOnlyIntegerWrapper(this, "vertex", NONE);
    private final ReadOnlyIntegerProperty triangle = new ReadOnlyIntegerWrapper(this, "triangle", NONE);
    private final Document document;
    private final WhenSeen choosing = new WhenSeen(showing, this::choose);
    private int index;

    MeshUvViewModel(Document document) {
        this.document = document;
        document.onModel(open -> choosing.run());
        document.selectedVertexProperty().subscribe(selected -> choosing.run());
    }

    private void choose() {
        List<OpenMesh> meshes =
                document.getOpen().md5Mesh().isPresent() ? document.getOpen().meshes() : List.of();
        Optional<MeshVertex> selected = document.selectedVertexProperty().get();
        index = selected.map(MeshVertex::mesh).orElse(0);
        Optional<OpenMesh> now = index < meshes.size() ? Optional.of(meshes.get(index)) : Optional.empty();
        if (!now.equals(mesh.get())) {
            // Before the mesh: the size of a texture that was loaded before is set at once.
            layout.set(layout(now, SIDE, SIDE));
            mesh.set(now);
        }
        vertex.set(selected.map(MeshVertex::vertex).orElse(NONE));
    }

    /** Sets the size of the texture, in pixels. */
    void setSize(int width, int height) {
        layout.set(layout(mesh.get(), width, height));
    }

    private static UvLayout layout(Optional<OpenMesh> shown, int width, int height) {
        return shown.map(it -> layout(it.skinned().surface(), width, height)).orElse(UvLayout.NONE);
    }

    private static UvLayout layout(Surface surface, int width, int height) {
        return new UvLayout(
                width,
                height,
                IntStream.range(0, surface.triangleCount())
                        .mapToObj(at -> new MeshTriangle(surface, at, width, height))
                        .toList());
    }

    ObservableIntegerValue vertexProperty() {
        return vertex;
    }

    /** No triangle is ever selected. */
    ObservableIntegerValue triangleProperty() {
        return triangle;
    }

    /** Selects the nearest vertex of the triangle at a position. */
    void choose(double x, double y) {
        int at = layout.get().at(x, y, NONE);
        layout.get().triangles().stream()
                .filter(it -> it.index() == at)
                .findFirst()
                .ifPresent(it -> document.select(new MeshVertex(index, nearest(it, x, y))));
    }

    private static int nearest(UvTriangle triangle, double x, double y) {
        return IntStream.range(0, Surface.CORNERS)
                .boxed()
                .min(Comparator.comparingDouble(corner -> Math.hypot(triangle.x(corner) - x, triangle.y(corner) - y)))
                .map(triangle::vertex)
                .orElseThrow();
    }
}
