package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.text.Text;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** The widths of the columns of tables, and their titles. */
@NeedsDisplay
class WindowColumnsTest extends WindowFixture {

    @Test
    void startIndexIsVisibleOnASmallScreen() throws TimeoutException {
        start(guard, walk);
        user.resize(1024, 700);
        showPane("flagsTab");
        user.awaitPulses(3);
        double right = FxThread.ask(() -> {
            double end = 0;
            for (TableColumnBase<?, ?> column : flags().getVisibleLeafColumns()) {
                end += column.getWidth();
                if (column.getId().equals("start")) {
                    return end;
                }
            }
            return Double.NaN;
        });
        assertThat(right).isLessThan(flags().getWidth());
    }

    /** Flags of a model with a joint of another name, in a window of a size. */
    private void showFlagsWithJoint(String name, double width, double height) throws TimeoutException, IOException {
        Files.writeString(guard, Files.readString(guard).replace("hips", name));
        Files.writeString(walk, Files.readString(walk).replace("hips", name));
        start(guard, walk);
        user.pause();
        user.resize(width, height);
        showPane("flagsTab");
        user.awaitPulses(3);
    }

    @Test
    void nameOfAJointUsesTheFreeWidthOnASmallScreen() throws TimeoutException, IOException {
        showFlagsWithJoint("left_upper_arm", 1024, 700);
        Text title = user.part("#flags #start .label .text", Text.class);
        double start = FxThread.ask(() -> title.getLayoutBounds().getWidth());
        assertThat(column("start").getWidth()).isLessThan(start + 24);
        assertThat(column("joint").getWidth()).isGreaterThan(88);
    }

    @Test
    void titleOfTheLastColumnIsBesideTheButtonForColumns() throws TimeoutException, IOException {
        start(guard, walk);
        assertLastTitlesAreWhole();
        user.end();
        start(Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build()));
        assertLastTitlesAreWhole();
    }

    @Test
    void titlesAreWhole() throws TimeoutException, IOException {
        start(guard, walk);
        assertTitlesAreWhole();
        user.end();
        start(Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build()));
        assertTitlesAreWhole();
    }

    private void assertTitlesAreWhole() {
        user.pause();
        user.resize(1440, 900);
        for (String pane : panes("#panes")) {
            showPane(pane);
            assertTitlesAreWhole(pane);
        }
        showLower("issuesTab");
        for (String pane : panes("#lowerPanes")) {
            showLower(pane);
            assertTitlesAreWhole(pane);
        }
    }

    private void assertTitlesAreWhole(String pane) {
        user.awaitPulses(2);
        for (Node title : user.parts(".column-header .label")) {
            FxThread.run(() -> {
                Text shown = (Text) title.lookup(".text");
                assertThat(shown == null ? "" : shown.getText()).as(pane).isEqualTo(((Label) title).getText());
            });
        }
    }

    @Test
    void noTitleIsCutByTheButtonForColumns() throws TimeoutException, IOException {
        start(guard, walk);
        assertNoTitleIsCut();
        user.end();
        start(Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build()));
        assertNoTitleIsCut();
    }

    private void assertNoTitleIsCut() {
        user.pause();
        for (int width : List.of(1440, 1024)) {
            user.resize(width, width == 1024 ? 700 : 900);
            for (String pane : panes("#panes")) {
                showPane(pane);
                user.awaitPulses(2);
                for (Node header : user.parts("#panes .table-view > .column-header-background")) {
                    FxThread.run(() -> assertNoTitleIsCut(pane + " " + width, header));
                }
            }
        }
    }

    private static void assertNoTitleIsCut(String pane, Node header) {
        double button =
                header.lookup(".show-hide-columns-button").localToScene(0, 0).getX();
        for (Node title : header.lookupAll(".column-header .label")) {
            Bounds text = title.lookup(".text") == null ? null : inScene(title.lookup(".text"));
            if (text != null && title.localToScene(0, 0).getX() < button - 2) {
                assertThat(text.getMaxX())
                        .as(pane + " " + ((Label) title).getText())
                        .isLessThanOrEqualTo(button + 1);
            }
        }
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /** Names are truncated before the status is scrolled out of sight. */
    @Test
    void statusOfFlagsIsInSightBesideLongNames() throws TimeoutException, IOException {
        showFlagsWithJoint("a_long_name_of_a_joint_1", 1440, 900);
        TableColumnBase<?, ?> status = column("status");
        assertThat(right(status)).isLessThanOrEqualTo(flags().getWidth() - 12);
        double before = column("joint").getWidth();
        assertThat(before).isGreaterThan(88);
        user.resize(1640, 900);
        user.awaitPulses(3);
        assertThat(column("joint").getWidth()).isGreaterThan(before);
        assertThat(right(status)).isLessThanOrEqualTo(flags().getWidth() - 12);
        user.resize(1440, 900);
        user.awaitPulses(3);
        assertThat(column("joint").getWidth()).isEqualTo(before);
    }

    private void assertLastTitlesAreWhole() {
        user.pause();
        for (String pane : panes("#panes")) {
            showPane(pane);
            assertLastTitlesAreWhole(pane);
        }
        showLower("issuesTab");
        for (String pane : panes("#lowerPanes")) {
            showLower(pane);
            assertLastTitlesAreWhole(pane);
        }
    }

    private void assertLastTitlesAreWhole(String pane) {
        for (Node table : user.parts(".column-header-background")) {
            FxThread.run(() -> table.getParent().lookupAll(".scroll-bar:horizontal").stream()
                    .map(ScrollBar.class::cast)
                    .forEach(bar -> bar.setValue(bar.getMax())));
            user.awaitPulses(2);
            FxThread.run(() -> {
                Label title = (Label) table.lookup(".column-header:last-visible .label");
                Text shown = (Text) title.lookup(".text");
                Node button = table.lookup(".show-hide-columns-button");
                assertThat(shown.getText()).as(pane).isEqualTo(title.getText());
                assertThat(shown.localToScene(shown.getLayoutBounds()).getMaxX())
                        .as(pane + " " + title.getText())
                        .isLessThanOrEqualTo(button.localToScene(0, 0).getX());
            });
        }
    }

    private TableView<?> flags() {
        return user.part("#flags", TableView.class);
    }

    private TableColumnBase<?, ?> column(String id) {
        return flags().getColumns().stream()
                .filter(column -> id.equals(column.getId()))
                .findFirst()
                .orElseThrow();
    }

    private double right(TableColumnBase<?, ?> column) {
        List<? extends TableColumnBase<?, ?>> columns = flags().getVisibleLeafColumns();
        return columns.subList(0, columns.indexOf(column) + 1).stream()
                .mapToDouble(TableColumnBase::getWidth)
                .sum();
    }
}
