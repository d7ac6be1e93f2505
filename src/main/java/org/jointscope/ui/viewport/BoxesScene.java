package org.jointscope.ui.viewport;

import javafx.scene.Node;
import javafx.scene.paint.Color;

import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.BoxNode;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

import java.util.List;

/** The box that the file gives, and the one that the mesh takes up. */
final class BoxesScene extends ScenePart {

    static final Color FILE = Color.web("#8b5cf6");
    static final Color MESH = Color.web("#e07a1f");

    private final CurrentBoxes boxes;
    private final BoxNode file;
    private final BoxNode mesh;

    BoxesScene(ViewportViewModel viewModel) {
        boxes = viewModel.boxes;
        file = BoxNode.whole(FILE, viewModel.viewpoint);
        mesh = BoxNode.corners(MESH, viewModel.viewpoint);
        getChildren().addAll(file, mesh);
        visibleProperty().bind(viewModel.visible(Layer.BOUNDS));
        visibleProperty().subscribe(this::look);
    }

    @Override
    void build(OpenModel open, List<Node> surfaces) {
        // The boxes of another model are those of its pose.
    }

    @Override
    void pose() {
        look();
    }

    @Override
    void look() {
        if (isVisible()) {
            file.show(boxes.file());
            mesh.show(boxes.mesh());
        }
    }
}
