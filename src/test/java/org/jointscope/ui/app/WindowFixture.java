package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;

import org.jointscope.testing.UncaughtExceptions;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.outline.JointRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/** A window to test, and two files to open in it. */
abstract class WindowFixture {
    @TempDir Path folder;

    Path guard;
    Path walk;
    WindowUser user;
    private final UncaughtExceptions exceptions = new UncaughtExceptions();

    @BeforeEach
    void writeFiles() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
    }

    @AfterEach
    void endProgram() throws TimeoutException {
        try (exceptions) {
            if (user != null) {
                user.end();
            }
            exceptions.assertNone();
        }
    }

    void start(Path... files) throws TimeoutException {
        user = WindowUser.start(files);
    }

    void assertPlays() {
        assertThat(user.seesPlaying()).isTrue();
        double before = user.frame();
        FxThread.await("the playhead moves by itself", () -> user.frame() != before);
    }

    List<String> joints() {
        TreeView<?> tree = user.part("#joints", TreeView.class);
        return IntStream.range(0, tree.getExpandedItemCount())
                .mapToObj(row -> name(tree.getTreeItem(row)))
                .toList();
    }

    /** Chooses a tab beside the picture. */
    void showPane(String id) {
        TabPane panes = user.part("#panes", TabPane.class);
        FxThread.run(() -> panes.getSelectionModel().select(tab(panes, id)));
        user.awaitPulses(2);
    }

    /** Chooses a tab at the foot of the window, and unfolds it if need be. */
    void showLower(String id) {
        if (!user.sees("#lowerPanes")) {
            user.pressWith(KeyCode.CONTROL, KeyCode.I);
        }
        TabPane panes = user.part("#lowerPanes", TabPane.class);
        FxThread.run(() -> panes.getSelectionModel().select(tab(panes, id)));
        user.awaitPulses(3);
    }

    /** What the tab of the issues says. */
    String issuesTitle() {
        return lowerTitle("issuesTab");
    }

    /** What a tab at the foot of the window says. */
    String lowerTitle(String id) {
        return FxThread.ask(() -> tab(user.part("#lowerPanes", TabPane.class), id).getText());
    }

    /** The tabs that are there, in their order. */
    List<String> panes(String tabPane) {
        TabPane panes = user.part(tabPane, TabPane.class);
        return FxThread.ask(() -> panes.getTabs().stream().map(Tab::getId).toList());
    }

    private static Tab tab(TabPane panes, String id) {
        return panes.getTabs().stream()
                .filter(tab -> id.equals(tab.getId()))
                .findFirst()
                .orElseThrow();
    }

    /** Empty if there is none. */
    String selectedJoint() {
        TreeView<?> tree = user.part("#joints", TreeView.class);
        TreeItem<?> selected = tree.getSelectionModel().getSelectedItem();
        return selected == null ? "" : name(selected);
    }

    private static String name(TreeItem<?> item) {
        return ((JointRow) item.getValue()).name();
    }

    CheckMenuItem menuItem(String text) {
        return (CheckMenuItem) anyMenuItem(text);
    }

    /** Whether one of several items that exclude each other is the one. */
    boolean isChosen(String text) {
        return ((RadioMenuItem) anyMenuItem(text)).isSelected();
    }

    private MenuItem anyMenuItem(String text) {
        return user.part(".menu-bar", MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> text.equals(plain(item)))
                .findFirst()
                .orElseThrow();
    }

    /** Its text without the mark of the key that chooses it. */
    private static String plain(MenuItem item) {
        return item.getText() == null ? "" : item.getText().replace("_", "");
    }
}
