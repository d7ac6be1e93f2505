package org.jointscope.ui.source;

import java.util.Optional;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** The keys and the mouse in a read-only text. */
final class CaretInput {

    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");
    private static final KeyCombination ALL = KeyCombination.valueOf("Shortcut+A");

    private final SourceArea area;
    private final TextCaret caret;

    /** The button was pressed in the text, not on a scroll bar. */
    private boolean drawing;

    CaretInput(SourceArea area, TextCaret caret) {
        this.area = area;
        this.caret = caret;
    }

    void listen() {
        area.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        area.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        area.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    }

    private void keyPressed(KeyEvent event) {
        Optional<CaretMove> move = event.isAltDown() ? Optional.empty() : move(event);
        if (move.isPresent()) {
            caret.move(move.get(), event.isShiftDown(), Math.max(1, area.page() - 1));
        } else if (COPY.match(event)) {
            area.copy();
        } else if (ALL.match(event)) {
            caret.selectAll();
        } else {
            return;
        }
        event.consume();
    }

    /** The caret movement of a key, if it has one. */
    private static Optional<CaretMove> move(KeyEvent event) {
        boolean far = event.isShortcutDown();
        return Optional.ofNullable(
                switch (event.getCode()) {
                    case LEFT -> far ? CaretMove.WORD_LEFT : CaretMove.LEFT;
                    case RIGHT -> far ? CaretMove.WORD_RIGHT : CaretMove.RIGHT;
                    case UP -> far ? null : CaretMove.UP;
                    case DOWN -> far ? null : CaretMove.DOWN;
                    case PAGE_UP -> CaretMove.PAGE_UP;
                    case PAGE_DOWN -> CaretMove.PAGE_DOWN;
                    case HOME -> far ? CaretMove.TEXT_START : CaretMove.LINE_START;
                    case END -> far ? CaretMove.TEXT_END : CaretMove.LINE_END;
                    default -> null;
                });
    }

    private void pressed(MouseEvent event) {
        area.requestFocus();
        drawing = false;
        if (area.isOnScrollBar(event.getX(), event.getY())) {
            return;
        }
        TextPosition position = area.positionAt(event.getX(), event.getY());
        if (event.getButton() == MouseButton.SECONDARY) {
            leaveSelectionTo(position);
        } else if (event.getButton() == MouseButton.PRIMARY) {
            pressed(event, position);
        }
        event.consume();
    }

    /** The menu applies to the selected text if it is opened on it. */
    private void leaveSelectionTo(TextPosition position) {
        TextCaret.Selection now = caret.selection.get();
        boolean inSelection = position.compareTo(now.start()) >= 0 && position.compareTo(now.end()) <= 0;
        if (now.isEmpty() || !inSelection) {
            caret.moveTo(position, false);
        }
    }

    private void pressed(MouseEvent event, TextPosition position) {
        switch (event.getClickCount()) {
            case 1 -> {
                drawing = true;
                caret.moveTo(position, event.isShiftDown());
            }
            case 2 -> caret.selectWord(position);
            default -> caret.selectRow(position.row());
        }
    }

    private void dragged(MouseEvent event) {
        if (drawing) {
            caret.moveTo(area.positionAt(event.getX(), event.getY()), true);
            event.consume();
        }
    }
}
