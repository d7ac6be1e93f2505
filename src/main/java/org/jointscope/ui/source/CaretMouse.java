package org.jointscope.ui.source;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** The mouse in a text that is read. */
final class CaretMouse {

    private final SourceArea area;
    private final TextCaret caret;

    /** The button went down in the text, not on a scroll bar. */
    private boolean drawing;

    CaretMouse(SourceArea area, TextCaret caret) {
        this.area = area;
        this.caret = caret;
    }

    void listen() {
        area.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        area.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    }

    private void pressed(MouseEvent event) {
        area.requestFocus();
        drawing = false;
        if (area.isOnScrollBar(event.getX(), event.getY())) {
            return;
        }
        TextPlace place = area.placeAt(event.getX(), event.getY());
        if (event.getButton() == MouseButton.SECONDARY) {
            leaveSelectionTo(place);
        } else if (event.getButton() == MouseButton.PRIMARY) {
            pressed(event, place);
        }
        event.consume();
    }

    /** The menu is for the selected text if it is opened on that. */
    private void leaveSelectionTo(TextPlace place) {
        TextSelection now = caret.selection();
        boolean inSelection = place.compareTo(now.start()) >= 0 && place.compareTo(now.end()) <= 0;
        if (now.isEmpty() || !inSelection) {
            caret.place(place, false);
        }
    }

    private void pressed(MouseEvent event, TextPlace place) {
        switch (event.getClickCount()) {
            case 1 -> {
                drawing = true;
                caret.place(place, event.isShiftDown());
            }
            case 2 -> caret.selectWord(place);
            default -> caret.selectRow(place.row());
        }
    }

    private void dragged(MouseEvent event) {
        if (drawing) {
            caret.place(area.placeAt(event.getX(), event.getY()), true);
            event.consume();
        }
    }
}
