package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** The sizes of panes, and names that have little space. */
@NeedsDisplay
class WindowLayoutTest extends WindowFixture {

    private static final double PIXEL = 1.5;

    private void startWith(Path settings) throws TimeoutException {
        user = WindowUser.start(JointscopeApplication.class, settings, guard, walk);
        user.pause();
        user.awaitPulses(4);
    }

    private double width(String query) {
        Region region = user.part(query, Region.class);
        return FxThread.ask(region::getWidth);
    }

    @Test
    void panesRecoverTheirWidthsAfterTheWindowWasSmall() throws TimeoutException {
        Path settings = WindowUser.settings(false);
        startWith(settings);
        user.resize(1440, 900);
        double joints = width(".outline");
        double right = width("#panes");
        assertThat(joints).isGreaterThan(270);

        user.resize(1024, 700);
        assertThat(width(".outline")).isGreaterThanOrEqualTo(240 - PIXEL);
        assertThat(width("#panes")).isGreaterThanOrEqualTo(340 - PIXEL);
        user.resize(960, 600);
        user.resize(1440, 900);
        assertThat(width(".outline")).isCloseTo(joints, within(PIXEL));
        assertThat(width("#panes")).isCloseTo(right, within(PIXEL));

        user.resize(960, 600);
        user.end();
        startWith(settings);
        user.resize(1440, 900);
        assertThat(width(".outline")).isCloseTo(joints, within(PIXEL));
        assertThat(width("#panes")).isCloseTo(right, within(PIXEL));
    }

    @Test
    void draggedDividerIsStored() throws TimeoutException {
        Path settings = WindowUser.settings(false);
        startWith(settings);
        user.resize(1440, 900);
        double joints = width(".outline");
        user.drag("#columns > .split-pane-divider", 100, 0, MouseButton.PRIMARY);
        assertThat(width(".outline")).isCloseTo(joints + 100, within(8.0));
        double wide = width(".outline");

        user.resize(960, 700);
        user.resize(1440, 900);
        assertThat(width(".outline")).isCloseTo(wide, within(PIXEL));
        user.end();
        startWith(settings);
        user.resize(1440, 900);
        assertThat(width(".outline")).isCloseTo(wide, within(PIXEL));
    }

    @Test
    void dividerIsMovedByKeysAndStored() throws TimeoutException {
        Path settings = WindowUser.settings(false);
        startWith(settings);
        user.resize(1440, 900);
        double joints = width(".outline");
        user.focus("#columns > .split-pane-divider");
        user.press(KeyCode.RIGHT);
        user.press(KeyCode.RIGHT);
        assertThat(width(".outline")).isCloseTo(joints + 48, within(2.0));
        user.press(KeyCode.LEFT);
        double wide = width(".outline");
        assertThat(wide).isCloseTo(joints + 24, within(2.0));
        assertThat(user.hasKeyFocus("#columns > .split-pane-divider")).isTrue();
        user.end();
        startWith(settings);
        user.resize(1440, 900);
        assertThat(width(".outline")).isCloseTo(wide, within(PIXEL));
    }

    @Test
    void keyMovesTheFocusFromDividerToDivider() throws TimeoutException {
        start(guard, walk);
        user.resize(1440, 900);
        showLower("issuesTab");
        double joints = width(".outline");
        user.press(KeyCode.F8);
        user.press(KeyCode.RIGHT);
        assertThat(width(".outline")).isCloseTo(joints + 24, within(2.0));
        double right = width("#panes");
        user.press(KeyCode.F8);
        user.press(KeyCode.LEFT);
        assertThat(width("#panes")).isCloseTo(right + 24, within(2.0));
        user.pressWith(KeyCode.SHIFT, KeyCode.F8);
        user.press(KeyCode.LEFT);
        assertThat(width(".outline")).isCloseTo(joints, within(2.0));
        user.pressWith(KeyCode.SHIFT, KeyCode.F8);
        assertThat(user.hasKeyFocus("#lowerGrip")).isTrue();
    }

    @Test
    void arrowKeysAcrossADividerDoNotMoveTheFocus() throws TimeoutException {
        start(guard, walk);
        user.resize(1440, 900);
        user.focus("#columns > .split-pane-divider");
        user.press(KeyCode.UP);
        user.press(KeyCode.DOWN);
        assertThat(user.hasFocus("#columns > .split-pane-divider")).isTrue();
        showLower("issuesTab");
        user.focus("#lowerGrip");
        user.press(KeyCode.LEFT);
        user.press(KeyCode.RIGHT);
        assertThat(user.hasFocus("#lowerGrip")).isTrue();
    }

    /** The pane was laid out at its minimum width while its tab was hidden. */
    @Test
    void listOfIssuesStartsWithItsShareOfTheWidth() throws TimeoutException {
        String wrong = SmallModel.cycle().replace("Components 1", "Components 2");
        start(SmallModel.write(folder, "bad.md5anim", wrong));
        user.resize(1440, 900);
        showLower("compatibilityTab");
        showLower("issuesTab");
        assertDivided(0.64);
        user.resize(1000, 700);
        assertDivided(0.64);
    }

    private void assertDivided(double share) {
        SplitPane split = user.part("#issuesSplit", SplitPane.class);
        assertThat(FxThread.ask(() -> split.getDividerPositions()[0])).isCloseTo(share, within(0.01));
    }

    @Test
    void countsOfEnginesDoNotWidenTheirPane() throws TimeoutException {
        start(guard, walk);
        user.resize(1024, 700);
        showLower("compatibilityTab");
        Label counts = user.part("#compatibilityCounts", Label.class);
        for (int length : new int[] {1, 3}) {
            FxThread.run(() -> {
                counts.textProperty().unbind();
                counts.setText("10 with warnings · 4 accepted · ".repeat(length));
            });
            user.awaitPulses(3);
            Region pane = user.part(".compatibility-pane", Region.class);
            Bounds shown = FxThread.ask(() -> pane.localToScene(pane.getLayoutBounds()));
            assertThat(shown.getMaxX()).isLessThanOrEqualTo(1024);
        }
        assertThat(shownText(counts)).isNotEqualTo(counts.getText());
    }

    @Test
    void deepJointsShowTheEndsOfTheirNames() throws TimeoutException {
        List<String> chain = IntStream.range(0, 16)
                .mapToObj("right_shoulder_twist_%d"::formatted)
                .toList();
        start(SmallModel.write(folder, "deep.md5mesh", SmallModel.mesh(chain, "")));
        user.resize(1440, 900);
        assertThat(shownName(5)).isEqualTo(chain.get(5));
        assertThat(shownName(15)).endsWith("st_15");
        user.resize(1024, 700);
        assertThat(shownName(9)).endsWith("twist_9");
    }

    private String shownName(int row) {
        TreeView<?> tree = user.part("#joints", TreeView.class);
        FxThread.run(() -> tree.scrollTo(0));
        user.awaitPulses(2);
        return FxThread.ask(() -> tree.lookupAll(".tree-cell").stream()
                .filter(cell -> isRow(cell, row))
                .map(cell -> (Text) cell.lookup(".text"))
                .map(Text::getText)
                .findFirst()
                .orElseThrow());
    }

    private static boolean isRow(Node cell, int row) {
        return cell instanceof TreeCell<?> tree && tree.getIndex() == row;
    }

    @Test
    void summaryIsTruncatedBeforeANotice() throws TimeoutException {
        start(guard, walk);
        user.resize(1100, 700);
        FxThread.await("the engines", () -> user.sees(".foot .chip"));
        Label notice = (Label) user.part(".status", Parent.class).lookup("#notice");
        String text = "Saved walk.md5anim. The previous version is in walk.md5anim.bak.";
        FxThread.run(() -> {
            notice.textProperty().unbind();
            notice.setText(text);
        });
        user.awaitPulses(3);
        assertThat(shownText(notice)).isEqualTo(text);
        Label summary = (Label) user.part(".status", Parent.class).lookup("#summary");
        assertThat(shownText(summary)).isNotEqualTo(summary.getText());
        FxThread.run(() -> notice.setText(""));
        user.awaitPulses(3);
        assertThat(shownText(summary)).isEqualTo(summary.getText());
    }

    private static String shownText(Label label) {
        return FxThread.ask(() -> ((Text) label.lookup(".text")).getText());
    }

    @Test
    void longNoticeEndsBeforeTheEngines() throws TimeoutException {
        start(guard, walk);
        user.resize(1024, 700);
        FxThread.await("the engines", () -> user.sees(".foot .chip"));
        assertThat(user.texts(".foot .chip-row .title")).contains("Engines:");
        Label notice = (Label) user.part(".status", Parent.class).lookup("#notice");
        FxThread.run(() -> {
            notice.textProperty().unbind();
            notice.setText("Saved the animation. ".repeat(12));
        });
        user.awaitPulses(3);
        assertThat(user.sees("#notice")).isTrue();
        Bounds message = FxThread.ask(() -> notice.localToScene(notice.getLayoutBounds()));
        Region engines = user.part(".foot .chip-row", Region.class);
        Bounds chips = FxThread.ask(() -> engines.localToScene(engines.getLayoutBounds()));
        assertThat(message.getMaxX()).isLessThanOrEqualTo(chips.getMinX());
        assertThat(message.getWidth()).isGreaterThan(100);
        assertThat(notice.getTooltip().getText()).isEqualTo(notice.getText());
    }

    /** The title bar of the window and the menu bar have about 60 pixels. */
    @Test
    void menusFitInASmallWindow() throws TimeoutException {
        start(guard, walk);
        for (Menu menu : user.part("#menuBar", MenuBar.class).getMenus()) {
            FxThread.run(menu::show);
            user.awaitPulses(2);
            MenuItem last = menu.getItems().getLast();
            Bounds popup = FxThread.ask(
                    () -> last.getStyleableNode().getScene().getRoot().getLayoutBounds());
            assertThat(popup.getHeight()).as(menu.getText()).isBetween(50.0, 700.0 - 60);
            FxThread.run(menu::hide);
        }
    }
}
