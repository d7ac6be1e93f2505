package org.jointscope.ui.pane;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** Shows the selected item in its source file: by an item of the context menu, and by F4. */
public final class ShowInSourceAction {

    private static final KeyCodeCombination KEY = new KeyCodeCombination(KeyCode.F4);

    private ShowInSourceAction() {}

    /**
     * @param menu of the node
     * @param text of the item, which is returned
     */
    public static MenuItem add(Node node, ContextMenu menu, String text, Runnable show) {
        MenuItem item = add(node, menu, text, KEY, show);
        item.getStyleClass().add("show-in-source");
        return item;
    }

    /** Adds an item for another action, and its key to the node. */
    public static MenuItem add(Node node, ContextMenu menu, String text, KeyCombination key, Runnable action) {
        MenuItem item = item(menu, text, key, action);
        node.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (key.match(event)) {
                action.run();
                event.consume();
            }
        });
        return item;
    }

    /** Adds an item for an action whose key is handled elsewhere. */
    public static MenuItem item(ContextMenu menu, String text, KeyCombination key, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        menu.getItems().add(item);
        // Accelerators of context menus act in the whole window, so it is set only while shown.
        menu.showingProperty().subscribe(is -> item.setAccelerator(is ? key : null));
        return item;
    }

    /** For a node without a menu. */
    public static void add(Node node, String text, Runnable show) {
        ContextMenu menu = new ContextMenu();
        add(node, menu, text, show);
        node.setOnContextMenuRequested(event -> {
            menu.show(node, event.getScreenX(), event.getScreenY());
            event.consume();
        });
    }
}
