package org.jointscope.ui.control;

import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;

/** A tooltip that wraps its lines. Its text is computed when it is shown. */
public final class Explanation extends Tooltip {

    private static final double WIDTH = 400;
    private static final double GAP = 8;

    public Explanation() {
        this("");
    }

    public Explanation(Supplier<String> text) {
        this("");
        setOnShowing(event -> setText(text.get()));
    }

    public Explanation(String text) {
        super(text);
        setWrapText(true);
        setMaxWidth(WIDTH);
    }

    /** Shows it below a part of the window, so that it does not cover the parts beside that. */
    public Explanation below(Node part) {
        setOnShown(event -> {
            Bounds place = part.localToScreen(part.getLayoutBounds());
            setAnchorY(place.getMaxY() + GAP);
        });
        return this;
    }
}
