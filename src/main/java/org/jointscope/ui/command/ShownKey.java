package org.jointscope.ui.command;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * A key that a menu item shows, but that the menu does not handle: as an accelerator, it would also act in text fields.
 */
final class ShownKey extends KeyCombination {

    private final KeyCombination key;

    ShownKey(KeyCombination key) {
        this.key = key;
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getDisplayText() {
        return key.getDisplayText();
    }

    @Override
    public String getName() {
        return key.getName();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShownKey shown && shown.key.equals(key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
