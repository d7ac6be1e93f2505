package org.jointscope.ui.app;

import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.jointscope.ui.command.Command.Scope;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.ValuePart;
import org.jointscope.ui.document.Editing;
import org.jointscope.ui.tabs.PaneFocus;

/** What the keys do, whichever part of the window has the focus. */
final class WindowKeys {

    /** Changes a value; in other parts, the key has other purposes. */
    private static final KeyCombination VALUE = new KeyCodeCombination(KeyCode.F2);

    private final Node root;
    private final MenuBar menuBar;
    private final Commands commands;
    private final PaneFocus focus;
    private final Editing editing;

    WindowKeys(Node root, MenuBar menuBar, Commands commands, PaneFocus focus, Editing editing) {
        this.root = root;
        this.menuBar = menuBar;
        this.commands = commands;
        this.focus = focus;
        this.editing = editing;
        menuBar.getMenus().forEach(menu -> menu.addEventHandler(Menu.ON_SHOWN, it -> endAlt()));
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        root.addEventHandler(KeyEvent.KEY_PRESSED, this::keyUnused);
        root.addEventFilter(KeyEvent.KEY_RELEASED, this::keyReleased);
        root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .orElse(false)
                .subscribe(this::focused);
    }

    /**
     * The menu bar does not receive the letter that opens a menu with Alt, so it would treat the release of Alt as that
     * of Alt alone, which closes the menu. Any other key ends that state.
     */
    private void endAlt() {
        menuBar.fireEvent(new KeyEvent(KeyEvent.KEY_RELEASED, "", "", KeyCode.UNDEFINED, false, false, false, false));
    }

    /**
     * Some commands receive keys before the focused control. Some keys act only in the viewport: the focused timeline
     * handles the same keys itself, and all other controls use them for other purposes.
     */
    private void keyPressed(KeyEvent event) {
        if (focus.press(event)) {
            event.consume();
            return;
        }
        if (Keys.openContextMenu(event)) {
            event.consume();
            return;
        }
        if (Keys.isTyped(event.getTarget())) {
            return;
        }
        if (Keys.openList(event)) {
            return;
        }
        if (event.getTarget() instanceof ScrollPane && Keys.SPACE.match(event)) {
            // By default, it scrolls by a page.
            commands.press(event, Scope.FREE);
            event.consume();
            return;
        }
        if (VALUE.match(event) && event.getTarget() instanceof ValuePart part) {
            if (part.selectValue()) {
                commands.get("changeValue").run();
            }
            event.consume();
            return;
        }
        if (event.getCode() == KeyCode.O && !event.isShortcutDown() && !event.isAltDown()) {
            editing.showingOriginalProperty().set(true);
            event.consume();
        } else if (commands.press(event, Scope.WINDOW)
                || isPicture(event.getTarget()) && commands.press(event, Scope.PICTURE)) {
            event.consume();
        }
    }

    /** The other commands receive only keys that the focused control does not use. */
    private void keyUnused(KeyEvent event) {
        if (!Keys.isTyped(event.getTarget()) && commands.press(event, Scope.FREE)) {
            event.consume();
        }
    }

    private void keyReleased(KeyEvent event) {
        if (event.getCode() == KeyCode.O) {
            editing.showingOriginalProperty().set(false);
        }
    }

    /** The root receives keys when no control has the focus. */
    private boolean isPicture(EventTarget target) {
        return target == root || target == root.lookup("#picture");
    }

    /** A window that loses the focus does not receive the release of a key. */
    private void focused(boolean is) {
        if (!is) {
            editing.showingOriginalProperty().set(false);
        }
    }
}
