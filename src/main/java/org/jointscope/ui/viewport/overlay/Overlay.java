package org.jointscope.ui.viewport.overlay;

import java.util.List;
import javafx.beans.binding.BooleanExpression;
import javafx.scene.Group;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.scene3d.SurfaceNode;

/**
 * A layer of the scene: a group of self-illuminated nodes over the surfaces. A hidden overlay is not updated; when it
 * is shown, {@link #pose} is called.
 */
public abstract class Overlay extends Group {

    /** The model, the viewer and the choices. */
    final OverlayContext context;

    /** Whether the overlay is shown. */
    protected final BooleanExpression shown;

    protected Overlay(OverlayContext context, Layer layer) {
        this(context, context.visible(layer));
    }

    Overlay(OverlayContext context, BooleanExpression shown) {
        this.context = context;
        this.shown = shown;
        visibleProperty().bind(shown);
        shown.subscribe((before, now) -> {
            if (now) {
                pose();
            }
        });
    }

    /**
     * Shows another model, and is followed by {@link #pose}.
     *
     * @param surfaces one of each mesh, or both surfaces of an .md2
     */
    public void build(OpenModel open, List<SurfaceNode> surfaces) {}

    /** The model has moved, or the open camera. */
    public void pose() {
        look();
    }

    /** The viewer has moved: nodes that face the viewer turn. */
    public abstract void look();
}
