package org.jointscope.ui.plot;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;

/**
 * A column per frame, or per several frames if there are more frames than space: up for values above zero, down for
 * others. A line marks the playhead; a press or drag goes to the frame under the pointer.
 */
public final class FramePlot extends PlotCanvas {

    private static final double HEIGHT = 96;
    private static final double NARROWEST_COLUMN = 2;
    private static final double ROOM_FOR_GAPS = 4;
    private static final double LEAST_HEIGHT = 3;

    private final Label title = new Label();
    private final Label scale = new Label();
    private final IntConsumer chosen;
    private final IntFunction<String> explanation;
    private FrameBars bars = FrameBars.NONE;
    private double frame;
    private int pointed = -1;
    private double top;
    private double height;

    /**
     * @param chosen receives the frame under the pointer
     * @param explanation the tooltip of a frame
     */
    public FramePlot(ObservableValue<Boolean> seen, IntConsumer chosen, IntFunction<String> explanation) {
        super("frame-plot", seen, "danger", "inside", "zero", "text");
        this.chosen = chosen;
        this.explanation = explanation;
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        title.getStyleClass().add("plot-title");
        scale.getStyleClass().add("plot-scale");
        getChildren().addAll(title, scale);
        setOnMousePressed(this::choose);
        setOnMouseDragged(this::choose);
    }

    /** @param scaleText the value of the tallest columns */
    public void show(FrameBars now, String titleText, String scaleText) {
        bars = now;
        title.setText(titleText);
        setAccessibleText(titleText + ", " + scaleText);
        scale.setText(scaleText);
        repaint();
    }

    public void showFrame(double now) {
        frame = now;
        repaintLive();
    }

    @Override
    protected void arrange() {
        double width = width();
        double scaleWidth = Math.min(width, scale.prefWidth(-1));
        double line = title.prefHeight(-1);
        double y = snappedTopInset();
        double left = snappedLeftInset();
        double right = left + width - scaleWidth;
        layoutInArea(title, left, y, right - left - 8, line, 0, HPos.LEFT, VPos.CENTER);
        layoutInArea(scale, right, y, scaleWidth, line, 0, HPos.RIGHT, VPos.CENTER);
        top = y + line + 4;
        height = Math.max(1, getHeight() - snappedBottomInset() - top);
    }

    private double width() {
        return Math.max(1, getWidth() - snappedLeftInset() - snappedRightInset());
    }

    @Override
    protected void paintStill(GraphicsContext graphics) {
        double range = bars.highest() - bars.lowest();
        double perUnit = height / (range > 0 ? range : 1);
        double zero = range > 0 ? top + bars.highest() * perUnit : top + height / 2;
        fillColumns(graphics, false, zero, perUnit);
        fillColumns(graphics, true, zero, perUnit);
        double line = snapPositionY(zero) - 0.5;
        graphics.setStroke(colors.get("zero"));
        graphics.strokeLine(snappedLeftInset(), line, snappedLeftInset() + width(), line);
    }

    /** Fills the columns with abnormal values, or the others, as one path, which has no seams. */
    private void fillColumns(GraphicsContext graphics, boolean out, double zero, double perUnit) {
        int columns = (int) Math.min(bars.frameCount(), width() / NARROWEST_COLUMN);
        double step = width() / Math.max(1, columns);
        double gap = step >= ROOM_FOR_GAPS ? 1 : 0;
        graphics.beginPath();
        for (int column = 0; column < columns; column++) {
            int worst = bars.highestBetween(first(column, columns), first(column + 1, columns));
            double value = bars.values()[worst];
            if (Double.isFinite(value) && bars.out()[worst] == out) {
                double high = out ? Math.max(LEAST_HEIGHT, value * perUnit) : value * perUnit;
                graphics.rect(snappedLeftInset() + column * step, zero - Math.max(0, high), step - gap, Math.abs(high));
            }
        }
        graphics.setFill(colors.get(out ? "danger" : "inside"));
        graphics.fill();
    }

    private int first(int column, int columns) {
        return (int) ((long) column * bars.frameCount() / columns);
    }

    @Override
    protected void paintLive(GraphicsContext graphics) {
        if (bars.frameCount() > 0) {
            double share = Math.min(1, (frame + 0.5) / bars.frameCount());
            double x = Math.floor(snappedLeftInset() + share * width()) + 0.5;
            graphics.setStroke(colors.get("text"));
            graphics.strokeLine(x, top, x, top + height);
        }
    }

    private int frameAt(double x) {
        double share = (x - snappedLeftInset()) / width();
        int last = Math.max(0, bars.frameCount() - 1);
        return Math.clamp((int) Math.floor(share * bars.frameCount()), 0, last);
    }

    @Override
    protected void point(double x, double y) {
        pointed = x < 0 ? -1 : frameAt(x);
    }

    @Override
    protected String explain() {
        return pointed < 0 ? "" : explanation.apply(pointed);
    }

    private void choose(MouseEvent event) {
        if (bars.frameCount() > 0) {
            chosen.accept(frameAt(event.getX()));
        }
    }
}
