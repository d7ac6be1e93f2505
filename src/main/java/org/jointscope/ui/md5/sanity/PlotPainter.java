package org.jointscope.ui.md5.sanity;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

import org.jointscope.analysis.Sanity;

/**
 * Draws the cells, with hatching over those that are over the limit, and the ruler. A cell that
 * stands for several frames is as bad as the worst of them, so that none is lost.
 */
final class PlotPainter {

    private static final int SHADES = 256;
    private static final double HATCH_STEP = 5;
    private static final double LEAST_TICK_STEP = 48;
    private static final double TICK = 4;

    /** Rows this high have a gap between them. */
    private static final double ROOM_FOR_GAPS = 8;

    private final Canvas canvas;
    private final PlotColors colors;
    private SanityPicture picture = SanityPicture.NONE;
    private PlotArea area;

    PlotPainter(Canvas canvas, PlotColors colors) {
        this.canvas = canvas;
        this.colors = colors;
    }

    void paint(SanityPicture shown, PlotArea place, Font font) {
        picture = shown;
        area = place;
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (picture.isEmpty()) {
            return;
        }
        graphics.save();
        graphics.beginPath();
        graphics.rect(0, area.top(), canvas.getWidth(), area.shownHeight());
        graphics.clip();
        paintCells(graphics);
        paintHatching(graphics);
        paintGaps(graphics);
        graphics.restore();
        paintRuler(graphics, font);
    }

    private void paintCells(GraphicsContext graphics) {
        int[] palette = new int[SHADES];
        for (int i = 0; i < palette.length; i++) {
            palette[i] = colors.pixel(i / (palette.length - 1f));
        }
        int first = area.firstRow();
        int rows = area.lastRow() - first + 1;
        int columns = area.columns();
        int[] pixels = new int[rows * columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                float severity = severity(first + row, column);
                pixels[row * columns + column] =
                        palette[Math.round(severity * (palette.length - 1))];
            }
        }
        WritableImage image = new WritableImage(columns, rows);
        image.getPixelWriter()
                .setPixels(
                        0, 0, columns, rows, PixelFormat.getIntArgbInstance(), pixels, 0, columns);
        graphics.setImageSmoothing(false);
        graphics.drawImage(
                image, area.left(), area.y(first), area.width(), rows * area.rowHeight());
    }

    private float severity(int row, int column) {
        return picture.worst(row, area.firstFrame(column), area.firstFrame(column + 1));
    }

    private void paintHatching(GraphicsContext graphics) {
        graphics.setStroke(colors.hatch());
        graphics.setLineWidth(1);
        graphics.beginPath();
        int columns = area.columns();
        for (int row = area.firstRow(); row <= area.lastRow(); row++) {
            if (picture.over(row) == 0) {
                continue;
            }
            int from = -1;
            for (int column = 0; column <= columns; column++) {
                boolean over = column < columns && severity(row, column) >= Sanity.OVER;
                if (over && from < 0) {
                    from = column;
                } else if (!over && from >= 0) {
                    hatch(graphics, row, x(from), x(column));
                    from = -1;
                }
            }
        }
        graphics.stroke();
    }

    private double x(int column) {
        return area.left() + column * area.width() / area.columns();
    }

    /** Lines from the lower left to the upper right, where x + y is a multiple of the step. */
    private void hatch(GraphicsContext graphics, int row, double left, double right) {
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

    private void paintGaps(GraphicsContext graphics) {
        if (area.rowHeight() < ROOM_FOR_GAPS) {
            return;
        }
        graphics.setFill(colors.hatch());
        for (int row = area.firstRow(); row <= area.lastRow(); row++) {
            double y = Math.floor(area.y(row + 1)) - 1;
            graphics.fillRect(area.left(), y, area.width(), 1);
        }
    }

    private void paintRuler(GraphicsContext graphics, Font font) {
        graphics.setFont(font);
        graphics.setFill(colors.text());
        graphics.setStroke(colors.faint());
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.BOTTOM);
        int step = tickStep();
        for (int frame = 0; frame < area.frames(); frame += step) {
            double x = Math.floor(area.x(frame + 0.5)) + 0.5;
            graphics.strokeLine(x, area.top() - TICK, x, area.top() - 1);
            graphics.fillText(Integer.toString(frame), x, area.top() - TICK);
        }
    }

    /** 1, 2 or 5 times a power of ten. */
    private int tickStep() {
        double least = LEAST_TICK_STEP * area.frames() / area.width();
        int power = 1;
        while (power < least / 10) {
            power *= 10;
        }
        for (int factor : new int[] {1, 2, 5}) {
            if (factor * power >= least) {
                return factor * power;
            }
        }
        return 10 * power;
    }
}
