package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.stage.Window;
import org.jointscope.testing.UncaughtExceptions;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.outline.JointRow;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** A window to test, which the tests of a class share, and two files to open in it. */
@Tag("window")
abstract class WindowFixture {
    @TempDir
    Path folder;

    Path guard;
    Path walk;
    WindowUser user;

    /** The user of the window that the tests share. */
    private static Optional<WindowUser> shared = Optional.empty();

    private final UncaughtExceptions exceptions = new UncaughtExceptions();

    @BeforeEach
    void writeFiles() {
        guard = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
    }

    @AfterEach
    void endProgram() throws TimeoutException {
        try (exceptions) {
            if (shared.equals(Optional.ofNullable(user))) {
                shared.ifPresent(WindowUser::pause);
            } else {
                endShared();
            }
            exceptions.assertNone();
        }
    }

    @AfterAll
    static void endShared() throws TimeoutException {
        shared = Optional.empty();
        WindowUser.endCurrent();
    }

    /**
     * Opens files in the window; most tests then use keys of the viewport, and some compare pictures of it without the
     * ring that it has before the first press of the mouse.
     */
    void start(Path... files) throws TimeoutException {
        start(false, files);
    }

    /** Opens files with the setting to play them. */
    void startPlaying(Path... files) throws TimeoutException {
        start(true, files);
    }

    private void start(boolean playing, Path... files) throws TimeoutException {
        if (shared.isEmpty() || !shared.get().reset(playing, files)) {
            shared = Optional.of(WindowUser.start(JointscopeApplication.class, WindowUser.settings(playing), files));
        }
        begin(shared.get());
    }

    /** Opens files in a window that no other test uses. */
    void startNew(Path... files) throws TimeoutException {
        begin(WindowUser.start(files));
    }

    /** Opens files in a window that no other test uses, with stored settings. */
    void startNew(String settings, Path... files) throws TimeoutException {
        begin(WindowUser.start(JointscopeApplication.class, WindowUser.settings(settings), files));
    }

    private void begin(WindowUser started) {
        user = started;
        user.clickAt(".status", 2, 2);
        user.focus("#picture");
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

    /** Selects a tab next to the viewport. */
    void showPane(String id) {
        TabPane panes = user.part("#panes", TabPane.class);
        FxThread.run(() -> panes.getSelectionModel().select(tab(panes, id)));
        user.awaitPulses(2);
    }

    /** Selects a tab at the bottom of the window, and unfolds it if necessary. */
    void showLower(String id) {
        if (!user.sees("#lowerPanes")) {
            FxThread.run(user.part("#findings", Button.class)::fire);
        }
        TabPane panes = user.part("#lowerPanes", TabPane.class);
        FxThread.run(() -> panes.getSelectionModel().select(tab(panes, id)));
        user.awaitPulses(3);
    }

    /** The name of files in the folder of this test among the recent files. */
    String recentName(String files) {
        return files + " – " + folder.getFileName();
    }

    /** The visible tooltip whose text has a beginning. */
    static Optional<Tooltip> tooltip(String beginning) {
        return FxThread.ask(() -> Window.getWindows().stream()
                .filter(Tooltip.class::isInstance)
                .map(Tooltip.class::cast)
                .filter(tip -> tip.getText().startsWith(beginning))
                .findFirst());
    }

    /** The title of the tab of the issues. */
    String issuesTitle() {
        return lowerTitle("issuesTab");
    }

    /** The title of a tab at the bottom of the window. */
    String lowerTitle(String id) {
        return FxThread.ask(
                () -> tab(user.part("#lowerPanes", TabPane.class), id).getText());
    }

    /** The visible tabs, in order. */
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

    /** Whether an item in a group of exclusive items is selected. */
    boolean isChosen(String text) {
        return ((RadioMenuItem) anyMenuItem(text)).isSelected();
    }

    boolean isEnabled(String item) {
        return !anyMenuItem(item).isDisable();
    }

    private MenuItem anyMenuItem(String text) {
        return user.part(".menu-bar", MenuBar.class).getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .flatMap(item -> item instanceof Menu menu ? menu.getItems().stream() : Stream.of(item))
                .filter(item -> text.equals(plain(item)))
                .findFirst()
                .orElseThrow();
    }

    /** Its text without the mnemonic. */
    private static String plain(MenuItem item) {
        return item.getText() == null ? "" : item.getText().replace("_", "");
    }
}
