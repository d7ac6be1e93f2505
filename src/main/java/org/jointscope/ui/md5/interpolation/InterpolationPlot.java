package org.jointscope.ui.md5.interpolation;

import java.util.Arrays;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.render.OverlayStyle;
import org.jointscope.ui.md5.interpolation.InterpolationViewModel.Line;
import org.jointscope.ui.md5.interpolation.InterpolationViewModel.State;
import org.jointscope.ui.plot.Axis;
import org.jointscope.ui.plot.PlotCanvas;
import org.jointscope.ui.scene3d.Glow;
import org.jointscope.ui.text.Numbers;

/** A value of all lines from the first frame to the second. A click or drag sets the fraction. */
final class InterpolationPlot extends PlotCanvas {

    private static final Font FONT = Font.font(10);
    private static final double LEFT = 44;
    private static final double RIGHT = 12;
    private static final double TITLE = 18;
    private static final double RULER = 18;
    private static final double ROW = 24;
    private static final double DOT = 3.5;
    private static final int QUARTERS = 4;

    private final InterpolationViewModel model;
    private final Function<Line, double[]> values;
    private final String title;
    private double most = 1;

    /** @param values at equal distances */
    InterpolationPlot(InterpolationViewModel model, String title, Function<Line, double[]> values) {
        super("interpolation-plot", model.showing, "inset", "faint", "muted", "text");
        this.model = model;
        this.title = title;
        this.values = values;
        setAccessibleText(title);
        setMinSize(LEFT + RIGHT + 80, 60);
        setPrefSize(300, 160);
        setOnMousePressed(this::choose);
        setOnMouseDragged(this::choose);
        model.state.subscribe(this::repaint);
        model.choices.fraction.subscribe(this::repaintLive);
        model.pointed.subscribe(this::repaintLive);
    }

    /** The color of a method, as in the viewport. */
    static Color color(Method method) {
        return Glow.color(OverlayStyle.INTERPOLATIONS.get(method.ordinal()));
    }

    /** Dashes where lines can cover each other. */
    static double[] dashes(Method method) {
        return method == Method.COMPONENTS ? new double[] {5, 4} : new double[0];
    }

    private double width() {
        return Math.max(1, getWidth() - LEFT - RIGHT);
    }

    private double bottom() {
        return getHeight() - RULER;
    }

    private double x(double fraction) {
        return LEFT + fraction * width();
    }

    private double y(double value) {
        return bottom() - value / most * (bottom() - TITLE);
    }

    @Override
    protected void arrange() {
        double highest = model.state.get().lines().stream()
                .flatMapToDouble(line -> Arrays.stream(values.apply(line)))
                .filter(Double::isFinite)
                .max()
                .orElse(0);
        most = highest > 1e-9 ? highest * 1.06 : 1;
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        graphics.setFill(colors.get("inset"));
        graphics.fillRect(LEFT, TITLE, width(), bottom() - TITLE);
        graphics.setFont(FONT);
        paintScales(graphics);
        State now = model.state.get();
        graphics.setLineWidth(2);
        // The dashes are above the line that they can share a path with.
        now.lines().reversed().forEach(line -> paint(graphics, line));
        graphics.setLineDashes();
        graphics.setLineWidth(1);
    }

    private void paintScales(GraphicsContext graphics) {
        State now = model.state.get();
        graphics.setFill(colors.get("muted"));
        graphics.setStroke(colors.get("faint"));
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.fillText(title, LEFT, TITLE / 2, width());
        graphics.setTextAlign(TextAlignment.RIGHT);
        double step = Axis.tick(ROW * most / Math.max(ROW, bottom() - TITLE));
        for (int tick = 0; tick * step <= most; tick++) {
            double y = Math.floor(y(tick * step)) + 0.5;
            graphics.strokeLine(LEFT, y, LEFT + width(), y);
            graphics.fillText(Numbers.trimmed(tick * step, 4), LEFT - 5, y, LEFT - 8);
        }
        graphics.setTextAlign(TextAlignment.CENTER);
        for (int quarter = 0; quarter <= QUARTERS; quarter++) {
            double fraction = (double) quarter / QUARTERS;
            double x = Math.floor(x(fraction)) + 0.5;
            graphics.strokeLine(x, TITLE, x, bottom());
            double frame = now.from() + fraction * (now.to() - now.from());
            graphics.fillText(Numbers.trimmed(frame, 2), x, bottom() + RULER / 2);
        }
    }

    private void paint(GraphicsContext graphics, Line line) {
        graphics.setStroke(color(line.method()));
        graphics.setLineDashes(dashes(line.method()));
        double[] of = values.apply(line);
        double[] x = new double[of.length];
        double[] y = new double[of.length];
        Arrays.setAll(x, i -> x(i / (of.length - 1.0)));
        Arrays.setAll(y, i -> y(of[i]));
        graphics.strokePolyline(x, y, of.length);
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        mark(graphics, model.choices.fraction.get(), "text");
        if (!Double.isNaN(model.pointed.get())) {
            mark(graphics, model.pointed.get(), "muted");
        }
    }

    private void mark(GraphicsContext graphics, double fraction, String color) {
        double x = Math.floor(x(fraction)) + 0.5;
        graphics.setStroke(colors.get(color));
        graphics.strokeLine(x, TITLE, x, bottom());
        for (Line line : model.state.get().lines()) {
            double[] of = values.apply(line);
            double at = fraction * (of.length - 1);
            int before = (int) Math.min(at, of.length - 2.0);
            double value = of[before] + (of[before + 1] - of[before]) * (at - before);
            graphics.setFill(color(line.method()));
            graphics.fillOval(x - DOT, y(value) - DOT, 2 * DOT, 2 * DOT);
        }
    }

    private double fractionAt(double x) {
        return Math.clamp((x - LEFT) / width(), 0, 1);
    }

    @Override
    protected void point(double x, double y) {
        model.pointed.set(x < LEFT - DOT || x > LEFT + width() + DOT ? Double.NaN : fractionAt(x));
    }

    private void choose(MouseEvent event) {
        model.goTo(fractionAt(event.getX()));
    }
}
