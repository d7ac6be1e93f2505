package org.jointscope.ui.md5.components;

import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import org.jointscope.analysis.ComponentSpans;
import org.jointscope.model.FrameLayout.Use;
import org.jointscope.ui.control.Swatches;

/** Paints the current values, which change during playback. */
final class ValuePainter extends StripPainter {

    private static final Font EDITED = Font.font("Monospaced", FontWeight.BOLD, 10);
    private static final double NARROW_BAR = 4;
    private static final double DOT = 4;
    private static final int POSITION_DECIMALS = 3;
    private static final int ORIENTATION_DECIMALS = 5;

    private final ComponentSpans spans;

    ValuePainter(ComponentsViewModel model, Swatches colors, StripGrid grid, GraphicsContext graphics) {
        super(model, colors, grid, graphics);
        this.spans = model.spans();
    }

    /** Paints the rows from one to another (exclusive). */
    void paint(int fromRow, int toRow) {
        for (int place = fromRow * grid.columns(); place < toRow * grid.columns(); place++) {
            int cell = grid.cellAt(place);
            if (cell >= 0) {
                paint(cell, grid.x(place), grid.y(place));
            }
        }
    }

    private void paint(int cell, double x, double y) {
        double value = model.value(cell);
        List<Use> uses = model.cells().uses(cell);
        if (size.plot()) {
            paintPlayhead(model.cells().index(cell), value, x, y);
            paintValue(cell, value, uses, x, y);
        } else if (!Double.isNaN(value)) {
            paintBar(model.cells().index(cell), value, uses, x, y);
        }
    }

    private double share(int index, double value) {
        double least = spans.least(index);
        double range = spans.greatest(index) - least;
        return range > 0 ? Math.clamp((value - least) / range, 0, 1) : 0.5;
    }

    /** Paints a bar for the share of the value between minimum and maximum; none if constant. */
    private void paintBar(int index, double value, List<Use> uses, double x, double y) {
        if (!spans.isKnown(index) || spans.least(index) == spans.greatest(index)) {
            return;
        }
        double room = size.height() - StripGrid.Size.BAND;
        double height = 1 + share(index, value) * (room - 1);
        double left = size.letters() ? size.width() - 1 - NARROW_BAR : 2;
        double width = size.letters() ? NARROW_BAR : size.width() - 4;
        gc.setFill(ownerColor(uses));
        gc.fillRect(x + left, y + size.height() - height, width, height);
    }

    private void paintPlayhead(int index, double value, double x, double y) {
        if (!spans.isKnown(index)) {
            return;
        }
        double share = (model.frame() + 0.5) / spans.frameCount();
        double at = x + size.plotLeft() + share * size.plotWidth();
        gc.setStroke(colors.get("muted"));
        gc.setLineWidth(1);
        double line = Math.floor(at) + 0.5;
        gc.strokeLine(line, y + size.plotTop(), line, y + size.plotBottom());
        if (!Double.isNaN(value)) {
            gc.setFill(colors.get("text"));
            double up = y + size.plotY(share(index, value));
            gc.fillOval(at - DOT / 2, up - DOT / 2, DOT, DOT);
        }
    }

    private void paintValue(int cell, double value, List<Use> uses, double x, double y) {
        boolean edited = model.isValueEdited(cell);
        boolean none = Double.isNaN(value);
        gc.setFill(colors.get(none ? "danger" : edited ? "accent" : "text"));
        gc.setFont(edited ? EDITED : DIGITS);
        boolean turns = uses.stream().anyMatch(use -> use.component().isOrientation());
        int characters = (int) ((size.width() - 5) / DIGIT_WIDTH);
        int decimals = turns || uses.isEmpty() ? ORIENTATION_DECIMALS : POSITION_DECIMALS;
        String text =
                none ? "?" : ComponentTexts.brief(value, decimals, characters - (edited ? 1 : 0)) + (edited ? "*" : "");
        double room = size.width() - 4 - text.length() * DIGIT_WIDTH;
        gc.fillText(text, x + Math.max(3, room), y + size.valueLine());
    }
}
