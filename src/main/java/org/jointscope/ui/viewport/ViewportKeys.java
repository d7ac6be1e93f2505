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
    boolean take(KeyEvent event, double pictureHeight) {
        KeyCode key = event.getCode();
        if (key.isArrowKey()) {
            return arrow(event, pictureHeight);
        }
        boolean modified =
                event.isShortcutDown()
                        || event.isControlDown()
                        || event.isAltDown()
                        || event.isMetaDown();
        return !modified && (zoom(key, pictureHeight) || !event.isShiftDown() && leave(key));
    }

    private boolean arrow(KeyEvent event, double pictureHeight) {
        KeyCode key = event.getCode();
        double right = key == KeyCode.RIGHT ? 1 : key == KeyCode.LEFT ? -1 : 0;
        double down = key == KeyCode.DOWN ? 1 : key == KeyCode.UP ? -1 : 0;
        if (event.isShortcutDown() && event.isShiftDown()) {
            viewModel.pan(right * PIXELS, down * PIXELS, pictureHeight);
        } else if (event.isShortcutDown()) {
            viewModel.turn(right * DEGREES, down * DEGREES);
        }
        return event.isShortcutDown();
    }

    private boolean zoom(KeyCode key, double pictureHeight) {
        switch (key) {
            case PLUS, EQUALS, ADD -> viewModel.zoom(1, 0, 0, pictureHeight);
            case MINUS, SUBTRACT -> viewModel.zoom(-1, 0, 0, pictureHeight);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean leave(KeyCode key) {
        if (key == KeyCode.ESCAPE && !viewModel.leaveCamera()) {
            viewModel.clearSelection();
        }
        return key == KeyCode.ESCAPE;
    }
}
