package org.jointscope.ui.tabs;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyEvent;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.FilterField;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.TypedField;

/**
 * The keyboard focus among the panes: keys move it to a pane, and to the field that filters or finds; opening files
 * moves it to their content.
 */
public final class PaneFocus {

    /** The parts of a pane that handle keys, in the order in which they get the focus. */
    private static final List<String> LISTS =
            List.of(".table-view", ".tree-table-view", ".source-area", ".scrolling-plot");

    private final Parent root;
    private final Node joints;
    private final TabPane right;
    private final TabPane lower;

    /** True if the last key selected the next item of a chooser without opening its list. */
    private boolean stepping;

    /**
     * @param joints the pane that only models with joints have
     * @param right the panes next to the viewport
     * @param lower the panes below it
     */
    public PaneFocus(Parent root, Node joints, TabPane right, TabPane lower) {
        this.root = root;
        this.joints = joints;
        this.right = right;
        this.lower = lower;
        Stream.of(right, lower)
                .flatMap(tabs -> tabs.getTabs().stream())
                .forEach(tab -> tab.getContent().addEventHandler(KeyEvent.KEY_PRESSED, PaneFocus::keepArrows));
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::noteKey);
    }

    private void noteKey(KeyEvent event) {
        stepping = event.getTarget() instanceof ComboBox<?> choice
                && !choice.isShowing()
                && event.getCode().isArrowKey();
    }

    /** Arrow keys that a pane does not use would select another tab. */
    private static void keepArrows(KeyEvent event) {
        if (event.getCode().isArrowKey()) {
            event.consume();
        }
    }

    /** Selects the pane that has the number of a key; returns whether there is one. */
    public boolean press(KeyEvent event) {
        List<Tab> tabs = right.getTabs();
        for (int i = 0; i < tabs.size(); i++) {
            if (KindTabs.key(i).match(event)) {
                right.getSelectionModel().select(i);
                enter(right);
                return true;
            }
        }
        return false;
    }

    /**
     * Moves the focus into the pane in front: to its list, otherwise to its first control. A pane without controls gets
     * it itself, and shows it: the keys of the tabs would select another one. A lower pane does so, too: Space, which
     * starts playback, would press its first button.
     */
    private void enter(TabPane tabs) {
        entrance(tabs).requestFocus();
    }

    private Node entrance(TabPane tabs) {
        Node content = tabs.getSelectionModel().getSelectedItem().getContent();
        List<String> parts = tabs == lower
                ? LISTS
                : Stream.concat(LISTS.stream(), Stream.of("*")).toList();
        return parts.stream()
                .flatMap(style -> content.lookupAll(style).stream())
                .filter(PaneFocus::canFocus)
                .findFirst()
                .or(() -> content.lookupAll("*").stream()
                        .filter(FeaturePane.class::isInstance)
                        .findFirst())
                .orElse(content);
    }

    private static boolean canFocus(Node node) {
        return node.isFocusTraversable() && isReachable(node);
    }

    private static boolean isReachable(Node node) {
        return !node.isDisabled() && node.getScene() != null && isVisible(node);
    }

    private static boolean isVisible(Node node) {
        return node == null || node.isVisible() && isVisible(node.getParent());
    }

    /** Moves the focus into the pane in front below the viewport. */
    public void enterLower() {
        enter(lower);
    }

    /** Moves the focus from a pane below the viewport, which is about to be hidden. */
    public void leaveLower() {
        if (hasFocus(lower)) {
            root.lookup("#picture").requestFocus();
        }
    }

    /**
     * Moves the focus to another part of the window, in the order of reading: the joints, the viewport, the pane next
     * to it, the timeline, and the pane below.
     *
     * @param step 1 for the next part, -1 for the previous one
     */
    public void move(int step) {
        Map<Node, Node> entrances = new LinkedHashMap<>();
        entrances.put(joints, joints.lookup("#joints"));
        entrances.put(root.lookup(".viewport"), root.lookup("#picture"));
        entrances.put(right, entrance(right));
        entrances.put(root.lookup("#timeline"), root.lookup("#scrub"));
        entrances.put(lower, entrance(lower));
        // A pane without content is no stop of the Tab key.
        entrances.values().removeIf(part -> !isReachable(part));
        List<Node> wholes = List.copyOf(entrances.keySet());
        int at = wholes.stream()
                .filter(this::hasFocus)
                .map(wholes::indexOf)
                .findFirst()
                .orElse(-1);
        if (!wholes.isEmpty()) {
            entrances.get(next(wholes, at, step)).requestFocus();
        }
    }

    /**
     * Moves the focus to another divider between panes; its keys move it.
     *
     * @param step 1 for the next divider, -1 for the previous one
     */
    public void moveToDivider(int step) {
        List<Node> dividers = Stream.of(".split-pane-divider", ".grip")
                .flatMap(style -> root.lookupAll(style).stream())
                .filter(PaneFocus::canFocus)
                .toList();
        if (!dividers.isEmpty()) {
            int at = dividers.indexOf(root.getScene().getFocusOwner());
            next(dividers, at, step).requestFocus();
        }
    }

    /**
     * The next or previous node, in a circle.
     *
     * @param at index, or -1 to begin with the first or the last node
     */
    private static Node next(List<Node> nodes, int at, int step) {
        int from = at < 0 && step < 0 ? 0 : at;
        return nodes.get(Math.floorMod(from + step, nodes.size()));
    }

    /** Whether the part of the pane below the viewport that {@link #enterLower} focuses has it. */
    public boolean hasEnteredLower() {
        return entrance(lower) == root.getScene().getFocusOwner();
    }

    /**
     * Moves the focus to a field that filters or finds: of the pane that has the focus; otherwise of the pane in front
     * next to the viewport, of the joints, or of the pane in front below it.
     *
     * @return whether one of them has such a field
     */
    public boolean find() {
        return Stream.of(right, joints, lower)
                .sorted(Comparator.comparing(pane -> !hasFocus(pane)))
                .anyMatch(PaneFocus::find);
    }

    /** Moves the focus to the field that filters the joints. */
    public void filterJoints() {
        find(joints);
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
        Node content = pane instanceof TabPane tabs
                ? tabs.getSelectionModel().getSelectedItem().getContent()
                : pane;
        if (content.lookup(".filter-field") instanceof FilterField field) {
            field.find();
            return field.isFocused();
        }
        if (content.lookup("#sourceFind") instanceof Button button && isVisible(button)) {
            button.fire();
            return true;
        }
        return false;
    }

    /**
     * Text that is being typed belongs to the previous files. A chooser that opens the next file by an arrow key keeps
     * the focus.
     */
    public void opened(OpenModel open) {
        Node owner = root.getScene() == null ? null : root.getScene().getFocusOwner();
        if (owner instanceof TypedField field) {
            field.discard();
        }
        if (!open.isEmpty() && !(stepping && owner instanceof ComboBox<?>)) {
            // The joint list can be hidden.
            Platform.runLater(() -> Optional.ofNullable(root.lookup(open.hasModel() ? "#joints" : "#picture"))
                    .ifPresent(Node::requestFocus));
        }
    }
}
