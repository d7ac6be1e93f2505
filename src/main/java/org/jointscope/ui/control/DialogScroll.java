package org.jointscope.ui.control;

import javafx.event.EventTarget;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogEvent;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/**
 * The content of a dialog, which scrolls if the dialog would be higher than its owner. A dialog ignores a maximum
 * height. Escape closes the dialog from every control: lists and menu buttons consume that key. Space opens the list of
 * a combo box, as in the window.
 */
public final class DialogScroll extends ScrollPane {

    /** Height of the owner that is reserved for the dialog's buttons and frame. */
    private static final double ROOM_AROUND = 150;

    private final Region content;
    private final Window owner;

    /** @param dialog that has an owner */
    public DialogScroll(Dialog<?> dialog, Region content) {
        super(content);
        this.content = content;
        this.owner = dialog.getOwner();
        setHbarPolicy(ScrollBarPolicy.NEVER);
        dialog.addEventHandler(DialogEvent.DIALOG_SHOWING, event -> restart());
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !isOpen(event.getTarget())) {
                event.consume();
                dialog.close();
            } else if (!isOpen(event.getTarget())) {
                Keys.openList(event);
            }
        });
    }

    /** Scrolls to the top, and fits the height: that of the owner can have changed. */
    private void restart() {
        setVvalue(getVmin());
        requestLayout();
    }

    /** Whether the control of a key shows a list or menu, which the key closes first. */
    private static boolean isOpen(EventTarget control) {
        return control instanceof ComboBoxBase<?> box && box.isShowing()
                || control instanceof MenuButton menu && menu.isShowing();
    }

    @Override
    protected double computePrefHeight(double width) {
        double whole = snappedTopInset() + content.prefHeight(content.prefWidth(-1)) + snappedBottomInset();
        return Math.clamp(owner.getHeight() - ROOM_AROUND, 0, Math.max(0, whole));
    }
}
