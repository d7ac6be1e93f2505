package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeTableView;
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
        assertThat(right("start")).isLessThan(flags().getWidth());
    }

    @Test
    void storedWidthsAreRestored() throws TimeoutException {
        startNew("table.flags.start.width=150.0\ntable.issues.file.width=222.0", guard, walk);
        showPane("flagsTab");
        showLower("issuesTab");
        TreeTableView<?> issues = user.part("#issues", TreeTableView.class);
        assertThat(flags().getColumns().get(3).getWidth()).isEqualTo(150);
        assertThat(issues.getColumns().get(4).getWidth()).isEqualTo(222);
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
    void statusOfFlagsIsInSightBesideLongNames() throws TimeoutException, IOException {
        for (Path file : List.of(guard, walk)) {
            Files.writeString(file, Files.readString(file).replace("hips", "a_long_name_of_a_joint_1"));
        }
        start(guard, walk);
        user.resize(1440, 900);
        showPane("flagsTab");
        user.awaitPulses(3);
        assertThat(right("status")).isLessThanOrEqualTo(flags().getWidth() - 12);
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

    /** The right edge of a column. */
    private double right(String id) {
        return FxThread.ask(() -> {
            double end = 0;
            for (TableColumnBase<?, ?> column : flags().getVisibleLeafColumns()) {
                end += column.getWidth();
                if (column.getId().equals(id)) {
                    return end;
                }
            }
            return Double.NaN;
        });
    }
}
