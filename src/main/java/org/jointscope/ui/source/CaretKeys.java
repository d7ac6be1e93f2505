package org.jointscope.ui.source;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import java.util.Optional;

/** The keys of a text that is read. */
final class CaretKeys {

    static final KeyCombination FIND =
            new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);
    static final KeyCombination LINE =
            new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination COPY =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination ALL =
            new KeyCodeCombination(KeyCode.A, KeyCombination.SHORTCUT_DOWN);

    private final SourceArea area;
    private final TextCaret caret;

    CaretKeys(SourceArea area, TextCaret caret) {
        this.area = area;
        this.caret = caret;
    }

    void listen() {
        area.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
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

    /** Where a key takes the caret, if it is one that does. */
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
}
