package org.jointscope.ui.viewport;

import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import org.jointscope.render.OverlayStyle;
import org.jointscope.scene.Counterpart;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.scene3d.BonesNode;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.scene3d.Nearer;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.viewport.Comparison.Mode;

/**
 * Both models in the scene of the open one, each in one color. The counterpart is drawn a little farther, so that only
 * the color of the open model is visible where both are equal. Without meshes, the bones have the colors.
 */
final class OverlaidModels {

    static final Color OPEN = Glow.color(OverlayStyle.COMPARED_OPEN);
    static final Color COUNTERPART = Glow.color(OverlayStyle.COMPARED_OTHER);

    /** The share of the distance to the eye. */
    private static final double FARTHER = 0.002;

    private final ViewportViewModel viewModel;
    private final Comparison comparison;
    private final CounterpartNodes nodes;
    private final Nearer farther;
    private final Group group;
    private final Group ofOpen = new Group();
    private List<BonesNode> bones = List.of();
    private List<SurfaceNode> surfaces = List.of();

    OverlaidModels(ViewportViewModel viewModel, PictureImages images) {
        this.viewModel = viewModel;
        this.comparison = viewModel.comparison;
        nodes = new CounterpartNodes(viewModel, images, Optional.of(COUNTERPART));
        farther = new Nearer(-FARTHER, viewModel.viewpoint);
        group = new Group(nodes);
        group.getTransforms().add(farther);
        comparison.counterpart.subscribe(this::show);
        comparison.shownProperty().subscribe(this::show);
        viewModel.document.md2().surfaceProperty().subscribe(this::show);
    }

    /** The counterpart, which is lit like the surfaces of the open model. */
    Group lit() {
        return group;
    }

    /** The bones of an open model without meshes. */
    Group bones() {
        return ofOpen;
    }

    /** Another model is open. */
    void build(OpenModel open, List<SurfaceNode> ofModel) {
        surfaces = ofModel;
        bones = open.meshes().isEmpty() ? CounterpartNodes.bones(open.model().rig(), OPEN, viewModel) : List.of();
        ofOpen.getChildren().setAll(bones);
        show();
    }

    private boolean isShown() {
        return comparison.shown() == Mode.OVERLAY;
    }

    private void show() {
        boolean shown = isShown();
        group.setVisible(shown);
        ofOpen.setVisible(shown);
        Optional<Color> color = shown ? Optional.of(OPEN) : Optional.empty();
        surfaces.forEach(surface -> surface.setPlain(color));
        nodes.build(shown ? comparison.counterpart.get() : Counterpart.NONE);
        pose();
    }

    /** The models have moved. */
    void pose() {
        if (isShown()) {
            nodes.pose();
            for (int i = 0; i < bones.size(); i++) {
                bones.get(i).show(viewModel.document.getOpen().model().joints());
            }
        }
    }

    /** The viewer has moved. */
    void look() {
        if (isShown()) {
            farther.look();
            nodes.look();
            for (int i = 0; i < bones.size(); i++) {
                bones.get(i).look();
            }
        }
    }
}
