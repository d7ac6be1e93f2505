package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.TableView;
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
    void widthsAreStoredAndRecoverAfterTheWindowWasSmall() throws TimeoutException {
        Path settings = WindowUser.settings("playback.whenOpened=false\ntable.flags.start.width=150.0");
        startWith(settings);
        user.resize(1440, 900);
        showPane("flagsTab");
        assertThat(user.part("#flags", TableView.class).getVisibleLeafColumn(3).getWidth())
                .as("the stored width of a column")
                .isEqualTo(150);
        double joints = width(".outline");
        assertThat(joints).isGreaterThan(270);
        user.focus("#columns > .split-pane-divider");
        user.press(KeyCode.RIGHT);
        assertThat(width(".outline")).isCloseTo(joints + 24, within(2.0));
        assertThat(user.hasKeyFocus("#columns > .split-pane-divider")).isTrue();
        user.drag("#columns > .split-pane-divider", 80, 0, MouseButton.PRIMARY);
        assertThat(width(".outline")).isCloseTo(joints + 104, within(8.0));
        double wide = width(".outline");
        double right = width("#panes");

        user.resize(1024, 700);
        assertThat(width(".outline")).isGreaterThanOrEqualTo(240 - PIXEL);
        assertThat(width("#panes")).isGreaterThanOrEqualTo(340 - PIXEL);
        user.resize(960, 600);
        user.resize(1440, 900);
        assertThat(width(".outline")).isCloseTo(wide, within(PIXEL));
        assertThat(width("#panes")).isCloseTo(right, within(PIXEL));

        user.resize(960, 600);
        user.end();
        startWith(settings);
        user.resize(1440, 900);
        assertThat(width(".outline")).isCloseTo(wide, within(PIXEL));
        assertThat(width("#panes")).isCloseTo(right, within(PIXEL));
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
}
