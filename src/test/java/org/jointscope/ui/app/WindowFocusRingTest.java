package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.junit.jupiter.api.Test;

/** The look of the part of the window that has the focus of the keyboard. */
@NeedsDisplay
class WindowFocusRingTest extends WindowFixture {

    /** More than in any pane. */
    private static final int STOPS = 80;

    /** The parts of the window that do not change with the pane are compared once. */
    private final Set<Node> checked = new HashSet<>();

    private Node focused() {
        return FxThread.ask(() -> user.part("#picture", Node.class).getScene().getFocusOwner());
    }

    /** Goes through a part of the window with the Tab key, and returns the nodes that do not show the focus. */
    private List<String> withoutLook(String start, String part) {
        user.focus(start);
        user.press(KeyCode.TAB);
        Set<Node> visited = new HashSet<>();
        List<String> without = new ArrayList<>();
        while (user.hasFocus(part) && visited.add(focused())) {
            Node node = focused();
            assertThat(visited).hasSizeLessThan(STOPS);
            if (!checked.add(node)) {
                user.press(KeyCode.TAB);
                continue;
            }
            Picture with = Picture.of(ringed(node), Color.GRAY);
            user.press(KeyCode.TAB);
            if (with.unlike(Picture.of(ringed(node), Color.GRAY)) == 0) {
                without.add(node.getStyleClass() + " " + node.getId());
            }
        }
        assertThat(visited).isNotEmpty();
        return without;
    }

    /** The part with its ring, which can be in its parent. */
    private static Node ringed(Node part) {
        boolean beside = part.getParent().getChildrenUnmodifiable().stream()
                .anyMatch(child -> child.getStyleClass().contains("focus-ring"));
        return beside ? part.getParent() : part;
    }

    @Test
    void everyPartOfTheWindowOfAnAnimationShowsTheFocus() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("hips");
        showLower("anomaliesTab");
        assertThat(withoutLook("#picture", ".root")).isEmpty();
        assertThat(checked).hasSizeGreaterThan(20);
        for (String pane : List.of("sourceTab", "flagsTab")) {
            showPane(pane);
            assertThat(withoutLook("#panes", "#panes")).as(pane).isEmpty();
        }
        for (String pane : List.of("componentsTab", "framesTab", "compatibilityTab")) {
            showLower(pane);
            assertThat(withoutLook("#lowerPanes", "#lowerPanes")).as(pane).isEmpty();
        }
    }

    @Test
    void iconOfAFocusedToggleDoesNotMove() throws TimeoutException {
        start(guard, walk);
        user.focus("#picture");
        Node icon = user.part("#skeleton .ikonli-font-icon", Node.class);
        Bounds before = FxThread.ask(() -> icon.localToScene(icon.getLayoutBounds()));
        for (int i = 0; i < STOPS && !user.hasKeyFocus("#skeleton"); i++) {
            user.press(KeyCode.TAB);
        }
        user.awaitPulses(2);
        assertThat(user.hasKeyFocus("#skeleton")).isTrue();
        assertThat(FxThread.<Bounds>ask(() -> icon.localToScene(icon.getLayoutBounds())))
                .isEqualTo(before);
    }

    @Test
    void everyPartOfThePanesOfAnMd2ShowsTheFocus() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        user.pause();
        for (String pane : List.of("trianglesTab", "glCommandsTab")) {
            showPane(pane);
            assertThat(withoutLook("#panes", "#panes")).as(pane).isEmpty();
        }
    }
}
