package org.jointscope.ui.control;

import javafx.scene.control.Tooltip;

import java.util.function.Supplier;

/** A tooltip that wraps its lines. Its text is computed when it is shown. */
public final class Explanation extends Tooltip {

    private static final double WIDTH = 400;

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
}
