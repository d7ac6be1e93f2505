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
import javafx.scene.layout.Border;
import javafx.scene.layout.Region;
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

    /** Goes through the window with the Tab key, and returns the parts that do not show it. */
    private List<String> withoutLook() {
        FxThread.run(() -> user.part("#picture", Node.class).requestFocus());
        user.press(KeyCode.TAB);
        List<Node> visited = new ArrayList<>();
        List<String> without = new ArrayList<>();
        while (visited.size() < STOPS && !visited.contains(focused())) {
            Node node = focused();
            visited.add(node);
            if (!checked.add(node)) {
                user.press(KeyCode.TAB);
                continue;
            }
            user.awaitPulses(2);
            Picture with = Picture.of(ringed(node), Color.GRAY);
            user.press(KeyCode.TAB);
            user.awaitPulses(2);
            if (with.unlike(Picture.of(ringed(node), Color.GRAY)) == 0) {
                without.add(node.getStyleClass() + " " + node.getId());
            }
        }
        assertThat(visited).hasSizeBetween(20, STOPS - 1);
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
        for (String pane : List.of("jointTab", "sourceTab", "flagsTab")) {
            showPane(pane);
            assertThat(withoutLook()).as(pane).isEmpty();
        }
        for (String pane : List.of("componentsTab", "framesTab", "compatibilityTab")) {
            showLower(pane);
            assertThat(withoutLook()).as(pane).isEmpty();
        }
    }

    @Test
    void iconOfAFocusedToggleDoesNotMove() throws TimeoutException {
        start(guard, walk);
        for (String toggle : List.of("#mesh", "#skeleton", "#names", "#axes", "#bounds", "#grid")) {
            Node icon = user.part(toggle + " .ikonli-font-icon", Node.class);
            user.focus("#picture");
            user.awaitPulses(2);
            Bounds before = FxThread.ask(() -> icon.localToScene(icon.getLayoutBounds()));
            user.press(KeyCode.SHIFT);
            user.focus(toggle);
            user.awaitPulses(2);
            assertThat(user.hasKeyFocus(toggle)).isTrue();
            assertThat(FxThread.<Bounds>ask(() -> icon.localToScene(icon.getLayoutBounds())))
                    .as(toggle)
                    .isEqualTo(before);
        }
    }

    @Test
    void focusedHandleOfTheRangeHasARing() throws TimeoutException {
        start(guard, walk);
        user.press(KeyCode.SHIFT);
        user.focus("#rangeStart");
        user.awaitPulses(2);
        Region handle = user.part("#rangeStart", Region.class);
        assertThat(FxThread.<Border>ask(handle::getBorder)).isNotNull();
        user.click("#picture");
        user.awaitPulses(2);
        assertThat(FxThread.<Border>ask(handle::getBorder)).isNull();
    }

    @Test
    void everyPartOfTheWindowOfAnMd2ShowsTheFocus() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        user.pause();
        showPane("trianglesTab");
        assertThat(withoutLook()).isEmpty();
    }
}
