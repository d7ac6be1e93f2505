package org.jointscope.ui.md5.curves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jointscope.analysis.Channel;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Swatches;
import org.jointscope.ui.md5.curves.CurveRaster.Pen;
import org.jointscope.ui.md5.curves.CurveRaster.Placement;
import org.jointscope.ui.plot.Axis;
import org.jointscope.ui.text.Numbers;

/** Draws the curves, the scales at the left and above, and the names at the right. */
record CurvePainter(CurvePlot plot, GraphicsContext graphics, Swatches colors) {

    private static final Font FONT = Font.font(10);
    private static final double LINE = 12;
    private static final double TICK = 4;
    private static final double THIN = 1.5;
    private static final double THICK = 3;
    private static final double BAND = 13;

    /** With more samples, only those of the selected curve are drawn. */
    private static final int MOST_DOTS = 2000;

    void paint() {
        CurveRaster raster = CurveRaster.filled(
                (int) Math.ceil(plot.width()), (int) Math.ceil(plot.getHeight() - CurvePlot.RULER), argb("inset", 1));
        for (CurvePanel panel : plot.panels()) {
            paintLines(raster, panel);
        }
        for (CurvePanel panel : plot.panels()) {
            panel.rows().forEach(row -> paintGhost(raster, panel, row));
            panel.rows().stream()
                    .sorted(Comparator.comparing(plot::isSelected))
                    .forEach(row -> paintCurve(raster, panel, row));
        }
        graphics.drawImage(
                PictureImages.image(raster.width(), raster.height(), raster.argb()), CurvePlot.LEFT, CurvePlot.RULER);
        graphics.setFont(FONT);
        paintRuler();
        for (CurvePanel panel : plot.panels()) {
            paintScale(panel);
            paintNames(panel);
        }
        paintDots();
    }

    private int argb(String color, double opacity) {
        return PictureImages.argb(colors.get(color), opacity);
    }

    /** Paints the lines of the scale, and one at 1 for x² + y² + z². */
    private void paintLines(CurveRaster raster, CurvePanel panel) {
        if (panel.quantity().isPresent() && !panel.rows().isEmpty()) {
            ticks(panel).forEach(value -> raster.line(inRaster(panel, value), argb("faint", 0.6)));
        }
        panel.rows().stream()
                .filter(row -> row.curve().channel() == Channel.LENGTH)
                .map(row -> panel.y(row, 1))
                .filter(panel::contains)
                .forEach(y -> raster.line(y - CurvePlot.RULER, argb("danger", 1)));
    }

    private static double inRaster(CurvePanel panel, double value) {
        return panel.y(panel.rows().getFirst(), value) - CurvePlot.RULER;
    }

    /** The values with a tick: at least two lines of text apart. */
    private static List<Double> ticks(CurvePanel panel) {
        CurveRow row = panel.rows().getFirst();
        double step = Axis.tick(2 * LINE / panel.perUnit(row));
        List<Double> values = new ArrayList<>();
        double first = Math.ceil(panel.value(row, panel.top() + panel.height()) / step);
        double last = panel.value(row, panel.top()) / step;
        for (double tick = first; tick <= last; tick++) {
            values.add(tick * step);
        }
        return values;
    }

    private void paintGhost(CurveRaster raster, CurvePanel panel, CurveRow row) {
        if (row.ghost().length > 0) {
            raster.draw(row.ghost(), placement(panel, row), new Pen(argb(row.color(), 0.5), 1, 4));
        }
    }

    private void paintCurve(CurveRaster raster, CurvePanel panel, CurveRow row) {
        Placement placement = placement(panel, row);
        if (!row.shared().isEmpty()) {
            raster.draw(row.curve().values(), placement, new Pen(argb("danger", 0.3), BAND, 0));
        }
        double thickness = plot.isSelected(row) ? THICK : THIN;
        raster.draw(row.curve().values(), placement, new Pen(argb(row.color(), 1), thickness, row.dash()));
    }

    private Placement placement(CurvePanel panel, CurveRow row) {
        double top = panel.top() - CurvePlot.RULER;
        return new Placement(
                plot.time().from(),
                plot.time().length() / plot.width(),
                panel.zero(row) - CurvePlot.RULER,
                panel.perUnit(row),
                top,
                top + panel.height());
    }

    private void paintRuler() {
        graphics.setFill(colors.get("muted"));
        graphics.setStroke(colors.get("faint"));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.BOTTOM);
        double step = Math.max(1, Axis.tick(48 * plot.time().length() / plot.width()));
        double last = Math.min(plot.time().to(), plot.frames() - 1.0);
        for (double frame = Math.max(0, Math.ceil(plot.time().from() / step)) * step; frame <= last; frame += step) {
            double x = Math.floor(plot.x(frame)) + 0.5;
            graphics.strokeLine(x, CurvePlot.RULER - TICK, x, CurvePlot.RULER - 1);
            graphics.fillText(Long.toString(Math.round(frame)), x, CurvePlot.RULER - TICK);
        }
    }

    private void paintScale(CurvePanel panel) {
        graphics.setFill(colors.get("muted"));
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.BOTTOM);
        graphics.fillText(plot.title(panel), CurvePlot.LEFT + 4, panel.top() - 1);
        if (panel.quantity().isEmpty() || panel.rows().isEmpty()) {
            return;
        }
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        for (double value : ticks(panel)) {
            double y = panel.y(panel.rows().getFirst(), value);
            graphics.fillText(Numbers.trimmed(value, 4), CurvePlot.LEFT - 4, y, CurvePlot.LEFT - 6);
        }
    }

    /** Paints the names beside the last visible values, moved apart; without space for all, the first ones. */
    private void paintNames(CurvePanel panel) {
        int last = (int) Math.min(plot.time().to(), plot.frames() - 1.0);
        List<CurveRow> rows = panel.rows().stream()
                .filter(row -> Double.isFinite(row.curve().value(last)))
                .sorted(Comparator.comparing(plot::isSelected).reversed())
                .limit((int) (panel.height() / LINE))
                .sorted(Comparator.comparingDouble(
                        row -> panel.y(row, row.curve().value(last))))
                .toList();
        double[] y = new double[rows.size()];
        double least = panel.top() + LINE / 2;
        for (int i = 0; i < y.length; i++) {
            y[i] = Math.max(least, panel.y(rows.get(i), rows.get(i).curve().value(last)));
            least = y[i] + LINE;
        }
        double most = panel.top() + panel.height() - LINE / 2;
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.CENTER);
        for (int i = y.length - 1; i >= 0; i--) {
            y[i] = Math.min(most, y[i]);
            most = y[i] - LINE;
            graphics.setFill(colors.get(rows.get(i).color()));
            graphics.fillText(plot.label(rows.get(i)), CurvePlot.LEFT + plot.width() + 4, y[i], CurvePlot.RIGHT - 6);
        }
    }

    /** Paints the samples of the file: filled if the frame contains the component, otherwise hollow. */
    private void paintDots() {
        if (!plot.hasDots()) {
            return;
        }
        int first = (int) Math.max(0, Math.ceil(plot.time().from()));
        int last = (int) Math.min(plot.frames() - 1.0, plot.time().to());
        List<CurveRow> stored = plot.panels().stream()
                .flatMap(panel -> panel.rows().stream())
                .filter(CurveRow::isStored)
                .toList();
        boolean all = stored.size() * (last - first + 1) <= MOST_DOTS;
        for (CurvePanel panel : plot.panels()) {
            for (CurveRow row : panel.rows()) {
                for (int frame = first; frame <= last && row.isStored() && (all || plot.isSelected(row)); frame++) {
                    double y = panel.y(row, row.curve().value(frame));
                    if (panel.contains(y)) {
                        dot(
                                plot.x(frame),
                                y,
                                colors.get(row.color()),
                                row.curve().isInFrame(frame),
                                2.5);
                    }
                }
            }
        }
    }

    void dot(double x, double y, Color color, boolean filled, double radius) {
        graphics.setFill(filled ? color : colors.get("inset"));
        graphics.setStroke(color);
        graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
        graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
