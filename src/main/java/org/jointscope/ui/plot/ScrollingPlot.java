package org.jointscope.ui.plot;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;

/** A plot that can be higher than the available space and that accepts the keyboard focus. */
public abstract class ScrollingPlot extends PlotCanvas {

    private final ScrollBar bar = new ScrollBar();
    private double hidden;

    protected ScrollingPlot(String style, ObservableValue<Boolean> seen, String... colorNames) {
        super(style, seen, colorNames);
        setFocusTraversable(true);
        getStyleClass().add("scrolling-plot");
        bar.setOrientation(Orientation.VERTICAL);
        bar.setManaged(false);
        bar.valueProperty().subscribe(this::repaint);
        getChildren().add(bar);
        setOnScroll(this::turn);
    }

    /** Makes everything larger or smaller by a step. */
    protected abstract void zoom(boolean larger);

    private void turn(ScrollEvent event) {
        if (event.isShortcutDown()) {
            if (event.getDeltaY() != 0) {
                zoom(event.getDeltaY() > 0);
            }
        } else {
            scrollTo(scrolled() - event.getDeltaY());
            layout();
            hover(event.getX(), event.getY());
        }
        event.consume();
    }

    /** The number of pixels above the visible part. */
    public final double scrolled() {
        return bar.getValue();
    }

    protected final void scrollTo(double pixels) {
        bar.setValue(Math.clamp(pixels, 0, hidden));
    }

    /**
     * Lays out the scroll bar at the right edge.
     *
     * @param all the total height of the content
     * @param row the height of a row, by which the arrows of the bar scroll
     */
    protected final void layoutBar(double top, double height, double all, double row) {
        double width = barWidth();
        hidden = Math.max(0, all - height);
        bar.resizeRelocate(getWidth() - width, top, width, height);
        bar.setVisible(hidden > 0);
        bar.setMax(Math.max(1, hidden));
        bar.setVisibleAmount(bar.getMax() * height / Math.max(1, all));
        bar.setUnitIncrement(row);
        bar.setBlockIncrement(Math.max(1, Math.floor(height / row)) * row);
        scrollTo(scrolled());
    }

    protected double barWidth() {
        return Math.ceil(bar.prefWidth(-1));
    }
}
