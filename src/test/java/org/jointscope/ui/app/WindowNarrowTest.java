package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;

import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.TimeoutException;

/** A screen of 1440 × 900 pixels at a size of 200%. */
@NeedsDisplay
class WindowNarrowTest extends WindowFixture {

    private static final double WIDTH = 720;
    private static final double HEIGHT = 450;

    @Test
    void allPartsOfTheWindowAreVisible() throws TimeoutException {
        start(guard, walk);
        user.resize(WIDTH, HEIGHT);
        for (String part :
                List.of("#joints", ".viewport", "#panes", "#frame", "#loopRule", "#seconds")) {
            assertThat(bounds(part).getMaxX()).as(part).isLessThanOrEqualTo(WIDTH);
        }
        assertThat(bounds(".foot #verdictCounts").getMaxX()).isLessThanOrEqualTo(WIDTH);
        assertThat(bounds(".foot").getMaxY()).isLessThanOrEqualTo(HEIGHT);
    }

    @Test
    void toolsOfTheViewportAreNotClipped() throws TimeoutException {
        start(guard, walk);
        user.resize(WIDTH, HEIGHT);
        double left = user.part("#columns", SplitPane.class).getDividerPositions()[0];
        // The narrowest viewport.
        FxThread.run(() -> user.part("#columns", SplitPane.class).setDividerPosition(1, left));
        user.awaitPulses(4);
        assertThat(user.part(".viewport", Region.class).getWidth()).isEqualTo(200);
        for (Node tool : user.parts("#viewportTools .menu-button")) {
            Bounds bounds = FxThread.ask(() -> tool.localToScene(tool.getLayoutBounds()));
            assertThat(bounds.getMinX()).isGreaterThanOrEqualTo(bounds(".viewport").getMinX());
            assertThat(bounds.getMaxX()).isLessThanOrEqualTo(bounds(".viewport").getMaxX());
        }
    }

    @Test
    void keysAreInOneColumn() throws TimeoutException {
        start(guard, walk);
        user.resize(WIDTH, HEIGHT);
        user.press(KeyCode.F1);
        FxThread.await("the keys are shown", () -> user.sees(".keys"));
        user.awaitPulses(3);
        List<Double> edges =
                user.parts(".keys").stream()
                        .map(node -> FxThread.ask(() -> node.localToScene(0, 0).getX()))
                        .toList();
        assertThat(edges).hasSize(2).containsOnly(edges.getFirst());
        user.press(KeyCode.ESCAPE);
        user.resize(1024, 700);
        user.press(KeyCode.F1);
        user.awaitPulses(3);
        assertThat(user.parts(".keys"))
                .extracting(node -> FxThread.ask(() -> node.localToScene(0, 0).getX()))
                .doesNotHaveDuplicates();
    }

    private Bounds bounds(String part) {
        Node node = user.part(part, Node.class);
        return FxThread.ask(() -> node.localToScene(node.getLayoutBounds()));
    }
}
