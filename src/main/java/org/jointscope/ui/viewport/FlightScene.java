package org.jointscope.ui.viewport;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.scene3d.FlightNode;
import org.jointscope.ui.viewport.ViewportViewModel.Layer;

import java.util.List;
import java.util.Optional;

/** The flight of the camera that is open; who looks through the camera does not see it. */
final class FlightScene extends ScenePart {

    private final ViewportViewModel viewModel;
    private final ThroughCamera camera;
    private final ObservableBooleanValue pathVisible;
    private Optional<FlightNode> flight = Optional.empty();

    FlightScene(ViewportViewModel viewModel) {
        this.viewModel = viewModel;
        this.camera = viewModel.camera;
        this.pathVisible = viewModel.visible(Layer.CAMERA_PATH);
        pathVisible.subscribe(this::look);
        camera.flight.selectedFrameProperty().subscribe(this::select);
    }

    @Override
    void build(OpenModel open, List<Node> surfaces) {
        double size = viewModel.framing.scene().diagonal();
        flight =
                Optional.of(camera.path())
                        .filter(path -> path.frameCount() > 0)
                        .map(path -> new FlightNode(path, size, viewModel.viewpoint));
        getChildren().setAll(flight.stream().toList());
        select(camera.flight.selectedFrameProperty().get());
        look();
    }

    @Override
    void look() {
        setVisible(pathVisible.get() && !camera.isLookedThrough());
        if (isVisible() && flight.isPresent()) {
            flight.get().setAspect(camera.aspect());
            flight.get().move(camera.flight.view());
            flight.get().look();
        }
    }

    @Override
    void pose() {
        if (isVisible() && flight.isPresent()) {
            flight.get().move(camera.flight.view());
        }
    }

    private void select(Number frame) {
        flight.ifPresent(node -> node.select(frame.intValue()));
    }
}
