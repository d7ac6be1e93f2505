package org.jointscope.ui.control;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;

/**
 * A frame around a region that fills its pane, visible while the region has the focus of the
 * keyboard. It does not change the layout, and no content covers it.
 */
public final class FocusRing extends Region {

    private FocusRing(Region around, ObservableValue<Bounds> place) {
        getStyleClass().add("focus-ring");
        setManaged(false);
        setMouseTransparent(true);
        setViewOrder(-1);
        visibleProperty().bind(around.focusVisibleProperty());
        place.subscribe(
                at -> resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight()));
    }

    /** The frame of a region that becomes its parent. */
    public static FocusRing in(Region around) {
        return new FocusRing(around, around.layoutBoundsProperty());
    }

    /** The frame of a region that has the same parent. */
    public static FocusRing over(Region around) {
        return new FocusRing(around, around.boundsInParentProperty());
    }
}
