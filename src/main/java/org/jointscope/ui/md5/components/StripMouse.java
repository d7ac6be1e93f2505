package org.jointscope.ui.md5.components;

import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** What the mouse does to the strip: it points, chooses, scrolls and zooms. */
final class StripMouse {

    private final ComponentStrip strip;
    private final ComponentsViewModel model;
    private final Tooltip tooltip;

    StripMouse(ComponentStrip strip, ComponentsViewModel model, Tooltip tooltip) {
        this.strip = strip;
        this.model = model;
        this.tooltip = tooltip;
    }

    void listen() {
        strip.setOnMouseMoved(this::point);
        strip.setOnMouseDragged(this::point);
        strip.setOnMouseExited(event -> hover(ComponentsViewModel.NONE));
        strip.setOnMousePressed(this::press);
        strip.addEventHandler(ScrollEvent.SCROLL, this::scroll);
        model.frameProperty().subscribe(frame -> explain());
    }

    private int cell(MouseEvent event) {
        return strip.grid().cellAt(event.getX(), event.getY() + strip.scrolled());
    }

    private void point(MouseEvent event) {
        hover(cell(event));
    }

    private void hover(int cell) {
        if (cell == model.hoveredProperty().get()) {
            return;
        }
        model.hoveredProperty().set(cell);
        tooltip.setText(model.explain(cell));
        if (cell == ComponentsViewModel.NONE) {
            tooltip.hide();
            Tooltip.uninstall(strip, tooltip);
        } else {
            Tooltip.install(strip, tooltip);
        }
    }

    /** What is said of a cell goes on with the animation while it is read. */
    private void explain() {
        if (tooltip.isShowing()) {
            tooltip.setText(model.explain(model.hoveredProperty().get()));
        }
    }

    private void press(MouseEvent event) {
        strip.requestFocus();
        if (event.getButton() == MouseButton.PRIMARY) {
            model.choose(cell(event));
        } else if (cell(event) != ComponentsViewModel.NONE) {
            model.cursorProperty().set(cell(event));
        }
        // The pane of tabs would take the keys for itself.
        event.consume();
    }

    private void scroll(ScrollEvent event) {
        if (event.isShortcutDown()) {
            if (event.getDeltaY() != 0) {
                model.zoomBy(event.getDeltaY() > 0 ? 1 : -1);
            }
        } else {
            strip.scrollBy(-event.getDeltaY());
            hover(strip.grid().cellAt(event.getX(), event.getY() + strip.scrolled()));
        }
        event.consume();
    }
}
