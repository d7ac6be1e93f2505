package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyEvent;

import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.document.OpenModel;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The keyboard focus among the panes: keys move it to a pane next to the viewport, and to the field
 * that filters or finds; opening files moves it to their content.
 */
final class PaneFocus {

    private final Parent root;
    private final Node joints;
    private final TabPane right;
    private final TabPane lower;

    /**
     * @param joints the pane that only models with joints have
     * @param right the panes next to the viewport
     * @param lower the panes below it
     */
    PaneFocus(Parent root, Node joints, TabPane right, TabPane lower) {
        this.root = root;
        this.joints = joints;
        this.right = right;
        this.lower = lower;
    }

    /** Selects the pane that has the number of a key; returns whether there is one. */
    boolean press(KeyEvent event) {
        List<Tab> tabs = right.getTabs();
        for (int i = 0; i < tabs.size(); i++) {
            if (KindTabs.key(i).match(event)) {
                right.getSelectionModel().select(i);
                list(tabs.get(i).getContent()).requestFocus();
                return true;
            }
        }
        return false;
    }

    /** The part of a pane that handles keys; without one, the tabs. */
    private Node list(Node content) {
        return Stream.of(".table-view", ".source-area")
                .map(content::lookup)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(right);
    }

    /**
     * Moves the focus to a field that filters or finds: of the pane that has the focus; otherwise
     * of the pane in front next to the viewport, of the joints, or of the pane in front below it.
     */
    void find() {
        List<Node> panes =
                Stream.of(right, joints, lower)
                        .sorted(Comparator.comparing(pane -> !hasFocus(pane)))
                        .toList();
        for (Node pane : panes) {
            if (find(pane)) {
                return;
            }
        }
    }

    /** Unlike {@link Node#isFocusWithin()}, false after the focus has left a tab. */
    private boolean hasFocus(Node pane) {
        Node at = root.getScene().getFocusOwner();
        while (at != null && at != pane) {
            at = at.getParent();
        }
        return at == pane;
    }

    private static boolean find(Node pane) {
        Node content =
                pane instanceof TabPane tabs
                        ? tabs.getSelectionModel().getSelectedItem().getContent()
                        : pane;
        if (content.lookup(".filter-field") instanceof FilterField field) {
            field.find();
            return field.isFocused();
        }
        if (content.lookup("#sourceFind") instanceof Button button) {
            button.fire();
            return true;
        }
        return false;
    }

    /** A choice of files keeps the focus, so that the next one can be made. */
    void opened(OpenModel open) {
        if (!open.isEmpty()) {
            Platform.runLater(
                    () -> {
                        if (!(root.getScene().getFocusOwner() instanceof ComboBoxBase<?>)) {
                            root.lookup(open.hasModel() ? "#joints" : "#picture").requestFocus();
                        }
                    });
        }
    }
}
