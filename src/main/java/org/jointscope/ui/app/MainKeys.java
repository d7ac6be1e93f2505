package org.jointscope.ui.app;

import javafx.event.EventTarget;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.edits.EditsViewModel;
import org.jointscope.ui.viewport.ViewportViewModel;

/** Keys that act in the whole window, or wherever nothing else has a use for them. */
final class MainKeys {

    private final Parent root;
    private final MainViewModel viewModel;
    private final ViewportViewModel viewport;
    private final EditsViewModel edits;

    MainKeys(
            Parent root,
            MainViewModel viewModel,
            ViewportViewModel viewport,
            EditsViewModel edits) {
        this.root = root;
        this.viewModel = viewModel;
        this.viewport = viewport;
        this.edits = edits;
    }

    void listen() {
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, this::keyReleased);
    }

    /**
     * Comes before the control that has the focus: commas and points step everywhere but where they
     * are typed.
     */
    private void keyPressed(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl;
        boolean shortcut = event.isShortcutDown() || event.isAltDown();
        if (typing || shortcut) {
            return;
        }
        boolean known =
                actsAnywhere(event.getCode())
                        || (isViewport(event.getTarget()) && actsOnViewport(event.getCode()));
        if (known) {
            event.consume();
        }
    }

    private void keyReleased(KeyEvent event) {
        if (event.getCode() == KeyCode.O) {
            edits.showingOriginalProperty().set(false);
        }
    }

    private boolean actsAnywhere(KeyCode key) {
        switch (key) {
            case PERIOD -> viewModel.stepForward();
            case COMMA -> viewModel.stepBack();
            case O -> edits.showingOriginalProperty().set(true);
            default -> {
                return false;
            }
        }
        return true;
    }

    /**
     * The timeline takes these keys itself when it has the focus; all other controls have their own
     * use for them.
     */
    private boolean actsOnViewport(KeyCode key) {
        switch (key) {
            case SPACE -> viewModel.togglePlaying();
            case RIGHT -> viewModel.stepForward();
            case LEFT -> viewModel.stepBack();
            case HOME -> viewModel.goToFirst();
            case END -> viewModel.goToLast();
            case L -> viewModel.nextLoopMode();
            case R -> viewport.resetView();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The picture, or what keys go to when nothing has the focus. */
    private boolean isViewport(EventTarget target) {
        return target == root || target == root.lookup("#picture");
    }
}
