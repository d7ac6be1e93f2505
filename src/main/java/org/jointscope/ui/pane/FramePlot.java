package org.jointscope.ui.pane;

import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/**
 * A column for every frame, or for a few of them where there are more frames than room: up for
 * values above zero, down for others. A line marks the playhead; a press or drag goes to the frame
 * under the pointer.
 */
public final class FramePlot extends Region {

    private static final double HEIGHT = 96;
    private static final double NARROWEST_COLUMN = 2;
    private static final double ROOM_FOR_GAPS = 4;
    private static final double LEAST_HEIGHT = 3;

    private final Path outside = new Path();
    private final Path inside = new Path();
    private final Line zero = new Line();
    private final Line playhead = new Line();
    private final Label title = new Label();
    private final Label scale = new Label();
    private final Tooltip tooltip = new Tooltip();
    private IntConsumer chosen = frame -> {};
    private IntFunction<String> explanation = frame -> "";
    private FrameBars plot = FrameBars.NONE;
    private double frame;

    public FramePlot() {
        getStyleClass().add("frame-plot");
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        outside.getStyleClass().add("outside");
        inside.getStyleClass().add("inside");
        zero.getStyleClass().add("zero");
        playhead.getStyleClass().add("playhead");
        List.of(outside, inside, zero, playhead).forEach(shape -> shape.setManaged(false));
        title.getStyleClass().add("plot-title");
        scale.getStyleClass().add("plot-scale");
        getChildren().addAll(inside, outside, zero, playhead, title, scale);
        setOnMousePressed(this::choose);
        setOnMouseDragged(this::choose);
        setOnMouseMoved(event -> tooltip.setText(explanation.apply(frameAt(event))));
        Tooltip.install(this, tooltip);
    }

    /** Calls back with the frame that the user points at. */
    public void onChoose(IntConsumer listener) {
        chosen = listener;
    }

    /** Takes what there is to say about a frame. */
    public void setExplanation(IntFunction<String> textOfFrame) {
        explanation = textOfFrame;
    }

    /**
     * @param scaleText how much the tallest columns are
     */
    public void show(FrameBars now, String titleText, String scaleText) {
        plot = now;
        title.setText(titleText);
        scale.setText(scaleText);
        requestLayout();
    }

    public void showFrame(double now) {
        frame = now;
        placePlayhead();
    }

    @Override
    protected void layoutChildren() {
        double width = areaWidth();
        double scaleWidth = Math.min(width, scale.prefWidth(-1));
        double line = title.prefHeight(-1);
        double left = snappedLeftInset();
        layoutInArea(
                title,
                left,
                snappedTopInset(),
                width - scaleWidth - 8,
                line,
                0,
                HPos.LEFT,
                VPos.CENTER);
        layoutInArea(
                scale,
                left + width - scaleWidth,
                snappedTopInset(),
                scaleWidth,
                line,
                0,
                HPos.RIGHT,
                VPos.CENTER);
        double top = snappedTopInset() + line + 4;
        double height = Math.max(1, getHeight() - snappedBottomInset() - top);
        drawColumns(left, top, width, height);
        playhead.setStartY(top);
        playhead.setEndY(top + height);
        placePlayhead();
    }

    private double areaWidth() {
        return Math.max(1, getWidth() - snappedLeftInset() - snappedRightInset());
    }

    private void drawColumns(double left, double top, double width, double height) {
        double highest = plot.highest();
        double lowest = plot.lowest();
        double perUnit = height / (highest > lowest ? highest - lowest : 1);
        double zeroY = highest > lowest ? top + highest * perUnit : top + height / 2;
        zero.setStartX(left);
        zero.setEndX(left + width);
        zero.setStartY(snapPositionY(zeroY) - 0.5);
        zero.setEndY(snapPositionY(zeroY) - 0.5);
        List<PathElement> up = new ArrayList<>();
        List<PathElement> down = new ArrayList<>();
        int columns = (int) Math.min(plot.frameCount(), width / NARROWEST_COLUMN);
        double step = width / Math.max(1, columns);
        double gap = step >= ROOM_FOR_GAPS ? 1 : 0;
        for (int column = 0; column < columns; column++) {
            int frame = plot.highestBetween(first(column, columns), first(column + 1, columns));
            double value = plot.values()[frame];
            if (Double.isFinite(value)) {
                boolean out = plot.out()[frame];
                double y =
                        zeroY - (out ? Math.max(LEAST_HEIGHT, value * perUnit) : value * perUnit);
                addColumn(
                        out ? up : down,
                        left + column * step,
                        left + (column + 1) * step - gap,
                        zeroY,
                        y);
            }
        }
        outside.getElements().setAll(up);
        inside.getElements().setAll(down);
    }

    private int first(int column, int columns) {
        return (int) ((long) column * plot.frameCount() / columns);
    }

    private static void addColumn(
            List<PathElement> path, double left, double right, double from, double to) {
        path.add(new MoveTo(left, from));
        path.add(new LineTo(left, to));
        path.add(new LineTo(right, to));
        path.add(new LineTo(right, from));
        path.add(new ClosePath());
    }

    private void placePlayhead() {
        playhead.setVisible(plot.frameCount() > 0);
        double share = Math.min(1, (frame + 0.5) / Math.max(1, plot.frameCount()));
        double x = Math.floor(snappedLeftInset() + share * areaWidth()) + 0.5;
        playhead.setStartX(x);
        playhead.setEndX(x);
    }

    private int frameAt(MouseEvent event) {
        double share = (event.getX() - snappedLeftInset()) / areaWidth();
        return Math.clamp(
                (int) Math.floor(share * plot.frameCount()), 0, Math.max(0, plot.frameCount() - 1));
    }

    private void choose(MouseEvent event) {
        if (plot.frameCount() > 0) {
            chosen.accept(frameAt(event));
        }
    }
}
