package org.jointscope.ui.plot;

import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Swatches;

/**
 * A plot on two canvases: a static one, painted when its data, its size or the theme changes, and above it a live one
 * for playhead, selection and pointer. A hidden plot is not painted, because a canvas queues painting until it is
 * drawn.
 */
public abstract class PlotCanvas extends Region {

    /** The colors of the plot from the style sheet. */
    protected final Swatches colors;

    protected final Explanation tooltip = new Explanation();
    private final Canvas still = canvas("still");
    private final Canvas live = canvas("live");
    private final ObservableValue<Boolean> seen;
    private boolean arranging;
    private boolean outdated = true;

    /**
     * @param seen whether the plot is visible
     * @param colorNames of the swatches
     */
    protected PlotCanvas(String style, ObservableValue<Boolean> seen, String... colorNames) {
        this.seen = seen;
        this.colors = new Swatches(this::repaint, colorNames);
        getStyleClass().add(style);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getChildren().addAll(colors, still, live, FocusRing.in(this));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        setOnMouseMoved(event -> hover(event.getX(), event.getY()));
        setOnMouseExited(event -> hover(-1, -1));
        seen.subscribe(this::repaint);
    }

    private static Canvas canvas(String style) {
        Canvas canvas = new Canvas();
        canvas.getStyleClass().add(style);
        canvas.setManaged(false);
        canvas.setMouseTransparent(true);
        return canvas;
    }

    /** Computes the layout before painting. */
    protected void arrange() {}

    protected abstract void paintStill(GraphicsContext graphics);

    protected abstract void paintLive(GraphicsContext graphics);

    /** Sets the position of the pointer; (−1, −1) if it is outside. */
    protected void point(double x, double y) {}

    /** The tooltip at the position of the pointer; empty if there is none. */
    protected String explain() {
        return "";
    }

    /** Computes the layout and paints, once for all changes before the next frame of the window. */
    protected final void repaint() {
        outdated = true;
        if (!arranging) {
            requestLayout();
        }
    }

    /** Paints the live canvas immediately, unless a complete repaint is pending. */
    protected final void repaintLive() {
        if (!outdated && seen.getValue()) {
            paintLive(cleared(live));
        }
        if (tooltip.isShowing()) {
            tooltip.setText(explain());
        }
    }

    private void press(MouseEvent event) {
        if (isFocusTraversable()) {
            requestFocus();
            // An enclosing tab pane would get the focus, and with it the keys.
            event.consume();
        }
    }

    protected final void hover(double x, double y) {
        point(x, y);
        String text = explain();
        if (!text.equals(tooltip.getText())) {
            tooltip.setText(text);
            if (text.isEmpty()) {
                tooltip.hide();
                Tooltip.uninstall(this, tooltip);
            } else {
                Tooltip.install(this, tooltip);
            }
        }
    }

    @Override
    protected void layoutChildren() {
        arranging = true;
        arrange();
        arranging = false;
        outdated = false;
        if (seen.getValue()) {
            paintStill(cleared(still));
            paintLive(cleared(live));
        }
    }

    private GraphicsContext cleared(Canvas canvas) {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, getWidth(), getHeight());
        return graphics;
    }
}
