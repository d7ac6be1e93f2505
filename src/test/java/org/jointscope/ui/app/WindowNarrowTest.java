package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.preferences.UiScale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The smallest window, nearly as on a screen of 1440 × 900 pixels at a size of 175%. */
@NeedsDisplay
class WindowNarrowTest extends WindowFixture {

    private static final double WIDTH = UiScale.WINDOW_WIDTH;
    private static final double HEIGHT = UiScale.WINDOW_HEIGHT;

    @Test
    void allPartsOfTheWindowAreVisible() throws TimeoutException {
        start(guard, walk);
        user.resize(WIDTH, HEIGHT);
        for (String part : List.of("#joints", ".viewport", "#panes", "#frame", "#loopRule", "#seconds")) {
            assertThat(bounds(part).getMaxX()).as(part).isLessThanOrEqualTo(WIDTH);
        }
        assertThat(bounds(".foot #verdictCounts").getMaxX()).isLessThanOrEqualTo(WIDTH);
        assertThat(bounds(".foot").getMaxY()).isLessThanOrEqualTo(HEIGHT);
    }

    @Test
    void allPartsOfTheWindowWithAnMd2AreVisible() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        user.resize(WIDTH, HEIGHT);
        for (String part : List.of(".viewport", "#panes", "#frame", "#seconds")) {
            assertThat(bounds(part).getMaxX()).as(part).isLessThanOrEqualTo(WIDTH);
        }
        assertThat(bounds(".foot #verdictCounts").getMaxX()).isLessThanOrEqualTo(WIDTH);
    }

    @Test
    void boundsAreLegible() throws TimeoutException {
        start(guard, walk);
        user.resize(WIDTH, HEIGHT);
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT4);
        FxThread.await("a row", () -> user.sees("#boundsTable .table-row-cell"));
        Bounds row = bounds("#boundsTable .table-row-cell");
        assertThat(row.getMaxY()).isLessThanOrEqualTo(bounds("#panes").getMaxY());
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
            assertThat(bounds.getMinX())
                    .isGreaterThanOrEqualTo(bounds(".viewport").getMinX());
            assertThat(bounds.getMaxX()).isLessThanOrEqualTo(bounds(".viewport").getMaxX());
        }
    }

    @Test
    void titlesOfAllTabsAreVisible() throws TimeoutException {
        start(guard, walk);
        user.resize(1024, 700);
        for (int right = 340; right < 560; right += 3) {
            double position = 1 - right / 1024.0;
            FxThread.run(() -> user.part("#columns", SplitPane.class).setDividerPosition(1, position));
            user.awaitPulses(4);
            Bounds pane = bounds("#panes");
            for (Node tab : user.parts("#panes > .tab-header-area .tab")) {
                Bounds bounds = FxThread.ask(() -> tab.localToScene(tab.getLayoutBounds()));
                assertThat(bounds.getMinX()).as("of " + pane.getWidth()).isGreaterThanOrEqualTo(pane.getMinX());
                assertThat(bounds.getMaxX()).as("of " + pane.getWidth()).isLessThanOrEqualTo(pane.getMaxX());
            }
        }
    }

    /** Places in the source are below the text. */
    @Test
    void placeInTheSourceIsNotClipped() throws IOException, TimeoutException {
        startDamaged();
        user.resize(1024, 700);
        showPane("sourceTab");
        for (int i = 0; i < 12; i++) {
            if (bounds("#panes").getHeight() > 180) {
                user.pressWith(KeyCode.ALT, KeyCode.PAGE_UP);
            }
        }
        assertThat(bounds("#sourceCaret").getMaxY())
                .isLessThanOrEqualTo(bounds("#panes").getMaxY());
        assertThat(bounds("#source").getHeight()).isGreaterThan(18);
    }

    @ParameterizedTest
    @CsvSource({"I, issues", "J, verdicts"})
    void lowerPanesShowRows(KeyCode key, String table) throws IOException, TimeoutException {
        startDamaged();
        user.resize(800, 500);
        user.pressWith(KeyCode.CONTROL, key);
        FxThread.await("rows", () -> user.sees("#" + table + " .tree-table-row-cell"));
        Bounds rows = bounds("#" + table + " .clipped-container");
        double row = bounds("#" + table + " .tree-table-row-cell").getHeight();
        assertThat(rows.getHeight()).isGreaterThan(2 * row);
        for (Node button : user.parts(".issues-pane .pane-tools .toggle-button")) {
            Bounds bounds = FxThread.ask(() -> button.localToScene(button.getLayoutBounds()));
            assertThat(bounds.getMaxX()).as(button.getId()).isLessThanOrEqualTo(800);
        }
    }

    /** The viewport and the lower panes do not both fit, so the user decides which is visible. */
    @Test
    void issuesAreExplainedInTheSmallestWindow() throws IOException, TimeoutException {
        startDamaged();
        user.resize(WIDTH, HEIGHT);
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        user.press(KeyCode.DOWN);
        FxThread.await("the details", () -> user.sees("#issuesDetails"));
        assertThat(bounds("#issuesSide").getHeight()).isGreaterThan(100);
        assertThat(bounds("#timeline").getMaxY())
                .isLessThanOrEqualTo(bounds("#lowerGrip").getMinY() + 1);
        assertThat(bounds(".foot").getMaxY()).isLessThanOrEqualTo(HEIGHT);
    }

    @Test
    void paneWithTheFocusIsLegibleInTheSmallestWindow() throws IOException, TimeoutException {
        startDamaged();
        user.resize(WIDTH, HEIGHT);
        user.pressWith(KeyCode.CONTROL, KeyCode.I);
        assertThat(bounds("#issues").getHeight()).isGreaterThan(80);
        user.pressWith(KeyCode.CONTROL, KeyCode.DIGIT2);
        FxThread.await("the flags", () -> bounds("#flags").getHeight() > 60);
        user.press(KeyCode.F6);
        user.press(KeyCode.F6);
        user.press(KeyCode.F6);
        assertThat(user.part("#joints", Node.class).isFocused()).isTrue();
        assertThat(bounds("#joints").getHeight()).isGreaterThan(60);
        assertThat(user.sees("#lowerPanes .tab-label")).isTrue();
        user.pressWith(KeyCode.CONTROL, KeyCode.J);
        FxThread.await("the engines", () -> bounds("#verdicts").getHeight() > 80);
    }

    @Test
    void lowerPanesAreHigherAgainInAHigherWindow() throws IOException, TimeoutException {
        startDamaged();
        user.resize(1024, 700);
        FxThread.await("the issues", () -> user.sees("#issues"));
        double before = bounds("#lowerPanes").getHeight();
        user.resize(800, 560);
        assertThat(bounds("#lowerPanes").getHeight()).isLessThan(before);
        user.pressWith(KeyCode.ALT, KeyCode.PAGE_UP);
        assertThat(bounds(".outline").getMinY())
                .isGreaterThanOrEqualTo(bounds(".toolbar").getMaxY());
        user.resize(1024, 700);
        assertThat(bounds("#lowerPanes").getHeight()).isEqualTo(before);
        user.pressWith(KeyCode.ALT, KeyCode.PAGE_UP);
        assertThat(bounds("#lowerPanes").getHeight()).isGreaterThan(before);
        user.pressWith(KeyCode.ALT, KeyCode.PAGE_DOWN);
        assertThat(bounds("#lowerPanes").getHeight()).isEqualTo(before);
    }

    @Test
    void verticesOfAStripAreVisible() throws TimeoutException {
        startNew(Corpus.file("osmp/tris.md2"));
        user.resize(800, 500);
        showPane("glCommandsTab");
        user.click("#glCommands .table-row-cell");
        double row = bounds("#glVertices .table-row-cell").getHeight();
        assertThat(visibleHeight("#glVertices .clipped-container")).isGreaterThan(row / 2);
        FxThread.run(() -> user.part("#glSplit", SplitPane.class).setDividerPosition(0, 0));
        user.awaitPulses(3);
        assertThat(visibleHeight("#glVertices .clipped-container"))
                .as("with a moved divider")
                .isGreaterThanOrEqualTo(row);
    }

    /** The height of a part on the right that is not clipped. */
    private double visibleHeight(String part) {
        Bounds all = bounds(part);
        return Math.min(all.getMaxY(), bounds("#panes").getMaxY()) - all.getMinY();
    }

    @Test
    void keysAreInOneColumn() throws TimeoutException {
        start(guard, walk);
        user.resize(WIDTH, HEIGHT);
        user.press(KeyCode.F1);
        FxThread.await("the keys are shown", () -> user.sees(".keys"));
        user.awaitPulses(3);
        List<Double> edges = user.parts(".keys").stream()
                .map(node -> FxThread.ask(() -> node.localToScene(0, 0).getX()))
                .toList();
        assertThat(edges).hasSize(2).containsOnly(edges.getFirst());
        user.press(KeyCode.ESCAPE);
        user.resize(1024, 700);
        user.press(KeyCode.F1);
        user.awaitPulses(3);
        // The last line of the longer column.
        List<Bounds> texts =
                user.parts(".keys .label").stream().map(this::inColumns).toList();
        double end = texts.stream().mapToDouble(Bounds::getMaxY).max().orElseThrow();
        Region columns = (Region) user.parts(".keys").getFirst().getParent();
        assertThat(end).isLessThanOrEqualTo(columns.getHeight());
        assertThat(user.parts(".keys"))
                .extracting(node -> FxThread.ask(() -> node.localToScene(0, 0).getX()))
                .doesNotHaveDuplicates();
    }

    /** With issues, for which the lower panes are shown. */
    private void startDamaged() throws IOException, TimeoutException {
        String text = Files.readString(Sample.files().getLast());
        Files.writeString(walk, text.replaceFirst("\"chest\"\\s+2 56 13", "\"chest\" 2 40 13"));
        start(Sample.files().getFirst(), walk);
    }

    /** The bounds in the parent of the columns. */
    private Bounds inColumns(Node node) {
        Node parent = user.parts(".keys").getFirst().getParent();
        return FxThread.ask(() -> parent.sceneToLocal(node.localToScene(node.getLayoutBounds())));
    }

    private Bounds bounds(String part) {
        Node node = user.part(part, Node.class);
        return FxThread.ask(() -> node.localToScene(node.getLayoutBounds()));
    }
}
