package org.jointscope.ui.viewport;

import java.util.List;
import javafx.scene.paint.Color;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.scene3d.WireframeNode;

/** The edges of all triangles. */
final class WireframeOverlay extends Overlay {

    static final Layer LAYER = Layer.of(
            "wireframe",
            "Z",
            "mdi2v-vector-polygon",
            open -> open.mesh().isPresent() || open.md2().isPresent() || open.isEmpty());

    private static final Color EDGES = Color.web("#10263b");

    private List<WireframeNode> nodes = List.of();

    WireframeOverlay(ViewportViewModel viewModel) {
        super(viewModel, LAYER);
    }

    @Override
    void build(OpenModel open, List<SurfaceNode> surfaces) {
        nodes = surfaces.stream()
                .map(surface -> new WireframeNode(surface, EDGES, viewModel.viewpoint))
                .toList();
        getChildren().setAll(nodes);
    }

    @Override
    void look() {
        if (shown.get()) {
            nodes.forEach(WireframeNode::look);
        }
    }
}
