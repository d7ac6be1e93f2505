package org.jointscope.ui.source;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import java.util.Optional;

/** The keys of a text that is read. */
final class CaretKeys {

    static final KeyCombination COPY =
            new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    static final KeyCombination ALL =
            new KeyCodeCombination(KeyCode.A, KeyCombination.SHORTCUT_DOWN);
    static final KeyCombination FIND =
            new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);
    static final KeyCombination LINE =
            new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN);

    private CaretKeys() {}

    /** Where a key takes the caret, if it is one that does. */
    static Optional<CaretMove> move(KeyEvent event) {
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
