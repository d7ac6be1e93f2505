package org.jointscope.architecture.violations.ui.document;

import javafx.scene.paint.Color;

/** A document that knows colors. */
public final class PaintedDocument {

    public Color color() {
        return Color.RED;
    }
}
