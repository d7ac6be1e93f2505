package org.jointscope.ui.control;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Marks the focused node of a scene by a pseudo-class if a key moved the focus: directly, or by a command. JavaFX marks
 * only nodes to which the Tab key has moved it. Before the first input, the focus is marked, and a press of the mouse
 * removes the mark. Buttons to which the keyboard has moved it show their tooltips: see {@link KeyTips}.
 */
public final class KeyFocus {

    static final PseudoClass KEY_FOCUSED = PseudoClass.getPseudoClass("key-focused");

    private boolean byKey = true;

    private KeyFocus() {}

    /** Marks the focused node of a scene from now on. */
    public static void mark(Scene scene) {
        KeyTips.show(scene);
        KeyFocus focus = new KeyFocus();
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> focus.byKey = true);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            focus.byKey = false;
            mark(scene.getFocusOwner(), false);
        });
        scene.focusOwnerProperty().subscribe((before, now) -> {
            mark(before, false);
            mark(now, focus.byKey);
        });
    }

    private static void mark(Node node, boolean is) {
        if (node != null) {
            node.pseudoClassStateChanged(KEY_FOCUSED, is);
        }
    }
}
