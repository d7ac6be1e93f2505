package org.jointscope.ui.control;

import javafx.scene.control.TextField;
import javafx.scene.input.MouseEvent;

/**
 * The click that gives the focus to a field for a number selects the whole number, so that typing replaces it. Dragging
 * selects a part of it as usual, and further clicks move the caret.
 */
public final class FirstClick {

    private final TextField field;
    private boolean first;

    private FirstClick(TextField field) {
        this.field = field;
    }

    /** Adds this behavior to fields, which can be the editors of spinners. */
    public static void selectAllIn(TextField... fields) {
        for (TextField field : fields) {
            FirstClick click = new FirstClick(field);
            field.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> click.press());
            field.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> click.release());
        }
    }

    private void press() {
        first = !field.isFocused();
    }

    /** The field itself moves the caret when the button is pressed. */
    private void release() {
        if (first && field.isFocused() && field.getSelection().getLength() == 0) {
            field.selectAll();
        }
        first = false;
    }
}
