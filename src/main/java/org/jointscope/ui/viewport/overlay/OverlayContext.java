package org.jointscope.ui.viewport.overlay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jointscope.render.Viewpoint;
import org.jointscope.ui.document.Document;

/** The model that overlays show, the viewer that they face, and the choices about them. */
public final class OverlayContext {

    /** How many ghosts there are before the current frame, and as many after it. */
    public final IntegerProperty ghostCount = new SimpleIntegerProperty(this, "ghostCount", 2);

    /** The number of frames from one ghost to the next. */
    public final IntegerProperty ghostSpacing = new SimpleIntegerProperty(this, "ghostSpacing", 2);

    /** The bounds for the current pose, updated only while they are visible. */
    public final CurrentBoxes boxes;

    final Document document;
    final Viewpoint viewpoint;
    private final Map<Layer, BooleanProperty> layers = new HashMap<>();

    /**
     * Creates the context of a viewport.
     *
     * @param layers all of the viewport
     */
    public OverlayContext(Document document, Viewpoint viewpoint, List<Layer> layers) {
        this.document = document;
        this.viewpoint = viewpoint;
        for (Layer layer : layers) {
            this.layers.put(layer, new SimpleBooleanProperty(this, layer.id(), layer.initial()));
        }
        boxes = new CurrentBoxes(document, visible(BoundsOverlay.LAYER).or(visible(AllBoundsOverlay.LAYER)));
    }

    /** Whether a layer is visible. */
    public BooleanProperty visible(Layer layer) {
        return layers.get(layer);
    }
}
