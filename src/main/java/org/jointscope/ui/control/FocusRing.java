package org.jointscope.ui.control;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableSet;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;

/**
 * A frame around a region that fills its pane, visible while {@link KeyFocus} marks the region. It does not change the
 * layout, and no content covers it.
 */
public final class FocusRing extends Region {

    private FocusRing(Region around, ObservableValue<Bounds> place) {
        getStyleClass().add("focus-ring");
        setManaged(false);
        setMouseTransparent(true);
        setViewOrder(-1);
        ObservableSet<PseudoClass> states = around.getPseudoClassStates();
        visibleProperty().bind(Bindings.createBooleanBinding(() -> states.contains(KeyFocus.KEY_FOCUSED), states));
        place.subscribe(at -> resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight()));
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
