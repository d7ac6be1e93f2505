package org.jointscope.ui.viewport;

import java.util.Optional;
import javafx.beans.property.DoubleProperty;
import javafx.scene.SubScene;
import org.jointscope.render.Viewpoint;
import org.jointscope.scene.Counterpart;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.scene3d.GridNode;
import org.jointscope.ui.scene3d.LitScene;
import org.jointscope.ui.viewport.Comparison.Mode;

/** The counterpart of the open model in a scene of its own, in the same view, on the ground. */
final class CounterpartScene {

    private final Comparison comparison;
    private final Framing framing;
    private final DoubleProperty meters;
    private final LitScene scene;
    private final CounterpartNodes nodes;

    CounterpartScene(ViewportViewModel viewModel, PictureImages images) {
        this.comparison = viewModel.comparison;
        this.framing = viewModel.framing;
        this.meters = viewModel.gridMeters;
        nodes = new CounterpartNodes(viewModel, images, Optional.empty());
        scene = new LitScene(viewModel.visible(Layers.GRID), viewModel.visible(Layers.UNLIT));
        scene.surfaces().getChildren().setAll(nodes);
        comparison.counterpart.subscribe(this::build);
        meters.subscribe((before, now) -> layGround());
        comparison.shownProperty().subscribe(this::pose);
        Md2Choices choices = viewModel.document.md2();
        choices.surfaceProperty().subscribe(this::build);
        choices.normalsProperty().subscribe(this::pose);
    }

    SubScene subScene() {
        return scene.subScene();
    }

    private void build() {
        nodes.build(comparison.counterpart.get());
        layGround();
        pose();
    }

    private void layGround() {
        Counterpart counterpart = comparison.counterpart.get();
        scene.ground().getChildren().clear();
        if (counterpart.isDrawn()) {
            scene.ground().getChildren().add(new GridNode(framing.size(), meters.get(), 0, 0));
        }
    }

    private boolean isShown() {
        return comparison.shown() == Mode.SIDE_BY_SIDE || comparison.shown() == Mode.SWIPE;
    }

    /** The model has moved. */
    void pose() {
        if (isShown()) {
            nodes.pose();
        }
    }

    /** Updates the view, as that of the open model. */
    void look(Viewpoint eye, double fieldOfView, double near, double far) {
        if (isShown()) {
            scene.camera().look(eye, fieldOfView, near, far);
            nodes.look();
        }
    }
}
