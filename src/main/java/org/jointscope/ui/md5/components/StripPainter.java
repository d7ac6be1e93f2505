package org.jointscope.ui.md5.components;

import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.ui.control.Swatches;

/** The base of the painters of cells: the strip begins at 0 of its graphics. */
abstract class StripPainter {

    static final Font DIGITS = Font.font("Monospaced", 10);
    static final double DIGIT_WIDTH = 6.1;

    final ComponentsViewModel model;
    final Swatches colors;
    final StripGrid grid;
    final StripGrid.Size size;
    final GraphicsContext gc;

    StripPainter(ComponentsViewModel model, Swatches colors, StripGrid grid, GraphicsContext graphics) {
        this.model = model;
        this.colors = colors;
        this.grid = grid;
        this.size = grid.size();
        this.gc = graphics;
    }

    /** The color of the joint that reads a component. */
    final Color color(Use use) {
        return colors.get("joint-" + model.color(use.joint()));
    }

    /** The color of the first owner of a cell. */
    final Color ownerColor(List<Use> uses) {
        return uses.isEmpty() ? colors.get("muted") : color(uses.getFirst());
    }
}
