package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.preferences.UiScale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The smallest window and larger ones: no part is outside, cut or covered. */
@NeedsDisplay
class WindowSizesTest extends WindowFixture {

    private static final List<Size> SIZES =
            List.of(new Size(UiScale.WINDOW_WIDTH, UiScale.WINDOW_HEIGHT), new Size(1024, 700), new Size(1440, 900));

    private record Size(double width, double height) {}

    @ParameterizedTest
    @ValueSource(strings = {"LIGHT", "DARK"})
    void partsOfAModelAreWhole(String theme) throws IOException, TimeoutException {
        startNew("playback.whenOpened=false\ntheme=" + theme, damaged());
        for (Size size : SIZES) {
            user.resize(size.width(), size.height());
            showLower("issuesTab");
            assertWhole(size, "#joints", "#frame", "#loopRule", "#seconds", "#sourceCaret");
            for (String pane : panes("#lowerPanes")) {
                showLower(pane);
                assertApart("#lowerPanes .pane-tools", size);
            }
            for (String table : List.of("issues", "compatibility")) {
                showLower(table.equals("issues") ? "issuesTab" : "compatibilityTab");
                double row = bounds("#" + table + " .tree-table-row-cell").getHeight();
                assertThat(bounds("#" + table + " .clipped-container").getHeight())
                        .as(table + " at " + size)
                        .isGreaterThan(2 * row);
            }
            FxThread.run(user.part("#foldIssues", Button.class)::fire);
            user.awaitPulses(3);
            for (String pane : panes("#panes")) {
                showPane(pane);
                assertApart("#panes .pane-tools", size);
            }
            assertWhole(size, "#sourceCaret");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"LIGHT", "DARK"})
    void partsOfAnMd2AreWhole(String theme) throws TimeoutException {
        startNew("playback.whenOpened=false\ntheme=" + theme, Corpus.file("osmp/tris.md2"));
        for (Size size : SIZES) {
            user.resize(size.width(), size.height());
            for (String pane : panes("#panes")) {
                showPane(pane);
                assertApart("#panes .pane-tools", size);
            }
            showPane("glCommandsTab");
            user.click("#glCommands .table-row-cell");
            double row = bounds("#glVertices .table-row-cell").getHeight();
            assertThat(bounds("#panes").getMaxY()
                            - bounds("#glVertices .clipped-container").getMinY())
                    .isGreaterThan(row / 2);
            assertWhole(size, "#frame", "#seconds");
        }
    }

    @Test
    void keysFitInTheSmallestWindow() throws TimeoutException {
        start(guard, walk);
        user.resize(UiScale.WINDOW_WIDTH, UiScale.WINDOW_HEIGHT);
        user.press(KeyCode.F1);
        FxThread.await("the keys are shown", () -> user.sees(".keys"));
        user.awaitPulses(3);
        Bounds all = FxThread.ask(
                () -> user.part(".keys", Node.class).getScene().getRoot().getLayoutBounds());
        assertThat(all.getWidth()).isLessThanOrEqualTo(UiScale.WINDOW_WIDTH);
        assertThat(all.getHeight()).isLessThanOrEqualTo(UiScale.WINDOW_HEIGHT);
    }

    @Test
    void lowerPanesAreHigherAgainInAHigherWindow() throws IOException, TimeoutException {
        start(damaged());
        user.resize(1024, 900);
        showLower("issuesTab");
        for (int i = 0; i < 6; i++) {
            user.pressWith(KeyCode.ALT, KeyCode.PAGE_UP);
        }
        double before = bounds("#lowerPanes").getHeight();
        user.resize(UiScale.WINDOW_WIDTH, UiScale.WINDOW_HEIGHT);
        assertThat(bounds("#lowerPanes").getHeight()).isLessThan(before);
        user.pressWith(KeyCode.ALT, KeyCode.PAGE_UP);
        assertThat(bounds(".outline").getMinY())
                .isGreaterThanOrEqualTo(bounds(".toolbar").getMaxY());
        user.resize(1024, 900);
        assertThat(bounds("#lowerPanes").getHeight()).isEqualTo(before);
    }

    /** Parts are inside the window, tools inside the viewport, and titles of tabs inside their panes. */
    private void assertWhole(Size size, String... parts) {
        Stream.concat(Stream.of(parts), Stream.of(".viewport", "#panes", ".foot", ".foot #chipCounts"))
                .filter(user::sees)
                .forEach(part -> {
                    assertThat(bounds(part).getMaxX()).as(part + " at " + size).isLessThanOrEqualTo(size.width());
                    assertThat(bounds(part).getMaxY()).as(part + " at " + size).isLessThanOrEqualTo(size.height());
                });
        assertApart("#viewportTools", size);
        assertInside("#viewportTools .group", ".viewport", size);
        assertInside("#panes > .tab-header-area .tab", "#panes", size);
    }

    private void assertInside(String parts, String whole, Size size) {
        Bounds outer = bounds(whole);
        for (Bounds part : all(parts)) {
            assertThat(part.getMinX()).as(parts + " at " + size).isGreaterThanOrEqualTo(outer.getMinX());
            assertThat(part.getMaxX()).as(parts + " at " + size).isLessThanOrEqualTo(outer.getMaxX());
        }
    }

    /** Parts of rows of tools do not cover each other, and are inside the window. */
    private void assertApart(String rows, Size size) {
        for (Node row : user.parts(rows)) {
            FxThread.run(row.getScene().getRoot()::layout);
            double end = 0;
            for (Bounds tool : FxThread.ask(() -> row.lookupAll(rows + " > *").stream()
                    .filter(Node::isManaged)
                    .map(tool -> tool.localToScene(tool.getLayoutBounds()))
                    .sorted(Comparator.comparing(Bounds::getMinX))
                    .toList())) {
                assertThat(tool.getMinX()).as(rows + " at " + size).isGreaterThanOrEqualTo(end - 1);
                end = tool.getMaxX();
            }
            assertThat(end).as(rows + " at " + size).isLessThanOrEqualTo(size.width());
        }
    }

    /** With issues, for which the lower panes are shown. */
    private Path[] damaged() throws IOException {
        String text = Files.readString(Sample.files().getLast());
        Files.writeString(walk, text.replaceFirst("\"chest\"\\s+2 56 13", "\"chest\" 2 40 13"));
        return new Path[] {Sample.files().getFirst(), walk};
    }

    private List<Bounds> all(String parts) {
        List<Node> nodes = user.parts(parts);
        return FxThread.ask(() -> nodes.stream()
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList());
    }

    private Bounds bounds(String part) {
        Node node = user.part(part, Node.class);
        return FxThread.ask(() -> node.localToScene(node.getLayoutBounds()));
    }
}
