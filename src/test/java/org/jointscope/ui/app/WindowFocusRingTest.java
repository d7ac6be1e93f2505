package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
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

    /** Parts of one kind and style look the same and are compared once. */
    private final Set<String> compared = new HashSet<>();

    /** Goes through a part of the window with the Tab key, and returns the nodes that do not show the focus. */
    private List<String> withoutLook(String start, String part) {
        user.focus(start);
        user.press(KeyCode.TAB);
        Node whole = user.part(part, Node.class);
        Set<Node> visited = new HashSet<>();
        List<String> without = new ArrayList<>();
        Optional<Node> at = focused(whole);
        while (at.isPresent() && visited.add(at.get())) {
            Node node = at.get();
            assertThat(visited).hasSizeLessThan(STOPS);
            boolean isNew = compared.add(node.getClass() + " " + node.getStyleClass());
            Optional<Picture> with = isNew ? Optional.of(Picture.of(ringed(node), Color.GRAY)) : Optional.empty();
            user.press(KeyCode.TAB);
            if (with.isPresent() && with.get().unlike(Picture.of(ringed(node), Color.GRAY)) == 0) {
                without.add(node.getStyleClass() + " " + node.getId());
            }
            at = focused(whole);
        }
        assertThat(visited).isNotEmpty();
        return without;
    }

    /** The node with the focus, if it is in a part of the window. */
    private static Optional<Node> focused(Node whole) {
        return FxThread.ask(() -> {
            Node owner = whole.getScene().getFocusOwner();
            return Stream.iterate(owner, Objects::nonNull, Node::getParent)
                    .filter(whole::equals)
                    .findFirst()
                    .map(it -> owner);
        });
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
        assertThat(compared).hasSizeGreaterThan(20);
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
    void everyPartOfThePanesOfAnMd2ShowsTheFocus() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        user.pause();
        for (String pane : List.of("trianglesTab", "glCommandsTab")) {
            showPane(pane);
            assertThat(withoutLook("#panes", "#panes")).as(pane).isEmpty();
        }
    }
}
