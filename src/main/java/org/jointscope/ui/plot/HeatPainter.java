package org.jointscope.ui.plot;

import java.util.stream.IntStream;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Swatches;

/**
 * Draws the cells, with hatching over the highest values, and the ruler. A cell for several frames shows the worst of
 * them, so that none is lost.
 */
record HeatPainter(GraphicsContext graphics, Swatches colors, HeatRows rows, HeatArea area) {

    private static final int SHADES = 256;
    private static final double HATCH_STEP = 5;
    private static final double LEAST_TICK_STEP = 48;
    private static final double TICK = 4;
    private static final Font RULER_FONT = Font.font(10);

    /** The least height of rows with a gap between them. */
    private static final double ROOM_FOR_GAPS = 8;

    void paint() {
        if (rows.isEmpty()) {
            return;
        }
        graphics.save();
        graphics.beginPath();
        graphics.rect(0, area.top(), area.left() + area.width(), area.shownHeight());
        graphics.clip();
        paintCells();
        paintHatching();
        paintGaps();
        graphics.restore();
        paintRuler();
    }

    private void paintCells() {
        Color low = colors.get("low");
        Color high = colors.get("high");
        int[] palette = new int[SHADES];
        for (int i = 0; i < palette.length; i++) {
            palette[i] = PictureImages.argb(low.interpolate(high, i / (palette.length - 1f)), 1);
        }
        int first = area.firstRow();
        int count = area.lastRow() - first + 1;
        int columns = area.columns();
        int[] pixels = new int[count * columns];
        for (int i = 0; i < pixels.length; i++) {
            float value = value(first + i / columns, i % columns);
            pixels[i] = palette[Math.round(value * (palette.length - 1))];
        }
        Image image = PictureImages.image(columns, count, pixels);
        graphics.setImageSmoothing(false);
        graphics.drawImage(image, area.left(), area.y(first), area.width(), count * area.rowHeight());
    }

    private float value(int row, int column) {
        return rows.worst(row, area.firstFrame(column), area.firstFrame(column + 1));
    }

    private void paintHatching() {
        graphics.setStroke(colors.get("hatch"));
        graphics.setLineWidth(1);
        graphics.beginPath();
        int columns = area.columns();
        for (int row = area.firstRow(); row <= area.lastRow(); row++) {
            if (rows.marked(row) == 0) {
                continue;
            }
            int from = -1;
            for (int column = 0; column <= columns; column++) {
                boolean over = column < columns && value(row, column) >= HeatRows.HATCHED;
                if (over && from < 0) {
                    from = column;
                } else if (!over && from >= 0) {
                    hatch(row, x(from), x(column));
                    from = -1;
                }
            }
        }
        graphics.stroke();
    }

    private double x(int column) {
        return area.left() + column * area.width() / area.columns();
    }

    /** Draws lines from lower left to upper right, where x + y is a multiple of the step. */
    private void hatch(int row, double left, double right) {
        double top = area.y(row);
        double bottom = area.y(row + 1);
        double last = Math.floor((right + bottom) / HATCH_STEP);
        for (double line = Math.ceil((left + top) / HATCH_STEP); line <= last; line++) {
            double sum = line * HATCH_STEP;
            double upper = Math.min(sum - top, right);
            double lower = Math.max(sum - bottom, left);
            graphics.moveTo(upper, sum - upper);
            graphics.lineTo(lower, sum - lower);
        }
    }

    private void paintGaps() {
        if (area.rowHeight() < ROOM_FOR_GAPS) {
            return;
        }
        graphics.setFill(colors.get("hatch"));
        for (int row = area.firstRow(); row <= area.lastRow(); row++) {
            double y = Math.floor(area.y(row + 1)) - 1;
            graphics.fillRect(area.left(), y, area.width(), 1);
        }
    }

    private void paintRuler() {
        graphics.setFont(RULER_FONT);
        graphics.setFill(colors.get("ink"));
        graphics.setStroke(colors.get("faint"));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.BOTTOM);
        int step = tickStep();
        for (int frame = 0; frame < area.frames(); frame += step) {
            double x = Math.floor(area.x(frame + 0.5)) + 0.5;
            graphics.strokeLine(x, area.top() - TICK, x, area.top() - 1);
            graphics.fillText(Integer.toString(frame), x, area.top() - TICK);
        }
    }

    /** The step between ticks: 1, 2 or 5 times a power of ten. */
    private int tickStep() {
        double least = LEAST_TICK_STEP * area.frames() / area.width();
        return IntStream.iterate(1, power -> power * 10)
                .flatMap(power -> IntStream.of(power, 2 * power, 5 * power))
                .filter(step -> step >= least)
                .findFirst()
                .orElseThrow();
    }
}
