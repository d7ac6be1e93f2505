package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.control.TabPane;
import org.jointscope.ui.FxThread;

/** Whether all controls and plots of the window have names and roles for screen readers. */
final class NameCheck {

    private final Set<String> nameless = new TreeSet<>();
    private final Set<String> withoutRole = new TreeSet<>();
    private final Set<String> met = new HashSet<>();

    void assertAllNamed() {
        assertThat(met).hasSizeGreaterThan(50);
        assertThat(nameless).as("without a name").isEmpty();
        assertThat(withoutRole).as("without a role").isEmpty();
    }

    /** Examines what is visible. */
    void examine(String pane) {
        FxThread.run(() -> {
            Set<Node> labeled = WindowTour.visible().stream()
                    .filter(Label.class::isInstance)
                    .map(label -> ((Label) label).getLabelFor())
                    .collect(Collectors.toSet());
            WindowTour.visible().stream()
                    .filter(NameCheck::isOperated)
                    .forEach(node -> examine(pane, node, labeled.contains(node)));
        });
    }

    private void examine(String pane, Node node, boolean labeled) {
        String what = pane + ": " + node.getClass().getSimpleName() + node.getStyleClass() + node.getId();
        met.add(what);
        if (!labeled && !hasName(node)) {
            nameless.add(what);
        }
        AccessibleRole role = node.getAccessibleRole();
        if (role == AccessibleRole.NODE || role == AccessibleRole.PARENT) {
            withoutRole.add(what);
        }
    }

    /** Stops of the Tab key, buttons that are no stops, and plots. The tabs of a pane are named. */
    private static boolean isOperated(Node node) {
        return (node.isFocusTraversable() || node instanceof ButtonBase || isPlot(node))
                && !(node instanceof TabPane)
                && !isPartOfControl(node);
    }

    private static boolean isPlot(Node node) {
        return node.getParent() != null
                && node instanceof javafx.scene.Parent parent
                && parent.getChildrenUnmodifiable().stream().anyMatch(Canvas.class::isInstance);
    }

    /** The field and the button of a combo box are read as the combo box. */
    private static boolean isPartOfControl(Node node) {
        for (Node at = node.getParent(); at != null; at = at.getParent()) {
            if (at instanceof ComboBoxBase<?> || at instanceof Spinner<?>) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasName(Node node) {
        return isText(node.getAccessibleText())
                || node instanceof Labeled labeled && node instanceof Control && isText(labeled.getText());
    }

    private static boolean isText(String text) {
        return text != null && !text.isBlank();
    }
}
