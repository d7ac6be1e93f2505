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
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import org.jointscope.inspect.Sample;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.preferences.UiScale;
import org.junit.jupiter.api.Test;

/** The smallest window and larger ones: no part is outside, cut or covered. Both themes have the same sizes. */
@NeedsDisplay
class WindowSizesTest extends WindowFixture {

    private static final List<Size> SIZES =
            List.of(new Size(UiScale.WINDOW_WIDTH, UiScale.WINDOW_HEIGHT), new Size(1024, 700), new Size(1440, 900));

    private record Size(double width, double height) {}

    @Test
    void partsOfAModelAreWhole() throws IOException, TimeoutException {
        start(damaged());
        for (Size size : SIZES) {
            user.resize(size.width(), size.height());
            showLower("issuesTab");
            assertWhole(size, "#joints", "#frame", "#loopRule", "#seconds", "#sourceCaret");
            for (String pane : panes("#lowerPanes")) {
                showLower(pane);
                assertPaneIsWhole("#lowerPanes", size);
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
                assertPaneIsWhole("#panes", size);
            }
            assertWhole(size, "#sourceCaret");
        }
        assertMenusFit();
    }

    @Test
    void partsOfAnMd2AreWhole() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        for (Size size : SIZES) {
            user.resize(size.width(), size.height());
            for (String pane : panes("#panes")) {
                showPane(pane);
                assertPaneIsWhole("#panes", size);
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
    void aLessonLeavesRoomForAllPanes() throws TimeoutException {
        start(Sample.files().toArray(Path[]::new));
        Menu learn = user.part("#menuBar", MenuBar.class).getMenus().stream()
                .filter(menu -> menu.getId().equals("learnMenu"))
                .findFirst()
                .orElseThrow();
        FxThread.run(() -> learn.getItems().stream()
                .filter(item -> "lesson1".equals(item.getId()))
                .forEach(MenuItem::fire));
        for (Size size : SIZES) {
            user.resize(size.width(), size.height());
            user.awaitPulses(3);
            assertThat(bounds("#learn").getWidth()).isEqualTo(Math.min(340, size.width() - 720));
            for (String part : List.of("#joints", ".viewport", "#panes", ".foot", "#frame", "#loopRule")) {
                assertThat(bounds(part).getMaxX()).as(part + " at " + size).isLessThanOrEqualTo(size.width());
            }
            assertInside("#lessonNext", "#learn", size);
        }
        FxThread.run(user.part("#learnClose", Button.class)::fire);
    }

    /** The title bar of a small window and its menu bar have about 60 pixels. Popups may not be transparent. */
    private void assertMenusFit() {
        for (Menu menu : user.part("#menuBar", MenuBar.class).getMenus()) {
            FxThread.run(menu::show);
            user.awaitPulses(2);
            Parent popup = FxThread.ask(() ->
                    menu.getItems().getLast().getStyleableNode().getScene().getRoot());
            assertThat(popup.getLayoutBounds().getHeight()).as(menu.getText()).isBetween(50.0, 700.0 - 60);
            assertThat(user.parts(".context-menu"))
                    .allSatisfy(shown -> assertThat(shown.getEffect()).isNull());
            FxThread.run(menu::hide);
        }
    }

    /** Tools do not cover each other, and prompts of fields and, in a larger window, titles of columns are not cut. */
    private void assertPaneIsWhole(String panes, Size size) {
        assertApart(panes + " .pane-tools", size);
        user.parts(panes + " .filter-field").forEach(field -> FxThread.run(() -> assertPromptIsWhole(field)));
        if (size.equals(SIZES.getLast())) {
            user.awaitPulses(2);
            for (Node title : user.parts(panes + " .column-header .label")) {
                FxThread.run(() -> {
                    Text shown = (Text) title.lookup(".text");
                    assertThat(shown == null ? "" : shown.getText()).isEqualTo(((Label) title).getText());
                });
            }
        }
    }

    private static void assertPromptIsWhole(Node field) {
        String prompt = ((TextField) field).getPromptText();
        Bounds place = field.localToScene(field.getLayoutBounds());
        for (Node part : field.lookupAll(".text")) {
            if (part instanceof Text text && text.getText().equals(prompt)) {
                Bounds shown = text.localToScene(text.getLayoutBounds());
                assertThat(shown.getMaxX()).as(prompt).isLessThan(place.getMaxX() - 4);
            }
        }
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
        // In the narrowest window, the list of tabs has those that do not fit.
        if (size.width() > UiScale.WINDOW_WIDTH) {
            assertInside("#panes > .tab-header-area .tab", "#panes", size);
        }
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
