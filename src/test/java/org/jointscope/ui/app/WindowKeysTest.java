package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys of the viewport and the timeline while other controls have the focus. */
@Needs3D
class WindowKeysTest extends WindowFixture {

    @ParameterizedTest
    @ValueSource(strings = {"#joints", "#flags", "#baseframe", "#frames", "#issues", "#panes"})
    void viewportKeysWorkFrom(String control) throws TimeoutException {
        start(guard, walk);
        user.pause();
        focus(control);
        for (KeyCode key : new KeyCode[] {KeyCode.M, KeyCode.S, KeyCode.N, KeyCode.G}) {
            boolean before = user.part(tool(key), ToggleButton.class).isSelected();
            user.press(key);
            assertThat(user.part(tool(key), ToggleButton.class).isSelected())
                    .as("after " + key)
                    .isNotEqualTo(before);
        }
        Picture first = user.look("#picture");
        user.press(KeyCode.DIGIT7);
        Picture top = user.look("#picture");
        assertThat(top.unlike(first)).as("seen from the top").isGreaterThan(0.005);
        user.pressWith(KeyCode.SHIFT, KeyCode.DIGIT1);
        assertThat(user.look("#picture").unlike(top)).as("the back").isGreaterThan(0.005);
        user.press(KeyCode.R);
        assertThat(user.look("#picture").unlike(first)).as("the first view").isZero();
    }

    private static String tool(KeyCode key) {
        return switch (key) {
            case M -> "#mesh";
            case S -> "#skeleton";
            case N -> "#names";
            default -> "#grid";
        };
    }

    private void focus(String control) {
        switch (control) {
            case "#flags" -> showPane("flagsTab");
            case "#baseframe" -> showPane("baseframeTab");
            case "#frames" -> showLower("framesTab");
            case "#source" -> showPane("sourceTab");
            case "#issues" -> showLower("issuesTab");
            default -> {}
        }
        Node node = user.part(control, Node.class);
        FxThread.run(node::requestFocus);
        user.awaitPulses(2);
    }

    @Test
    void selectedJointIsFramedFromTheTree() throws TimeoutException {
        start(guard);
        user.click("head");
        Picture whole = user.look("#picture");
        user.press(KeyCode.F);
        assertThat(user.look("#picture").unlike(whole)).isGreaterThan(0.1);
        assertThat(selectedJoint()).isEqualTo("head");
        user.press(KeyCode.A);
        assertThat(user.look("#picture").unlike(whole)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#joints", "#baseframe", "#frames", "#issues"})
    void spacePlaysFrom(String control) throws TimeoutException {
        startPlaying(guard, walk);
        focus(control);
        user.press(KeyCode.SPACE);
        assertThat(user.seesPlaying()).isFalse();
        user.press(KeyCode.SPACE);
        assertPlays();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#joints", "#baseframe", "#frames", "#issues", "#source"})
    void rangeIsSetFrom(String control) throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.focus("#picture");
        user.press(KeyCode.HOME);
        user.press(KeyCode.RIGHT);
        focus(control);
        user.pressWith(KeyCode.ALT, KeyCode.HOME);
        assertThat(user.hasFocus(control)).isTrue();
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 1–4");
        user.hold(KeyCode.SHIFT);
        user.pressWith(KeyCode.ALT, KeyCode.HOME);
        user.letGo(KeyCode.SHIFT);
        assertThat(user.text("#rangeText")).isEqualTo("range: all frames");
        user.press(KeyCode.PERIOD);
        user.pressWith(KeyCode.ALT, KeyCode.END);
        assertThat(user.text("#rangeText")).isEqualTo("range: frames 0–2");
    }

    @Test
    void spaceInFlagsBelongsToTheSelectedJoint() throws TimeoutException {
        startPlaying(guard, walk);
        user.click("hips");
        showPane("flagsTab");
        user.click("#flags .table-row-cell:selected .component-square");
        user.press(KeyCode.SPACE);
        assertThat(user.seesPlaying()).isTrue();
        showLower("editsTab");
        assertThat(lowerTitle("editsTab")).as("the click and the key").isEqualTo("Edits 2");
    }

    @Test
    void keysThatAListUsesStayThere() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("hips");
        String frame = user.text("#frame");
        user.press(KeyCode.LEFT);
        assertThat(joints()).containsExactly("origin", "hips");
        user.press(KeyCode.RIGHT);
        assertThat(joints()).containsExactly("origin", "hips", "head");
        user.press(KeyCode.HOME);
        assertThat(selectedJoint()).isEqualTo("origin");
        assertThat(user.text("#frame")).isEqualTo(frame);
    }

    @Test
    void typedTextIsNoCommand() throws TimeoutException {
        startPlaying(guard, walk);
        Picture before = user.look("#viewportTools");
        user.click("#jointFilter");
        user.type("nms l.,");
        user.click("#speedFactor");
        user.type("n.,");
        user.press(KeyCode.ESCAPE);
        assertThat(user.seesPlaying()).isTrue();
        assertThat(isChosen("Loop")).isTrue();
        assertThat(user.part("#names", ToggleButton.class).isSelected()).isFalse();
        assertThat(user.part("#mesh", ToggleButton.class).isSelected()).isTrue();
        assertThat(user.look("#viewportTools").unlike(before)).isZero();
    }

    @Test
    void shortcutsFitOnASmallScreenAndScroll() throws TimeoutException {
        start(guard);
        user.resize(1024, 700);
        user.press(KeyCode.F1);
        FxThread.await("the list opens", () -> user.sees(".keys"));
        ScrollPane list = user.part(".dialog-pane .scroll-pane", ScrollPane.class);
        Window dialog = FxThread.ask(() -> list.getScene().getWindow());
        assertThat(dialog.getHeight()).isLessThanOrEqualTo(700);
        assertThat(dialog.getWidth()).isLessThanOrEqualTo(1024);
        assertThat(user.part(".dialog-pane .scroll-bar:vertical", ScrollBar.class)
                        .isVisible())
                .isTrue();
        user.press(KeyCode.PAGE_DOWN);
        double hidden = list.getContent().getLayoutBounds().getHeight()
                - list.getViewportBounds().getHeight();
        assertThat(list.getVvalue() * hidden)
                .as("scrolled by a page")
                .isEqualTo(Math.min(hidden, list.getViewportBounds().getHeight()));
        assertThat(user.texts(".keys .label"))
                .contains("Joint Names (MD5)", "Normals (.md2)")
                .contains("Ctrl+1", "Ctrl+9", "Ctrl+I", "Ctrl+J", "Ctrl+C", "Ctrl+G")
                .noneMatch(text -> text.contains("{"));
        user.press(KeyCode.END);
        assertThat(list.getVvalue()).isEqualTo(1);
        assertThat(user.texts(".keys .heading")).contains("Everywhere, unless the focused control uses the key");
        user.press(KeyCode.ESCAPE);
        assertThat(user.sees(".keys")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#joints", "#flags", "#frames", "#source", "#jointSheet"})
    void keyOpensTheContextMenuOf(String part) throws TimeoutException {
        start(guard, walk);
        showLower("framesTab");
        user.click("head");
        showPane(Map.of("#flags", "flagsTab", "#source", "sourceTab").getOrDefault(part, "jointTab"));
        user.focus(part);
        user.press(KeyCode.DOWN);
        user.pressWith(KeyCode.SHIFT, KeyCode.F10);
        ContextMenu menu = FxThread.ask(() -> Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .findFirst()
                .orElseThrow());
        Bounds bounds = FxThread.ask(() -> {
            Node node = user.part(part, Node.class);
            return node.localToScreen(node.getLayoutBounds());
        });
        assertThat(bounds.contains(menu.getAnchorX(), menu.getAnchorY())).isTrue();
        assertThat(menu.getItems()).isNotEmpty();
        user.press(KeyCode.ESCAPE);
        assertThat(menu.isShowing()).isFalse();
        assertThat(user.hasFocus(part)).isTrue();
    }

    @Test
    void menuStaysOpenIfAltIsReleasedBeforeTheLetter() throws TimeoutException {
        start(guard, walk);
        for (int round = 0; round < 2; round++) {
            user.hold(KeyCode.ALT);
            user.hold(KeyCode.E);
            user.letGo(KeyCode.ALT);
            user.letGo(KeyCode.E);
            assertThat(menu(1).isShowing()).isTrue();
            user.press(KeyCode.ESCAPE);
            assertThat(menu(1).isShowing()).isFalse();
        }
        user.press(KeyCode.ALT);
        assertThat(highlightsMenu()).as("Alt alone").isTrue();
        user.press(KeyCode.ESCAPE);
    }

    private Menu menu(int index) {
        return user.part("#menuBar", MenuBar.class).getMenus().get(index);
    }

    private boolean highlightsMenu() {
        return !user.parts("#menuBar .menu-button:hover").isEmpty();
    }
}
