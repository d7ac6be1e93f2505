package org.jointscope.ui.viewport;

import javafx.scene.Group;

import org.jointscope.ui.scene3d.FlightNode;

import java.util.Optional;

/** The flight of the camera that is open, among what the viewport shows. */
final class FlightScene extends Group {

    private final ViewportViewModel viewModel;
    private final ThroughCamera camera;
    private Optional<FlightNode> flight = Optional.empty();

    FlightScene(ViewportViewModel viewModel) {
        this.viewModel = viewModel;
        this.camera = viewModel.camera();
        setMouseTransparent(true);
        camera.pathVisibleProperty().subscribe(this::look);
        camera.selectedFrameProperty().subscribe(this::select);
    }

    /** Another camera is open, or none. */
    void build() {
        double size = viewModel.framing().scene().diagonal();
        flight = camera.path().map(path -> new FlightNode(path, size, viewModel.viewpoint()));
        getChildren().setAll(flight.stream().toList());
        select(camera.selectedFrameProperty().get());
        look();
    }

    /** Draws all for where the viewer stands; who looks through the camera does not see it. */
    void look() {
        setVisible(camera.pathVisibleProperty().get() && !camera.isLookedThrough());
        if (isVisible() && flight.isPresent()) {
            flight.get().setAspect(camera.aspect());
            flight.get().move(camera.view());
            flight.get().look();
        }
    }

    /** The camera is elsewhere. */
    void move() {
        if (isVisible() && flight.isPresent()) {
            flight.get().move(camera.view());
        }
    }

    private void select(Number frame) {
        flight.ifPresent(node -> node.select(frame.intValue()));
    }
}
