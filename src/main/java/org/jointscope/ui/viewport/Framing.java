package org.jointscope.ui.viewport;

import javafx.beans.value.ObservableBooleanValue;

import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Extent;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;

import java.util.Optional;

/** How much of the scene is to be seen: the model over its whole animation, the camera's way. */
final class Framing {

    /**
     * A model that takes up less than this share of the scene would be too small to be seen beside
     * a camera's way: at first, it is shown alone.
     */
    private static final double LEAST_SHARE = 0.2;

    private final Document document;
    private final ThroughCamera camera;
    private final ObservableBooleanValue pathVisible;
    private Optional<RootOffset> rootOffset = Optional.empty();
    private RootMode modeOfExtent = RootMode.IN_PLACE;
    private boolean all;

    Framing(Document document, ThroughCamera camera, ObservableBooleanValue pathVisible) {
        this.document = document;
        this.camera = camera;
        this.pathVisible = pathVisible;
    }

    /** Takes how the root of the model moves; its extent is known for the mode of this moment. */
    void load(Optional<RootOffset> offset) {
        rootOffset = offset;
        modeOfExtent = document.rootModeProperty().get();
        all = false;
    }

    /** As it is looked at first: as much as lets the model be seen well. */
    Extent first() {
        all = false;
        return whole();
    }

    /** All that is shown, however large. */
    Extent all() {
        all = true;
        return whole();
    }

    /** What was asked for last, as it is now. */
    Extent whole() {
        Extent model = model();
        boolean isThere = hasModel();
        if (isThere && !pathVisible.get()) {
            return model;
        }
        Extent both = camera.with(model, isThere);
        boolean fits = model.diagonal() >= LEAST_SHARE * both.diagonal();
        return all || !isThere || fits ? both : model;
    }

    /** What is neither model nor way is drawn in proportion to this. */
    double size() {
        return hasModel() ? document.getOpen().extent().diagonal() : scene().diagonal();
    }

    /** The box of all that there is, be it shown or not. */
    Extent scene() {
        return camera.with(document.getOpen().extent(), hasModel());
    }

    /** Whether there is more than a camera. */
    boolean hasModel() {
        OpenModel open = document.getOpen();
        return open.hasModel() || open.md2().isPresent();
    }

    private Extent model() {
        Extent extent = document.getOpen().extent();
        RootMode mode = document.rootModeProperty().get();
        return rootOffset.map(offset -> offset.moved(extent, modeOfExtent, mode)).orElse(extent);
    }
}
