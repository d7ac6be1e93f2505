package org.jointscope.ui.pane;

import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * The dividers of a split pane as stops of the Tab key, after its content: arrow keys move them. In JavaFX, only the
 * mouse can.
 */
final class DividerKeys {

    /** In pixels, as for the lower panes. */
    private static final double STEP = 24;

    private final SplitPane panes;
    private final String name;
    private final Runnable before;
    private final Runnable moved;

    private DividerKeys(SplitPane panes, String name, Runnable before, Runnable moved) {
        this.panes = panes;
        this.name = name;
        this.before = before;
        this.moved = moved;
    }

    /**
     * Handles the keys of all dividers, also of those that are added later.
     *
     * @param name of a divider for screen readers
     * @param before is called before a key moves a divider
     * @param moved is called after a key has moved a divider
     */
    static void add(SplitPane panes, String name, Runnable before, Runnable moved) {
        DividerKeys keys = new DividerKeys(panes, name, before, moved);
        panes.getChildrenUnmodifiable()
                .addListener((ListChangeListener<Node>) change -> keys.prepare(change.getList()));
        keys.prepare(panes.getChildrenUnmodifiable());
    }

    private void prepare(Iterable<? extends Node> children) {
        for (Node child : children) {
            if (isDivider(child) && !child.isFocusTraversable()) {
                child.setFocusTraversable(true);
                child.setAccessibleRole(AccessibleRole.SLIDER);
                child.setAccessibleText(name);
                child.setOnKeyPressed(event -> press(child, event));
            }
        }
    }

    private static boolean isDivider(Node child) {
        return child.getStyleClass().contains("split-pane-divider");
    }

    private void press(Node divider, KeyEvent event) {
        int way = way(event.getCode());
        if (way != 0 && !event.isShortcutDown() && !event.isAltDown()) {
            int index = panes.getChildrenUnmodifiable().stream()
                    .filter(DividerKeys::isDivider)
                    .toList()
                    .indexOf(divider);
            before.run();
            double length = isHorizontal() ? panes.getWidth() : panes.getHeight();
            double now = panes.getDividerPositions()[index];
            panes.setDividerPosition(index, Math.clamp(now + way * STEP / length, 0, 1));
            panes.layout();
            moved.run();
        }
        if (event.getCode().isArrowKey()) {
            // The keys across would move the focus.
            event.consume();
        }
    }

    private boolean isHorizontal() {
        return panes.getOrientation() == Orientation.HORIZONTAL;
    }

    private int way(KeyCode key) {
        KeyCode back = isHorizontal() ? KeyCode.LEFT : KeyCode.UP;
        KeyCode on = isHorizontal() ? KeyCode.RIGHT : KeyCode.DOWN;
        return key == back ? -1 : key == on ? 1 : 0;
    }
}
