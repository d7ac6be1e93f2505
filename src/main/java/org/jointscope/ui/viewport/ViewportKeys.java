package org.jointscope.ui.viewport;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Keys of the picture that act as the mouse does: they turn, move and zoom by steps. Without a
 * modifier the arrows are the timeline's.
 */
final class ViewportKeys {

    private static final double DEGREES = 15;
    private static final double PIXELS = 40;

    private final ViewportViewModel viewModel;

    ViewportKeys(ViewportViewModel viewModel) {
        this.viewModel = viewModel;
    }

    /** Does what a key stands for; false if it stands for nothing here. */
    boolean take(KeyEvent event) {
        KeyCode key = event.getCode();
        if (key.isArrowKey()) {
            return arrow(event);
        }
        boolean modified =
                event.isShortcutDown()
                        || event.isControlDown()
                        || event.isAltDown()
                        || event.isMetaDown();
        return !modified && (zoom(key) || !event.isShiftDown() && leave(key));
    }

    private boolean arrow(KeyEvent event) {
        KeyCode key = event.getCode();
        double right = key == KeyCode.RIGHT ? 1 : key == KeyCode.LEFT ? -1 : 0;
        double down = key == KeyCode.DOWN ? 1 : key == KeyCode.UP ? -1 : 0;
        if (event.isShortcutDown() && event.isShiftDown()) {
            viewModel.pan(right * PIXELS, down * PIXELS);
        } else if (event.isShortcutDown()) {
            viewModel.turn(right * DEGREES, down * DEGREES);
        }
        return event.isShortcutDown();
    }

    private boolean zoom(KeyCode key) {
        int notches =
                switch (key) {
                    case PLUS, EQUALS, ADD -> 1;
                    case MINUS, SUBTRACT -> -1;
                    default -> 0;
                };
        if (notches != 0) {
            viewModel.zoom(notches, 0, 0);
        }
        return notches != 0;
    }

    private boolean leave(KeyCode key) {
        if (key == KeyCode.ESCAPE && !viewModel.leaveCamera()) {
            viewModel.clearSelection();
        }
        return key == KeyCode.ESCAPE;
    }
}
