package org.jointscope.ui.md5.components;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What the keys do to the strip: they move a cursor, choose its cell, and zoom. */
final class StripKeys {

    private final ComponentStrip strip;
    private final ComponentsViewModel model;

    StripKeys(ComponentStrip strip, ComponentsViewModel model) {
        this.strip = strip;
        this.model = model;
    }

    void listen() {
        strip.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void pressed(KeyEvent event) {
        if (event.isAltDown() || model.cells().size() == 0) {
            return;
        }
        if (zooms(event.getCode()) || (!event.isShortcutDown() && acts(event.getCode()))) {
            event.consume();
        }
    }

    private boolean zooms(KeyCode key) {
        switch (key) {
            case PLUS, ADD, EQUALS -> model.zoomBy(1);
            case MINUS, SUBTRACT -> model.zoomBy(-1);
            case DIGIT0, NUMPAD0 -> model.fittingProperty().set(true);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean acts(KeyCode key) {
        int row = strip.grid().columns();
        switch (key) {
            case LEFT -> move(-1);
            case RIGHT -> move(1);
            case UP -> move(-row);
            case DOWN -> move(row);
            case PAGE_UP -> move(-row * strip.page());
            case PAGE_DOWN -> move(row * strip.page());
            case HOME -> model.cursorProperty().set(0);
            case END -> model.cursorProperty().set(model.cells().size() - 1);
            case ENTER, SPACE -> model.choose(model.cursorProperty().get());
            case ESCAPE -> model.deselect();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void move(int places) {
        int cursor = model.cursorProperty().get();
        model.cursorProperty()
                .set(cursor == ComponentsViewModel.NONE ? 0 : strip.grid().moved(cursor, places));
    }
}
