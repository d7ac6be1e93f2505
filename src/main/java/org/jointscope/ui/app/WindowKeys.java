package org.jointscope.ui.app;

import javafx.event.EventTarget;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.edits.EditsViewModel;

/** Hands keys to the commands before the control that has the focus gets them. */
final class WindowKeys {

    private final Parent root;
    private final Commands commands;
    private final EditsViewModel edits;

    WindowKeys(Parent root, Commands commands, EditsViewModel edits) {
        this.root = root;
        this.commands = commands;
        this.edits = edits;
    }

    void listen() {
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, this::keyReleased);
    }

    /**
     * Keys of the picture act there only: the timeline takes the same ones itself when it has the
     * focus, and all other controls have their own use for them.
     */
    private void keyPressed(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) {
            return;
        }
        if (event.getCode() == KeyCode.O && !event.isShortcutDown() && !event.isAltDown()) {
            edits.showingOriginalProperty().set(true);
            event.consume();
        } else if (commands.press(event, Scope.WINDOW)
                || isPicture(event.getTarget()) && commands.press(event, Scope.PICTURE)) {
            event.consume();
        }
    }

    private void keyReleased(KeyEvent event) {
        if (event.getCode() == KeyCode.O) {
            edits.showingOriginalProperty().set(false);
        }
    }

    /** Keys go to the root when nothing has the focus. */
    private boolean isPicture(EventTarget target) {
        return target == root || target == root.lookup("#picture");
    }
}
