package org.jointscope.ui.viewport;

import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * What the keys do while the viewport has the focus. Without a modifier the arrows are the
 * timeline's.
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
        boolean shortcut = event.isShortcutDown();
        boolean modified =
                shortcut || event.isControlDown() || event.isAltDown() || event.isMetaDown();
        if (key.isArrowKey()) {
            return arrow(event, pictureHeight);
        }
        return look(key, shortcut)
                || !modified && zoom(key, pictureHeight)
                || !modified && !event.isShiftDown() && (frame(key) || toggle(key));
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

    private boolean look(KeyCode key, boolean opposite) {
        switch (key) {
            case DIGIT1, NUMPAD1 -> viewModel.lookFrom(opposite ? Direction.BACK : Direction.FRONT);
            case DIGIT3, NUMPAD3 -> viewModel.lookFrom(opposite ? Direction.LEFT : Direction.RIGHT);
            case DIGIT7, NUMPAD7 -> viewModel.lookFrom(opposite ? Direction.BOTTOM : Direction.TOP);
            default -> {
                return false;
            }
        }
        return true;
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

    private boolean frame(KeyCode key) {
        switch (key) {
            case A -> viewModel.frameAll();
            case F -> viewModel.frameSelected();
            case R -> viewModel.resetView();
            case ESCAPE -> {
                if (!viewModel.leaveCamera()) {
                    viewModel.clearSelection();
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean toggle(KeyCode key) {
        return viewModel.md2().thereProperty().get() && toggleOfMd2(key) || toggleOfAny(key);
    }

    /** The keys of what belongs to joints do something else, or nothing. */
    private boolean toggleOfMd2(KeyCode key) {
        switch (key) {
            case N -> toggle(viewModel.md2().normalsVisibleProperty());
            case D -> viewModel.md2().toggleSurface();
            default -> {
                return key == KeyCode.S || key == KeyCode.X;
            }
        }
        return true;
    }

    private boolean toggleOfAny(KeyCode key) {
        switch (key) {
            case S -> toggle(viewModel.skeletonVisibleProperty());
            case N -> toggle(viewModel.namesVisibleProperty());
            case X -> toggle(viewModel.axesVisibleProperty());
            case B -> toggle(viewModel.boundsVisibleProperty());
            case G -> toggle(viewModel.gridVisibleProperty());
            default -> {
                return viewModel.camera().thereProperty().get() && toggleCamera(key);
            }
        }
        return true;
    }

    private boolean toggleCamera(KeyCode key) {
        switch (key) {
            case C -> toggle(viewModel.camera().lookedThroughProperty());
            case P -> toggle(viewModel.camera().pathVisibleProperty());
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void toggle(BooleanProperty state) {
        state.set(!state.get());
    }
}
