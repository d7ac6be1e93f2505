package org.jointscope.ui.viewport;

import java.util.List;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.CameraPathNode;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.viewport.overlay.Layer;
import org.jointscope.ui.viewport.overlay.Overlay;

/** The path of the open camera animation; hidden in the view through the camera. */
final class CameraPathOverlay extends Overlay {

    static final Layer LAYER = Layer.of(
                    "cameraPath",
                    "P",
                    "mdi2v-vector-polyline",
                    open -> open.camera().isPresent())
            .shownFirst();

    private final ViewportViewModel viewModel;
    private final ThroughCamera camera;
    private CameraPathNode node;

    CameraPathOverlay(ViewportViewModel viewModel) {
        super(viewModel.overlays, LAYER);
        this.viewModel = viewModel;
        camera = viewModel.camera;
        node = new CameraPathNode(CameraPath.NONE, 1, viewModel.viewpoint);
        visibleProperty()
                .bind(shown.and(camera.there)
                        .and(camera.playhead.lookedThroughProperty().not()));
        visibleProperty().subscribe(this::look);
        camera.playhead.selectedFrameProperty().subscribe(this::select);
    }

    @Override
    public void build(OpenModel open, List<SurfaceNode> surfaces) {
        double size = viewModel.framing.scene().diagonal();
        node = new CameraPathNode(camera.path(), size, viewModel.viewpoint);
        getChildren().setAll(node);
        select();
        look();
    }

    private void select() {
        node.select(camera.playhead.selectedFrameProperty().get());
    }

    @Override
    public void look() {
        if (isVisible()) {
            node.setAspect(camera.aspect());
            node.move(camera.playhead.view());
            node.look();
        }
    }

    @Override
    public void pose() {
        if (isVisible()) {
            node.move(camera.playhead.view());
        }
    }
}
